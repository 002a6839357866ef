/// What a slot holds, and which request is the last, as a value. `ScopeSlot` keeps it under a lock and does what it says.
struct SlotState<Scope> {
    private(set) var current: Scope?
    private var lastRequest = 0

    /// The number of one more request, which supersedes all before it.
    mutating func request() -> Int {
        lastRequest += 1
        return lastRequest
    }

    func isSuperseded(_ request: Int) -> Bool { request != lastRequest }

    /// Empties the slot, and gives back what has to be ended.
    mutating func take() -> Scope? {
        defer { current = nil }
        return current
    }

    /// Fills the slot with what a request has opened. False where that is superseded, and the scope has to be ended.
    mutating func fill(_ scope: Scope, for request: Int) -> Bool {
        if isSuperseded(request) { return false }
        current = scope
        return true
    }
}
