import Testing

@testable import Dovetail

@Suite struct HookLimitTests {
    private let clock = ManualClock()
    private let log = EventLog()

    private func ending(_ scope: ScopeLifetime) -> Task<EndReport, Never> {
        EndingHook.$clock.withValue(clock) { Task { await scope.end() } }
    }

    @Test func `an overdue hook is cancelled and reported, and the ending goes on`() async {
        let scope = ScopeLifetime("Account")
        scope.finishOpening()
        let (started, cancelled) = (Gate(), Gate())
        scope.onEnd("Database", position: 0) { log.add("database") }
        scope.onEnd("Sync", position: 1, within: .seconds(5)) {
            await withTaskCancellationHandler {
                started.open()
                await cancelled.wait()
                log.add("the hook went on when it was cancelled: \(Task.isCancelled)")
            } onCancel: {
                cancelled.open()
            }
        }
        let ending = ending(scope)
        await started.wait()
        await clock.waitForASleeper()
        clock.advance(by: .seconds(4))
        #expect(log.events == [])
        clock.advance(by: .seconds(1))
        let report = await ending.value
        #expect(report.ended == ["Account.Sync", "Account.Database", "Account"])
        #expect(report.failures.map(\.name) == ["Account.Sync"])
        #expect(report.failures.first?.error as? HookOverdue == HookOverdue(limit: .seconds(5)))
        #expect(log.events.contains("database"))
    }

    @Test func `a hook that hangs for ever keeps nobody`() async {
        let scope = ScopeLifetime("Account")
        scope.finishOpening()
        let (started, never) = (Gate(), Gate())
        scope.onEnd("Sync", position: 0, within: .seconds(1)) {
            started.open()
            await never.wait()
        }
        let ending = ending(scope)
        await started.wait()
        await clock.waitForASleeper()
        clock.advance(by: .seconds(1))
        #expect(await ending.value.failures.count == 1)
        never.open()
    }

    @Test func `a hook that is done in time is as without a limit`() async {
        let scope = ScopeLifetime("Account")
        scope.finishOpening()
        scope.onEnd("First", position: 0, within: .seconds(1)) { log.add("first") }
        scope.onEnd("Second", position: 1, within: .seconds(1)) { throw Refusal() }
        let report = await ending(scope).value
        #expect(log.events == ["first"])
        #expect(report.failures.map(\.name) == ["Account.Second"])
        #expect(report.failures.first?.error is Refusal)
    }

    /// A hook that takes no notice of being cancelled, and does something when it is let go.
    private struct Stubborn {
        let started = Gate()
        let letGo = Gate()
        let done = Gate()

        func add(to scope: ScopeLifetime, _ name: String, _ last: @escaping @Sendable () async throws -> Void) {
            scope.onEnd(name, position: 1, within: .seconds(5)) { [self] in
                started.open()
                await letGo.wait()
                defer { done.open() }
                try await last()
            }
        }

        func becomeOverdue(by clock: ManualClock) async {
            await started.wait()
            await clock.waitForASleeper()
            clock.advance(by: .seconds(5))
        }
    }

    private struct Refusal: Error {}
    private let overdue = "the hook took longer than 5.0 seconds"

    @Test func `an overdue hook of a child keeps its parent no longer`() async throws {
        let host = ScopeLifetime("Host")
        host.finishOpening()
        host.onEnd("Store", position: 0) { log.add("store") }
        let child = try ScopeLifetime("Account", in: host)
        child.finishOpening()
        child.onEnd("Database", position: 0) { log.add("database") }
        let hook = Stubborn()
        hook.add(to: child, "Sync") {}
        let ending = ending(host)
        await hook.becomeOverdue(by: clock)
        let report = await ending.value
        #expect(report.ended == ["Account.Sync", "Account.Database", "Account", "Host.Store", "Host"])
        #expect(report.failures.map { "\($0.name): \($0.error)" } == ["Account.Sync: \(overdue)"])
        #expect(log.events == ["database", "store"])
        hook.letGo.open()
    }

