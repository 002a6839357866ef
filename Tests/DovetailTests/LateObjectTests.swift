import Dovetail
import Testing

@Suite struct LateObjectTests {
    @Test func `what is made while its scope ends is ended with it`() async {
        let scope = ScopeLifetime("Account")
        let (log, lazy) = (EventLog(), Lazy<String>("Search"))
        scope.onEnd("Sync", position: 0) {
            _ = lazy.value(in: scope) {
                scope.onEnd("Search", position: 1) { log.add("search ended") }
                return "search"
            }
            log.add("sync ended")
        }
        scope.finishOpening()
        #expect(await scope.end().ended == ["Account.Sync", "Account.Search", "Account"])
        #expect(log.events == ["sync ended", "search ended"])
    }

    @Test func `what is made when its scope has ended is ended at once`() async {
        let scope = ScopeLifetime("Account")
        scope.finishOpening()
        _ = await scope.end()
        let (lazy, ended) = (Lazy<String>("Search"), Gate())
        let made = lazy.value(in: scope) {
            scope.onEnd("Search", position: 1) { ended.open() }
            return "search"
        }
        #expect(made == "search")
        await ended.wait()
    }

    @Test func `what is being made when its scope ends is ended with it`() async {
        let scope = ScopeLifetime("Account")
        let (log, lazy) = (EventLog(), Lazy<String>("Search"))
        scope.onEnd("Sync", position: 0) { log.add("sync ended") }
        let ending = Task { await scope.end() }
        while !scope.hasEnded { await Task.yield() }
        _ = lazy.value(in: scope) {
            // From here on the ending goes on, until it has to wait for this object.
            scope.finishOpening()
            for _ in 0..<100_000 where !log.events.isEmpty { break }
            scope.onEnd("Search", position: 1) { log.add("search ended") }
            return "search"
        }
        #expect(await ending.value.ended == ["Account.Search", "Account.Sync", "Account"])
        #expect(log.events == ["search ended", "sync ended"])
    }
}

/// In a scope that is used from one place nothing can run beside whoever holds it.
@Suite struct LateObjectOfOnePlaceTests {
    private final class Log {
        var lines: [String] = []
    }

    private let log = Log()

    private func opened(_ observer: (any ScopeObserver)? = nil) -> UnsynchronizedLifetime {
        let scope = UnsynchronizedLifetime("Command", observer: observer)
        scope.finishOpening()
        return scope
    }

    private func make(_ name: StaticString, at position: Int, in scope: UnsynchronizedLifetime) {
        _ = UnsynchronizedLazy<String>(name).value(in: scope) { [log] in
            scope.onEnd("\(name)", position: position, log) { log, _ in log.lines.append("\(name)") }
            return "\(name)"
        }
    }

    @MainActor @Test func `what is made while its scope ends is ended with it, in the order of the graph`() async {
        let scope = opened()
        scope.onEnd("Store", position: 1, log) { log, _ in log.lines.append("Store") }
        scope.onEnd("Sync", position: 4, (self, scope)) { pair, _ in
            pair.0.make("Low", at: 0, in: pair.1)
            pair.0.make("High", at: 3, in: pair.1)
            pair.0.make("Middle", at: 2, in: pair.1)
        }
        let ended = await scope.end().ended
        #expect(log.lines == ["High", "Middle", "Store", "Low"])
        #expect(ended == ["Command.Sync", "Command.High", "Command.Middle", "Command.Store", "Command.Low", "Command"])
    }

    @Test func `what is made when its scope has ended is ended by the next call, once`() async {
        let scope = opened()
        scope.onEnd("Store", position: 0, log) { log, _ in log.lines.append("Store") }
        _ = await scope.end()
        make("Cache", at: 1, in: scope)
        make("Search", at: 2, in: scope)
        #expect(log.lines == ["Store"])
        let ended = ["Command.Store", "Command", "Command.Search", "Command.Cache"]
        let first = await scope.end().ended
        #expect(first == ended)
        let second = await scope.end().ended
        #expect(second == ended)
        #expect(log.lines == ["Store", "Search", "Cache"])
        // Nothing is left to tell of.
        scope.abandon()
    }

    @MainActor @Test func `a late hook may end its scope`() async {
        let scope = opened()
        _ = await scope.end()
        scope.onEnd("Cache", position: 0, (scope, log)) { pair, isolation in
            pair.1.lines.append("\(await pair.0.end(isolation: isolation).ended)")
        }
        let ended = await scope.end().ended
        #expect(ended == ["Command", "Command.Cache"])
        #expect(log.lines == [#"["Command"]"#])
    }

    @Test func `what is made late in a child is ended before what it may need`() async throws {
        let scope = opened()
        let children = try ["First", "Second"].map { try UnsynchronizedLifetime($0, in: scope) }
        for child in children { child.finishOpening() }
        // The one ends on its own, the other with its parent.
        _ = await children[0].end()
        make("Draft", at: 0, in: children[0])
        scope.onEnd("Store", position: 0, log) { log, _ in log.lines.append("Store") }
        _ = await scope.end()
        #expect(log.lines == ["Draft", "Store"])
        make("Cache", at: 1, in: scope)
        make("Page", at: 0, in: children[0])
        make("Search", at: 0, in: children[1])
        _ = await scope.end()
        #expect(log.lines == ["Draft", "Store", "Search", "Page", "Cache"])
    }

    @Test func `what is made when its scope has ended and is never ended is told of`() async {
        let observer = EventObserver()
        let scope = opened(observer)
        _ = await scope.end()
        make("Cache", at: 1, in: scope)
        make("Search", at: 2, in: scope)
        scope.abandon()
        scope.abandon()
        #expect(log.lines == [])
        let told = [#"ended Command 0: ["Command"]"#, #"dropped Command 0: ["Search", "Cache"]"#]
        #expect(observer.log.events.suffix(2) == told)
    }

    @MainActor @Test func `an ending goes on when nobody holds the scope any more`() async {
        let observer = EventObserver()
        let scope = opened(observer)
        scope.onEnd("Store", position: 0, log) { log, _ in log.lines.append("Store") }
        scope.onEnd("Sync", position: 1, scope) { scope, _ in scope.abandon() }
        let ended = await scope.end().ended
        #expect(ended == ["Command.Sync", "Command.Store", "Command"])
        #expect(!observer.log.events.contains { $0.hasPrefix("dropped") })
    }

    #if DEBUG
        @Test func `where nobody can be told, a debug build stops and says what to call`() async throws {
            let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let scope = UnsynchronizedLifetime("Command")
                scope.finishOpening()
                _ = await scope.end()
                scope.onEnd("Cache", position: 0, "cache") { _, _ in }
                scope.abandon()
            }
            let message =
                "the scope Command was released and not ended again, so that these were not: Cache; call `end()` once more,"
            #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains(message))
        }
    #endif
}
