import Dovetail
import Synchronization
import Testing

@Suite struct ObservationTests {
    struct Refusal: Error {}

    private let observer = EventObserver()
    private var events: [String] { observer.log.events }

    @Test func `an observer is told of everything under its root`() async throws {
        let host = try TestScope("Host", observer: observer)
        let account = try TestScope("Account", in: host)
        account.lifetime.onEnd("Database", position: 0) {}
        account.lifetime.onEnd("Sync", position: 1) { throw Refusal() }
        await account.end()
        _ = try TestScope("Account", in: host)
        await host.end()
        #expect(
            events == [
                "opened Host 0", "opened Account 1 in Host 0",
                "ended Sync of Account 1: Refusal()",
                "ended Database of Account 1", #"ended Account 1: ["Account.Sync", "Account.Database", "Account"]"#,
                "opened Account 2 in Host 0", #"ended Host 0: ["Host"]"#,
            ]
        )
    }

    @Test func `an observer is told of what is made, by scopes of either kind`() throws {
        func make(_ name: StaticString, _ watch: ObjectWatch?) -> String {
            ObjectWatch.tell(watch, name, ObjectWatch.start(watch), "made")
        }
        let host = try TestScope("Host", observer: observer)
        let account = try ScopeLifetime("Account", in: host.lifetime)
        defer { account.abandon() }
        #expect(make("Database", account.objectWatch) == "made")
        account.finishOpening()
        _ = make("Screen", host.lifetime.objectWatch)
        let local = UnsynchronizedLifetime("Local", observer: observer)
        let inner = try UnsynchronizedLifetime("Inner", in: local)
        _ = make("Log", inner.objectWatch)
        #expect(
            events == [
                "opened Host 0", "made Database in Account 1", "opened Account 1 in Host 0", "made Screen in Host 0",
                "made Log in Inner 1",
            ]
        )
    }

    @Test func `nothing watches where there is no observer`() throws {
        let host = try TestScope("Host")
        #expect(host.lifetime.objectWatch == nil)
        let account = try ScopeLifetime("Account", in: host.lifetime)
        defer { account.abandon() }
        #expect(account.objectWatch == nil)
        #expect(UnsynchronizedLifetime("Local").objectWatch == nil)
    }

    @Test func `the time that making took is the event's`() throws {
        final class Last: ScopeObserver {
            let event = Mutex<ObjectMade?>(nil)
            func objectMade(_ event: ObjectMade) { self.event.withLock { $0 = event } }
        }
        let last = Last()
        let watch = try TestScope("Host", observer: last).lifetime.objectWatch
        let before = ContinuousClock.now
        let start = ObjectWatch.start(watch)
        let between = ContinuousClock.now
        _ = ObjectWatch.tell(watch, "Log", start, 5)
        let after = ContinuousClock.now
        let event = try #require(last.event.withLock { $0 })
        // Starts are kept in whole nanoseconds.
        #expect(event.start >= before - .nanoseconds(1) && event.start <= between)
        #expect(event.start + event.duration >= between && event.start + event.duration <= after)
    }

    @Test func `an opening that fails is told of with how it ended`() async throws {
        let host = try TestScope("Host", observer: observer)
        let first = try ScopeLifetime("Account", in: host.lifetime)
        first.onEnd("Database", position: 0) { throw Refusal() }
        await first.endAbandonedOpening(ScopeEnded(scope: "Other"))
        let second = try ScopeLifetime("Account", in: host.lifetime)
        second.abandonOpening(Refusal())
        #expect(
            events == [
                "opened Host 0", "ended Database of Account 1: Refusal()",
                #"ended Account 1: ["Account.Database", "Account"]"#,
                "opening Account 1 failed: the scope Other has ended; ended [\"Account.Database\", \"Account\"], "
                    + "failed [\"Account.Database: Refusal()\"]",
                "opening Account 2 failed: Refusal(); ended [], failed []",
            ]
        )
    }

    @Test func `a scope that is released with hooks is told of`() async throws {
        let host = try TestScope("Host", observer: observer)
        for hasHook in [true, false] {
            let account = try TestScope("Account", in: host)
            if hasHook { account.lifetime.onEnd("Database", position: 0) {} }
            if hasHook { account.lifetime.onEnd("Sync", position: 1) {} }
        }
        #expect(
            events == [
                "opened Host 0", "opened Account 1 in Host 0", #"dropped Account 1: ["Sync", "Database"]"#,
                "opened Account 2 in Host 0",
            ]
        )
    }

    @Test func `a scope of one place tells as much`() async throws {
        let host = UnsynchronizedLifetime("Host", observer: observer)
        host.finishOpening()
        let account = try UnsynchronizedLifetime("Account", in: host)
        account.onEnd("Log", position: 0, "log") { _, _ in throw Refusal() }
        await account.endAbandonedOpening(Refusal())
        let dropped = try UnsynchronizedLifetime("Account", in: host)
        dropped.onEnd("Log", position: 0, "log") { _, _ in }
        dropped.abandon()
        #expect(await host.end().ended == ["Host"])
        #expect(
            events == [
                "opened Host 0", "ended Log of Account 1: Refusal()",
                #"ended Account 1: ["Account.Log", "Account"]"#,
                "opening Account 1 failed: Refusal(); ended [\"Account.Log\", \"Account\"], failed [\"Account.Log: Refusal()\"]",
                #"dropped Account 2: ["Log"]"#, #"ended Host 0: ["Host"]"#,
            ]
        )
    }
}
