/// What can be made next: first what has all that it wishes for, then what has all that it needs; each in listed order.
struct ReadyQueue: Sendable {
    private var complete = MinimumHeap()
    private var incomplete = MinimumHeap()
    private var isHandedOut: [Bool]

    init(count: Int) {
        isHandedOut = Array(repeating: false, count: count)
    }

    /// A number may be inserted again once it has become complete.
    mutating func insert(_ number: Int, isComplete: Bool) {
        if isComplete {
            complete.insert(number)
        } else {
            incomplete.insert(number)
        }
    }

    /// Each number once.
    mutating func next() -> Int? {
        while let number = complete.popLowest() ?? incomplete.popLowest() {
            guard !isHandedOut[number] else { continue }
            isHandedOut[number] = true
            return number
        }
        return nil
    }

    func hasHandedOut(_ number: Int) -> Bool { isHandedOut[number] }
}
