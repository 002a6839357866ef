import Dovetail
import Testing

/// The life of a scope that is used from one place.
@Suite struct UnsynchronizedLifetimeTests {
    /// Not `Sendable`: what hooks write to.
    private final class Log {
        var lines: [String] = []
    }

    private struct Broken: Error {}

    private func opened(_ name: String) -> UnsynchronizedLifetime {
        let lifetime = UnsynchronizedLifetime(name)
        lifetime.finishOpening()
        return lifetime
    }

    private func opened(_ name: String, in parent: UnsynchronizedLifetime) throws -> UnsynchronizedLifetime {
        let lifetime = try UnsynchronizedLifetime(name, in: parent)
        lifetime.finishOpening()
        return lifetime
    }

    @MainActor @Test func `an ending parent waits for a child that is still opening`() async throws {
        let log = Log()
        let parent = opened("Parent")
        let child = try UnsynchronizedLifetime("Child", in: parent)
        let opening = Task {
            while !child.hasEnded { await Task.yield() }
            child.onEnd("Late", position: 0, log) { log, _ in log.lines.append("late") }
            child.finishOpening()
        }
        #expect(await parent.end().ended == ["Child.Late", "Child", "Parent"])
        await opening.value
        #expect(log.lines == ["late"])
    }

    @Test func `children end before their parent's objects, last opened and last made first`() async throws {
        let log = Log()
        let parent = opened("Parent")
        parent.onEnd("A", position: 0, log) { log, _ in log.lines.append("A") }
        parent.onEnd("B", position: 2, log) { log, _ in log.lines.append("B") }
        parent.onEnd("C", position: 1, log) { log, _ in log.lines.append("C") }
        let first = try opened("First", in: parent)
        let second = try opened("Second", in: parent)
        first.onEnd("X", position: 0, log) { log, _ in log.lines.append("X") }
        second.onEnd("Y", position: 0, log) { log, _ in log.lines.append("Y") }
        let report = await parent.end()
        #expect(log.lines == ["Y", "X", "B", "C", "A"])
        #expect(
            report.ended == ["Second.Y", "Second", "First.X", "First", "Parent.B", "Parent.C", "Parent.A", "Parent"]
        )
        #expect(first.hasEnded && second.hasEnded)
    }

    @Test func `a hook that throws is told of, and the ending goes on`() async {
        let log = Log()
        let lifetime = opened("Scope")
        lifetime.onEnd("A", position: 0, log) { log, _ in log.lines.append("A") }
        lifetime.onEnd("B", position: 1, log) { _, _ in throw Broken() }
        let report = await lifetime.end()
        #expect(log.lines == ["A"])
        #expect(report.failures.map(\.name) == ["Scope.B"])
        #expect(report.ended == ["Scope.B", "Scope.A", "Scope"])
    }

    @Test func `it ends once, and what ended is told again`() async throws {
        let log = Log()
        let lifetime = opened("Scope")
        lifetime.onEnd("A", position: 0, log) { log, _ in log.lines.append("A") }
        let first = await lifetime.end()
        let second = await lifetime.end()
        #expect(log.lines == ["A"])
        #expect(first.ended == second.ended)
    }

    @Test func `a hook that ends its own scope gets nothing, and nothing runs twice`() async {
        let log = Log()
        let lifetime = opened("Scope")
        lifetime.onEnd("A", position: 0, log) { log, _ in log.lines.append("A") }
        lifetime.onEnd("B", position: 1, (lifetime, log)) { pair, isolation in
            pair.1.lines.append("B \(await pair.0.end(isolation: isolation).ended.count)")
        }
        _ = await lifetime.end()
        #expect(log.lines == ["B 0", "A"])
    }

    @Test func `from the first moment of the ending on nothing opens`() async throws {
        let parent = opened("Parent")
        let reference = UnsynchronizedReference<Log>(parent)
        let log = Log()
        reference.fill(log)
        #expect(try reference.open("A", for: "B") === log)
        _ = await parent.end()
        #expect(throws: ScopeEnded(scope: "Parent")) { try UnsynchronizedLifetime("Child", in: parent) }
        #expect(throws: ScopeEnded(scope: "Parent")) { try reference.open("A", for: "B") }
        #expect(reference.held("A", for: "B") === log)
    }

    @Test func `hooks run on the actor of whoever ends the scope`() async {
        actor Owner {
            let lifetime = UnsynchronizedLifetime("Scope")
            var isEnded = false

            func end() async {
                lifetime.finishOpening()
                lifetime.onEnd("A", position: 0, self) { owner, isolation in
                    #expect(isolation === owner)
                    owner.assertIsolated()
                }
                _ = await lifetime.end()
                isEnded = true
            }
        }
        let owner = Owner()
        await owner.end()
        #expect(await owner.isEnded)
    }

    @Test func `a lazy object is made once, and after a failure again`() throws {
        let lifetime = opened("Scope")
        let lazy = UnsynchronizedLazy<Log>("Log")
        #expect(throws: Broken.self) { try lazy.value(in: lifetime) { () throws(Broken) in throw Broken() } }
        #expect(lazy.value == nil)
        let first = lazy.value(in: lifetime) { Log() }
        #expect(lazy.value(in: lifetime) { Log() } === first)
    }

    /// What several tasks of one actor use.
    @MainActor private final class Family {
        let log = Log()
        let started = Gate()
        let goOn = Gate()
        let parent = UnsynchronizedLifetime("Parent")
        let child: UnsynchronizedLifetime

        init() throws {
            parent.finishOpening()
            parent.onEnd("Store", position: 0, log) { log, _ in log.lines.append("store") }
            child = try UnsynchronizedLifetime("Child", in: parent)
            child.onEnd("Draft", position: 0, (log, started, goOn)) { held, _ in
                held.1.open()
                await held.2.wait()
                held.0.lines.append("draft")
            }
        }

        func endParent() async -> [String] { await parent.end().ended }
        func endChild() async -> [String] { await child.end().ended }
        func failToOpenChild() async { await child.endAbandonedOpening(Broken()) }
        func note(_ line: String) { log.lines.append(line) }
        var lines: [String] { log.lines }
    }

    @MainActor @Test func `whoever calls it meanwhile waits for the same ending`() async throws {
        let family = try Family()
        family.child.finishOpening()
        let first = Task { await family.endChild() }
        await family.started.wait()
        let second = Task {
            let ended = await family.endChild()
            family.note("second call")
            return ended
        }
        for _ in 0..<100 { await Task.yield() }
        #expect(family.lines == [])
        family.goOn.open()
        let reports = await [first.value, second.value]
        #expect(reports == [["Child.Draft", "Child"], ["Child.Draft", "Child"]])
        #expect(family.lines == ["draft", "second call"])
    }

    @MainActor @Test func `a parent waits for a child that is ending already`() async throws {
        let family = try Family()
        family.child.finishOpening()
        let first = Task { await family.endChild() }
        await family.started.wait()
        let second = Task { await family.endParent() }
        for _ in 0..<100 { await Task.yield() }
        #expect(family.parent.hasEnded)
        #expect(family.lines == [])
        family.goOn.open()
        let ended = await second.value
        #expect(ended == ["Child.Draft", "Child", "Parent.Store", "Parent"])
        #expect(family.lines == ["draft", "store"])
        _ = await first.value
    }

    @MainActor @Test func `a failed opening that its parent waits for has ended when its error is told`() async throws {
        let family = try Family()
        let ending = Task { await family.endParent() }
        while !family.child.hasEnded { await Task.yield() }
        let opening = Task {
            await family.failToOpenChild()
            family.note("told")
        }
        await family.started.wait()
        for _ in 0..<100 { await Task.yield() }
        #expect(family.lines == [])
        family.goOn.open()
        await opening.value
        _ = await ending.value
        #expect(family.lines.filter { $0 != "store" } == ["draft", "told"])
        #expect(family.lines.firstIndex(of: "store") != 0)
    }

    @MainActor @Test func `a hook that ends a scope around its own has it ended once its own has`() async throws {
        let log = Log()
        let parent = opened("Parent")
        parent.onEnd("Store", position: 0, log) { log, _ in log.lines.append("store") }
        let child = try opened("Child", in: parent)
        let sibling = try opened("Sibling", in: parent)
        sibling.onEnd("Page", position: 0, log) { log, _ in log.lines.append("page") }
        child.onEnd("Draft", position: 0, log) { log, _ in log.lines.append("draft") }
        child.onEnd("Account", position: 1, (parent, sibling, log)) { held, isolation in
            let (parent, sibling, log) = held
            log.lines.append("\(await parent.end(isolation: isolation).ended)")
            #expect(throws: ScopeEnded(scope: "Parent")) { try UnsynchronizedLifetime("Late", in: parent) }
            // Another one in there doesn't end the parent while this hook runs.
            log.lines.append("\(await sibling.end(isolation: isolation).ended)")
        }
        let ended = await child.end().ended
        #expect(ended == ["Child.Account", "Child.Draft", "Child"])
        #expect(log.lines == ["[]", "page", #"["Sibling.Page", "Sibling"]"#, "draft", "store"])
        let all = await parent.end().ended
        #expect(all == ["Parent.Store", "Parent"])
    }
}
