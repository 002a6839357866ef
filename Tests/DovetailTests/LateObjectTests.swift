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
