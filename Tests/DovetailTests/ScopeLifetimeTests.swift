import Dovetail
import Testing

@Suite struct ScopeLifetimeTests {
    struct Refusal: Error {}

    private func opened(_ name: String, in parent: ScopeLifetime? = nil) throws -> ScopeLifetime {
        let lifetime = try parent.map { try ScopeLifetime(name, in: $0) } ?? ScopeLifetime(name)
        lifetime.finishOpening()
        return lifetime
    }

    @Test func `hooks run from the last position to the first, whenever they were added`() async throws {
        let scope = try opened("Account")
        scope.onEnd("Second", position: 1) {}
        scope.onEnd("First", position: 0) {}
        scope.onEnd("Third", position: 2) {}
        let report = await scope.end()
        #expect(report.ended == ["Account.Third", "Account.Second", "Account.First", "Account"])
        #expect(report.failures.isEmpty)
    }

    @Test func `children end before their parent, the last opened first`() async throws {
        let host = try opened("Host")
        host.onEnd("Log", position: 0) {}
        let first = try opened("First", in: host)
        first.onEnd("Store", position: 0) {}
        let second = try opened("Second", in: host)
        let report = await host.end()
        #expect(report.ended == ["Second", "First.Store", "First", "Host.Log", "Host"])
        #expect(first.hasEnded && second.hasEnded)
    }

    @Test func `a child that ended on its own is not ended again`() async throws {
        let host = try opened("Host")
        let child = try opened("Child", in: host)
        _ = await child.end()
        #expect(await host.end().ended == ["Host"])
    }

    @Test func `a child that was dropped is not in the parent's way`() async throws {
        let host = try TestScope("Host")
        _ = try TestScope("Child", in: host)
        #expect(await host.end().ended == ["Host"])
    }

    @Test(arguments: [true, false])
    func `a child's hook that ends the parent is over before anything of the parent ends`(isAwaited: Bool) async throws
    {
        let account = try opened("Account")
        let session = try opened("Session", in: account)
        let log = EventLog()
        account.onEnd("Database", position: 0) { log.add("database") }
        session.onEnd("Saver", position: 0) {
            log.add("saver begins")
            if isAwaited {
                #expect(await account.end().ended.isEmpty)
            } else {
                Task { await account.end() }
            }
            for _ in 0..<1_000 { await Task.yield() }
            log.add("saver ends")
        }
        session.onEnd("Editor", position: 1) { log.add("editor") }
        _ = await session.end()
        // Whether it lists the session depends on which of the two is faster.
        #expect(await account.end().ended.suffix(2) == ["Account.Database", "Account"])
        #expect(log.events == ["editor", "saver begins", "saver ends", "database"])
    }

