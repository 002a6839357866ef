/// The life of one scope as a value: what may happen when. `ScopeLifetime` keeps it under a lock and does what it says.
///
/// It goes from opening to open to ending to over, and never back. An ending that is asked for while the scope opens begins at once, as far as
/// anybody can see, and does its work when the opening is done.
struct ScopeState<Hook, Child, Waiter> {
    private enum Phase {
        case alive, ending, over
    }

    private var phase = Phase.alive
    private var isOpening = true
    private var openingWaiters: [Waiter] = []
    private var children: [(number: Int, child: Child)] = []
    private var lastChild = 0
    /// By position, the lowest first; of equal ones the first that came.
    private var hooks: [(position: Int, hook: Hook)] = []

    /// Whether the ending was asked for.
    var hasEnded: Bool { phase != .alive }

    /// The hooks that have not run, last first.
    var pendingHooks: [Hook] { hooks.reversed().map(\.hook) }

    /// The child's number; nil where the scope takes no children any more.
    mutating func addChild(_ child: Child) -> Int? {
        guard phase == .alive else { return nil }
        lastChild += 1
        children.append((lastChild, child))
        return lastChild
    }

    mutating func removeChild(_ number: Int) {
        guard let index = children.firstIndex(where: { $0.number == number }) else { return }
        children.remove(at: index)
    }

    /// Keeps what is to run for an object. Once the ending is over it comes back, and is to run at once.
    mutating func addHook(_ hook: Hook, at position: Int) -> Hook? {
        guard phase != .over else { return hook }
        hooks.insert((position, hook), at: place(behind: position))
        return nil
    }

    /// Gives back who waits for it.
    mutating func finishOpening() -> [Waiter] {
        isOpening = false
        defer { openingWaiters = [] }
        return openingWaiters
    }

    /// False where the opening is over already and the waiter was not kept.
    mutating func waitForOpening(_ waiter: Waiter) -> Bool {
        guard isOpening else { return false }
        openingWaiters.append(waiter)
        return true
    }

    /// Whether this is the first time, so that the caller has to do the work.
    mutating func beginEnding() -> Bool {
        guard phase == .alive else { return false }
        phase = .ending
        return true
    }

    /// The children, last opened first.
    mutating func takeChildren() -> [Child] {
        defer { children = [] }
        return children.reversed().map(\.child)
    }

    /// What is to run next; nil where nothing is left, and the ending over with that.
    mutating func takeLastHook() -> Hook? {
        if let last = hooks.popLast() { return last.hook }
        phase = .over
        return nil
    }

    /// What would have run, of a scope that nobody holds any more and nobody has ended.
    mutating func abandon() -> [Hook] {
        guard phase == .alive else { return [] }
        phase = .over
        defer { hooks = [] }
        return pendingHooks
    }

    /// The index of the first hook of a higher position.
    private func place(behind position: Int) -> Int {
        // Objects are mostly made in the order of their positions.
        guard let last = hooks.last, last.position > position else { return hooks.endIndex }
        var (low, high) = (hooks.startIndex, hooks.endIndex)
        while low < high {
            let middle = (low + high) / 2
            if hooks[middle].position > position { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
