/// A queue that hands out its lowest number first.
struct MinimumHeap: Sendable {
    private var numbers: [Int] = []

    mutating func insert(_ number: Int) {
        numbers.append(number)
        var child = numbers.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard numbers[child] < numbers[parent] else { return }
            numbers.swapAt(child, parent)
            child = parent
        }
    }

    mutating func popLowest() -> Int? {
        guard let lowest = numbers.first, let last = numbers.popLast() else { return nil }
        guard !numbers.isEmpty else { return lowest }
        numbers[0] = last
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < numbers.count else { return lowest }
            if child + 1 < numbers.count, numbers[child + 1] < numbers[child] { child += 1 }
            guard numbers[child] < numbers[parent] else { return lowest }
            numbers.swapAt(child, parent)
            parent = child
        }
    }
}
