import Foundation
import Synchronization
import Testing

@testable import Dovetail

/// Many tasks open, use, end and drop the scopes of one tree. `DOVETAIL_HISTORY_STEPS` says how many steps they take together, and
/// `DOVETAIL_SEED` what each of them chooses; in which order they come is up to the machine.
@Suite struct RandomHistoryTests {
    @Test func `whatever many tasks do to a tree of scopes, each hook runs once and before those around it`()
        async throws
    {
        let environment = ProcessInfo.processInfo.environment
        let steps = environment["DOVETAIL_HISTORY_STEPS"].flatMap(Int.init) ?? 20_000
        let seed = environment["DOVETAIL_SEED"].flatMap(UInt64.init) ?? 1
        let (tasks, stepsOfATree) = (8, 2_000)
        for tree in 0..<max(1, steps / stepsOfATree) {
            let history = try History()
            await withTaskGroup(of: Void.self) { group in
                for task in 0..<tasks {
                    let choices = seed &+ UInt64(tree * tasks + task)
                    group.addTask { await history.take(stepsOfATree / tasks, choosing: choices) }
                }
            }
            #expect(await history.faults() == [], "tree \(tree)")
        }
    }
}

/// One tree of scopes, and what its hooks and its observer tell.
private final class History: Sendable {
    private struct Scope: Sendable {
        let scope: TestScope
        let number: Int
    }

    private struct Record: Sendable {
        /// One a scope.
        var parents: [Int?] = []
        /// By hook, its scope, and whether it was there before the scope began to end.
        var added: [String: (scope: Int, isTimely: Bool)] = [:]
        var ran: [String] = []
        var dropped: [String] = []
    }

    private struct Observer: ScopeObserver {
        let record: @Sendable ([String]) -> Void
        func scopeDropped(_ event: ScopeDropped) { record(event.names) }
    }

    private let open: Guarded<[Scope]>
    private let record: Mutex<Record>
    private let root: TestScope

    init() throws {
        let dropped = Dropped()
        self.dropped = dropped
        root = try TestScope("Root", observer: Observer { dropped.add($0) })
        open = Guarded([Scope(scope: root, number: 0)])
        record = Mutex(Record(parents: [nil]))
    }

    private let dropped: Dropped

    private final class Dropped: Sendable {
        private let storage = Mutex<[String]>([])
        var names: [String] { storage.withLock { $0 } }
        func add(_ names: [String]) { storage.withLock { $0 += names } }
    }

    func take(_ steps: Int, choosing seed: UInt64) async {
        var random = SplitMix(state: seed)
        for _ in 0..<steps {
            guard let scope = pick(&random) else { return }
            switch random.next() % 100 {
            case 0..<35: openChild(of: scope)
            case 35..<75: addHook(to: scope)
            case 75..<85: _ = await scope.scope.end()
            case 85..<95: drop(scope)
            default: await Task.yield()
            }
        }
    }

    private func pick(_ random: inout SplitMix) -> Scope? {
        let choice = Int(random.next() % 1_000_003)
        return open.withLock { open in
            // The first is the root, which ends last: others are chosen first.
            open.count > 1 ? open[1 + choice % (open.count - 1)] : open.first
        }
    }

    private func openChild(of parent: Scope) {
        let wasOpen = !parent.scope.isToEnd
        guard let child = try? TestScope("Scope", in: parent.scope) else {
            // Only what has ended opens no child, and what is in such a scope.
            if wasOpen, !parent.scope.isToEnd { dropped.add(["a child was refused"]) }
            return
        }
        let number = record.withLock { record in
            record.parents.append(parent.number)
            return record.parents.count - 1
        }
        open.withLock { $0.append(Scope(scope: child, number: number)) }
    }

    private func addHook(to scope: Scope) {
        let name = record.withLock { record in
            let name = "\(record.added.count)"
            record.added[name] = (scope.number, false)
            return name
        }
        scope.scope.lifetime.onEnd(name, position: Int(name) ?? 0) { [self] in
            record.withLock { $0.ran.append(name) }
        }
        if !scope.scope.lifetime.hasEnded {
            record.withLock { $0.added[name]?.isTimely = true }
        }
    }

    private func drop(_ scope: Scope) {
        if scope.number != 0 { open.withLock { $0.removeAll { $0.number == scope.number } } }
    }

    /// What should not have happened, once all is over.
    func faults() async -> [String] {
        _ = await root.end()
        open.withLock { $0 = [] }
        // Hooks of what was made after its scope had ended run in tasks of their own.
        while record.withLock({ $0.ran.count }) + dropped.names.count < record.withLock({ $0.added.count }) {
            await Task.yield()
        }
        let record = record.withLock { $0 }
        let gone = record.ran + dropped.names
        var faults: [String] = []
        if Set(gone).count != gone.count { faults.append("something ended twice") }
        if Set(gone) != Set(record.added.keys) { faults.append("what ended is not what was made") }
        var first: [Int: Int] = [:]
        var last: [Int: Int] = [:]
        for (place, name) in record.ran.enumerated() {
            guard let (scope, isTimely) = record.added[name], isTimely else { continue }
            first[scope] = first[scope] ?? place
            last[scope] = place
        }
        for (scope, place) in last {
            var around = record.parents[scope]
            while let outer = around {
                if let begin = first[outer], begin < place { faults.append("\(outer) ended before \(scope) in it") }
                around = record.parents[outer]
            }
        }
        return faults
    }
}

/// A value behind a lock of the system's: the thread sanitizer sees what that hands from thread to thread, which it doesn't of a contended `Mutex`.
///
/// `@unchecked`: the value is only ever touched by who holds the lock.
private final class Guarded<Value>: @unchecked Sendable {
    private let lock = RecursiveLock()
    private var value: Value

    init(_ value: Value) {
        self.value = value
    }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.withLock { body(&value) }
    }
}

/// A small generator of numbers that only its seed decides (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
