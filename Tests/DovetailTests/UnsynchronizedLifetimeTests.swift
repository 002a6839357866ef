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
}