    @Test func `an overdue hook of an opening that failed is told of, and the opening has its own error`() async throws
    {
        let observer = EventObserver()
        let host = try TestScope("Host", observer: observer)
        let account = try ScopeLifetime("Account", in: host.lifetime)
        account.onEnd("Database", position: 0) {}
        let hook = Stubborn()
        hook.add(to: account, "Sync") {}
        let opening = EndingHook.$clock.withValue(clock) { Task { await account.endAbandonedOpening(Refusal()) } }
        await hook.becomeOverdue(by: clock)
        await opening.value
        #expect(
            observer.log.events.last == "opening Account 1 failed: Refusal(); ended "
                + #"["Account.Sync", "Account.Database", "Account"], failed ["Account.Sync: \#(overdue)"]"#
        )
        // Nothing of it is in the parent's way.
        #expect(await host.end().ended == ["Host"])
        hook.letGo.open()
    }

    @Test(arguments: [false, true])
    func `an overdue hook that is done after all is told of, and changes no report`(throwing: Bool) async throws {
        let observer = EventObserver()
        let scope = ScopeLifetime("Account", observer: observer)
        scope.finishOpening()
        let hook = Stubborn()
        hook.add(to: scope, "Sync") { if throwing { throw Refusal() } }
        let ending = ending(scope)
        await hook.becomeOverdue(by: clock)
        #expect(await ending.value.failures.map { "\($0.error)" } == [overdue])
        hook.letGo.open()
        await hook.done.wait()
        while observer.log.count < 4 { await Task.yield() }
        #expect(
            observer.log.events == [
                "opened Account 0", "ended Sync of Account 0: \(overdue)",
                #"ended Account 0: ["Account.Sync", "Account"]"#,
                "ended Sync of Account 0\(throwing ? ": Refusal()" : "")",
            ]
        )
        #expect(await scope.end().failures.map { "\($0.error)" } == [overdue])
    }

    @Test func `an overdue hook may ask for the ending afterwards, and waits for it as anybody does`() async throws {
        let host = try TestScope("Host")
        let account = try TestScope("Account", in: host)
        let (blocking, goOn) = (Gate(), Gate())
        account.lifetime.onEnd("Database", position: 0) {
            blocking.open()
            await goOn.wait()
        }
        let hook = Stubborn()
        hook.add(to: account.lifetime, "Sync") { [log] in
            // The one goes on by now, the other begins.
            log.add("\(await account.end().ended)")
            log.add("\(await host.end().ended)")
        }
        let ending = ending(account.lifetime)
        await hook.becomeOverdue(by: clock)
        await blocking.wait()
        hook.letGo.open()
        for _ in 0..<100 { await Task.yield() }
        #expect(log.events == [])
        goOn.open()
        #expect(await ending.value.ended == ["Account.Sync", "Account.Database", "Account"])
        await hook.done.wait()
        #expect(log.events == [#"["Account.Sync", "Account.Database", "Account"]"#, #"["Host"]"#])
    }

    @Test func `the hook of what is made when its scope has ended has its limit too`() async {
        let observer = EventObserver()
        let scope = ScopeLifetime("Account", observer: observer)
        scope.finishOpening()
        _ = await scope.end()
        let hook = Stubborn()
        EndingHook.$clock.withValue(clock) { hook.add(to: scope, "Search") {} }
        await hook.becomeOverdue(by: clock)
        while observer.log.count < 3 { await Task.yield() }
        #expect(observer.log.events.last == "ended Search of Account 0: \(overdue)")
        hook.letGo.open()
    }

    @Test func `a slot switches though a hook is overdue, and that hook may sign out afterwards`() async throws {
        let slot = ScopeSlot<TestScope>()
        let account = try TestScope("Account")
        let hook = Stubborn()
        hook.add(to: account.lifetime, "Sync") { [log] in
            log.add("\(await slot.end()?.ended ?? [])")
        }
        try await slot.switch { account }
        let switching = EndingHook.$clock.withValue(clock) {
            Task { try await slot.switch { try TestScope("Other") } }
        }
        await hook.becomeOverdue(by: clock)
        let other = try await switching.value
        #expect(slot.current === other)
        hook.letGo.open()
        await hook.done.wait()
        #expect(log.events == [#"["Other"]"#])
        #expect(slot.current == nil)
    }
}
