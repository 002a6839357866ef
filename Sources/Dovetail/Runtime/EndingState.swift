/// The life of one scope as a value: what may happen when. `ScopeLifetime` keeps it under a lock and does what it says.
struct EndingState {
    /// What runs for one object when its scope ends.
    struct Hook: Sendable {
        /// The object's place in the order of construction that the graph fixed.
        var position: Int
        var name: String
        var run: @Sendable () async throws -> Void
    }

    private struct Child {
        weak var lifetime: ScopeLifetime?
    }

    private var hooks: [Hook] = []
    private var children: [Int: Child] = [:]
    private var nextChild = 0
    private var isOpening = true
    private var openingWaiters: [CheckedContinuation<Void, Never>] = []
    /// Set from the first moment of the ending on.
    private(set) var ending: Task<EndReport, Never>?

    /// The child's number; nil where the scope takes no children any more.
    mutating func addChild(_ child: ScopeLifetime) -> Int? {
        guard ending == nil else { return nil }
        nextChild += 1
        children[nextChild] = Child(lifetime: child)
        return nextChild
    }

    mutating func removeChild(_ number: Int) {
        children[number] = nil
    }

    mutating func addHook(_ hook: Hook) {
        hooks.append(hook)
    }

    /// Gives back who waits for it.
    mutating func finishOpening() -> [CheckedContinuation<Void, Never>] {
        isOpening = false
        defer { openingWaiters = [] }
        return openingWaiters
    }

    /// False where the opening is over already and the continuation was not kept.
    mutating func waitForOpening(_ continuation: CheckedContinuation<Void, Never>) -> Bool {
        guard isOpening else { return false }
        openingWaiters.append(continuation)
        return true
    }

    /// The one ending of the scope; `start` makes it the first time.
    mutating func beginEnding(_ start: () -> Task<EndReport, Never>) -> Task<EndReport, Never> {
        if let ending { return ending }
        let started = start()
        ending = started
        return started
    }

    /// The children that are alive, last opened first.
    mutating func takeChildren() -> [ScopeLifetime] {
        defer { children = [:] }
        return children.sorted { $0.key > $1.key }.compactMap(\.value.lifetime)
    }

    /// Last constructed first.
    mutating func takeHooks() -> [Hook] {
        defer { hooks = [] }
        return hooks.sorted { $0.position > $1.position }
    }
}
