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
    // What a scope mostly has none of is nil: its lists are made and let go of with each scope, and a nil costs nothing.
    private var openingWaiters: [Waiter]?
    /// By number. One that has left is nil for a while, so that leaving takes no longer where there are many; the last one is there.
    private var children: [(number: Int, child: Child?)] = []
    private var lastChild = 0
    private var departures = 0
    /// By position, the lowest first; of equal ones the first that came.
    private var hooks: [(position: Int, hook: Hook)] = []

    /// Whether the ending was asked for.
    var hasEnded: Bool { phase != .alive }

    /// Whether its objects are still being made.
    var isBeingOpened: Bool { isOpening }

    /// The hooks that have not run, last first.
    var pendingHooks: [Hook] { hooks.reversed().map(\.hook) }

    /// The child's number; nil where the scope takes no children any more.
    mutating func addChild(_ child: consuming Child) -> Int? {
        guard phase == .alive else { return nil }
        lastChild += 1
        children.append((lastChild, child))
        return lastChild
    }

    mutating func removeChild(_ number: Int) {
        let index = Self.firstIndex(of: children) { $0.number >= number }
        guard index < children.endIndex, children[index].number == number, children[index].child != nil else { return }
        children[index].child = nil
        departures += 1
        while let last = children.last, last.child == nil {
            children.removeLast()
            departures -= 1
        }
        if departures > 8, departures * 2 > children.count {
            children.removeAll { $0.child == nil }
            departures = 0
        }
    }

    /// Makes room for so many hooks more.
    mutating func reserveHooks(_ count: Int) {
        hooks.reserveCapacity(hooks.count + count)
    }

    /// Keeps what is to run for an object. Once the ending is over it comes back, and is to run at once.
    mutating func addHook(_ hook: consuming Hook, at position: Int) -> Hook? {
        guard phase != .over else { return hook }
        // Objects are mostly made in the order of their positions.
        if let last = hooks.last, last.position > position {
            hooks.insert((position, hook), at: Self.firstIndex(of: hooks) { $0.position > position })
        } else {
            if hooks.capacity == 0 { hooks.reserveCapacity(8) }
            hooks.append((position, hook))
        }
        return nil
    }

    /// Gives back who waits for it.
    mutating func finishOpening() -> [Waiter]? {
        isOpening = false
        return openingWaiters.take()
    }

    /// False where the opening is over already and the waiter was not kept.
    mutating func waitForOpening(_ waiter: Waiter) -> Bool {
        guard isOpening else { return false }
        openingWaiters = (openingWaiters.take() ?? []) + [waiter]
        return true
    }

    /// Whether this is the first time, so that the caller has to do the work.
    mutating func beginEnding() -> Bool {
        guard phase == .alive else { return false }
        phase = .ending
        return true
    }

    /// Whether nothing is to be done for an ending that is asked for the first time, which is over with that.
    mutating func endAtOnce() -> Bool {
        guard phase == .alive, !isOpening, children.isEmpty, hooks.isEmpty else { return false }
        phase = .over
        return true
    }

    /// The children, last opened first.
    mutating func takeChildren() -> [Child] {
        if children.isEmpty { return [] }
        defer { (children, departures) = ([], 0) }
        return children.reversed().compactMap(\.child)
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
        if hooks.isEmpty { return [] }
        defer { hooks = [] }
        return pendingHooks
    }

    /// Where what fulfils a condition begins, in elements that all fulfil it from some one on.
    private static func firstIndex<Element>(of elements: [Element], where fulfils: (Element) -> Bool) -> Int {
        var (low, high) = (elements.startIndex, elements.endIndex)
        while low < high {
            let middle = (low + high) / 2
            if fulfils(elements[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
