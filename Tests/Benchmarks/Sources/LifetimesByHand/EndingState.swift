import Synchronization

/// What a scope by hand knows of its end and of the scopes in it. Each keeps one behind a lock.
struct EndingState {
    private struct Child {
        weak var scope: (any HandwrittenScope)?
    }

    private var children: [Int: Child] = [:]
    private var lastChild = 0
    /// How many scopes in it are opening.
    private var openings = 0
    private var waiters: [CheckedContinuation<Void, Never>] = []
    private var task: Task<HandwrittenReport, Never>?

    mutating func beginOpening(in scope: String) throws(HandwrittenScopeEnded) -> Int {
        guard task == nil else { throw HandwrittenScopeEnded(scope: scope) }
        lastChild += 1
        openings += 1
        return lastChild
    }

    /// Gives back who waits for it.
    mutating func finishOpening(_ child: any HandwrittenScope, _ number: Int) -> [CheckedContinuation<Void, Never>] {
        children[number] = Child(scope: child)
        openings -= 1
        guard openings == 0 else { return [] }
        defer { waiters = [] }
        return waiters
    }

    mutating func forget(_ number: Int) {
        children[number] = nil
    }

    /// All who end a scope wait for one task, which no cancellation of theirs reaches.
    mutating func begin(
        _ ending: @escaping @Sendable () async -> HandwrittenReport
    ) -> Task<HandwrittenReport, Never> {
        if let task { return task }
        let new = Task(operation: ending)
        task = new
        return new
    }

    /// False where nothing is opening and the waiter was not kept.
    mutating func wait(_ waiter: CheckedContinuation<Void, Never>) -> Bool {
        guard openings > 0 else { return false }
        waiters.append(waiter)
        return true
    }

    var isOpening: Bool { openings > 0 }

    /// Last opened first.
    mutating func takeChildren() -> [any HandwrittenScope] {
        defer { children = [:] }
        return children.sorted { $0.key > $1.key }.compactMap(\.value.scope)
    }
}