    @Test(arguments: [true, false])
    func `a scope that is opening when one around it begins to end is refused, and ends`(hasHook: Bool) async throws {
        let observer = EventObserver()
        let host = try TestScope("Host", observer: observer)
        let account = try TestScope("Account", in: host)
        host.lifetime.onEnd("Log", position: 0) { observer.log.add("log") }
        var session: ScopeLifetime? = try ScopeLifetime("Session", in: account.lifetime)
        if hasHook { session?.onEnd("Editor", position: 0) { observer.log.add("editor") } }
        let ending = Task { await host.end() }
        while !host.lifetime.hasEnded { await Task.yield() }
        #expect { try session?.finishOpeningInside() } throws: {
            ["Host", "Account"].contains(($0 as? ScopeEnded)?.scope)
        }
        session?.abandon()
        session = nil
        _ = await ending.value
        #expect(account.lifetime.hasEnded)
        let endings = observer.log.events.filter { $0.hasPrefix("ended ") && $0.contains(": ") }.map { $0.prefix(8) }
        #expect(endings.first == "ended Se" && endings.last == "ended Ho")
        #expect(
            observer.log.events.filter { ["editor", "log"].contains($0) } == (hasHook ? ["editor", "log"] : ["log"])
        )
        #expect(!observer.log.events.contains { $0.hasPrefix("opened Session") || $0.hasPrefix("dropped") })
        while !observer.log.events.contains(where: { $0.hasPrefix("opening Session 2 failed") }) { await Task.yield() }
    }

    @Test func `a hook that throws is reported and stops nobody`() async throws {
        let scope = try opened("Account")
        let log = EventLog()
        scope.onEnd("First", position: 0) { log.add("first") }
        scope.onEnd("Second", position: 1) { throw Refusal() }
        let report = await scope.end()
        #expect(log.events == ["first"])
        #expect(report.failures.map(\.name) == ["Account.Second"])
        #expect(report.failures.first?.error is Refusal)
    }

    @Test func `an ended scope opens no child`() async throws {
        let host = try opened("Host")
        _ = await host.end()
        #expect(throws: ScopeEnded(scope: "Host")) { try ScopeLifetime("Child", in: host) }
        #expect(throws: ScopeEnded(scope: "Host")) { try host.checkOpen() }
    }

    @Test func `no child opens from the first moment of the ending on`() async throws {
        let host = try opened("Host")
        let log = EventLog()
        host.onEnd("Hook", position: 0) {
            do {
                _ = try ScopeLifetime("Child", in: host)
            } catch {
                log.add("\(error)")
            }
        }
        _ = await host.end()
        #expect(log.events == ["the scope Host has ended"])
    }

    @Test func `all callers get the report of the one ending`() async throws {
        let scope = try opened("Account")
        let log = EventLog()
        scope.onEnd("Hook", position: 0) { log.add("hook") }
        let reports = await withTaskGroup(of: [String].self) { group in
            for _ in 0..<20 { group.addTask { await scope.end().ended } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(reports == Array(repeating: ["Account.Hook", "Account"], count: 20))
        #expect(log.events == ["hook"])
    }

    @Test func `a cancelled caller does not cancel the hooks`() async throws {
        let scope = try opened("Account")
        let log = EventLog()
        let started = Gate()
        let goOn = Gate()
        scope.onEnd("Hook", position: 0) {
            started.open()
            await goOn.wait()
            log.add(Task.isCancelled ? "cancelled" : "finished")
        }
        let caller = Task { await scope.end() }
        await started.wait()
        caller.cancel()
        goOn.open()
        _ = await caller.value
        #expect(log.events == ["finished"])
    }

    @Test func `a hook may end its own scope and those above it`() async throws {
        let host = try opened("Host")
        let account = try opened("Account", in: host)
        account.onEnd("Hook", position: 0) {
            _ = await account.end()
            _ = await host.end()
        }
        #expect(await account.end().ended == ["Account.Hook", "Account"])
        #expect(host.hasEnded)
        #expect(await host.end().ended.last == "Host")
    }

    @Test func `an ending parent waits for a child that is still opening`() async throws {
        let host = try opened("Host")
        let child = try ScopeLifetime("Child", in: host)
        child.onEnd("Early", position: 0) {}
        let ending = Task { await host.end() }
        while !host.hasEnded { await Task.yield() }
        child.onEnd("Late", position: 1) {}
        child.finishOpening()
        #expect(await ending.value.ended == ["Child.Late", "Child.Early", "Child", "Host"])
    }

    @Test func `an opening that fails ends what it made`() async throws {
        let host = try opened("Host")
        let log = EventLog()
        let child = try ScopeLifetime("Child", in: host)
        child.onEnd("First", position: 0) { log.add("first") }
        child.onEnd("Second", position: 1) { log.add("second") }
        await child.endAbandonedOpening(CancellationError())
        #expect(log.events == ["second", "first"])
        #expect(await host.end().ended == ["Host"])
    }

    @Test func `an opening that fails before any hook leaves its parent at once`() async throws {
        let host = try opened("Host")
        let child = try ScopeLifetime("Child", in: host)
        child.abandonOpening(CancellationError())
        #expect(await host.end().ended == ["Host"])
    }

    @Test func `an ending goes on when nobody holds the scope any more`() async throws {
        let host = try opened("Host")
        let account = try opened("Account", in: host)
        account.onEnd("Store", position: 0) {}
        // The parent's ending holds no more than the lifetime.
        account.onEnd("Sync", position: 1) { account.abandon() }
        #expect(await host.end().ended == ["Account.Sync", "Account.Store", "Account", "Host"])
    }

    @Test func `opening and ending children on many threads loses none`() async throws {
        let host = try opened("Host")
        let log = EventLog()
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<200 {
                group.addTask {
                    guard let child = try? ScopeLifetime("Child", in: host) else { return log.add("refused") }
                    child.onEnd("Hook", position: 0) { log.add("ended") }
                    child.finishOpening()
                    if index.isMultiple(of: 3) { _ = await child.end() }
                    // The others are ended by the host, which knows them as long as they are held.
                    _ = await host.end()
                    withExtendedLifetime(child) {}
                }
            }
        }
        #expect(log.events.count == 200)
    }
}
