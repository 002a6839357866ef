/// How many letters have to be added, dropped or replaced to turn one name into another.
enum SpellingDistance {
    /// Nil where the names are too far apart for a slip: a quarter of the letters, three at most.
    static func between(_ left: [UInt8], _ right: [UInt8]) -> Int? {
        let limit = min(3, max(left.count, right.count) / 4)
        guard abs(left.count - right.count) <= limit else { return nil }
        var previous = Array(0...right.count)
        for (row, letter) in left.enumerated() {
            var current = [row + 1]
            current.reserveCapacity(right.count + 1)
            for (column, other) in right.enumerated() {
                let replaced = previous[column] + (letter == other ? 0 : 1)
                current.append(min(replaced, previous[column + 1] + 1, current[column] + 1))
            }
            guard let best = current.min(), best <= limit else { return nil }
            previous = current
        }
        guard let distance = previous.last, distance <= limit else { return nil }
        return distance
    }
}
