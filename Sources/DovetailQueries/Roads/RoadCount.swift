/// How many roads there are.
package struct RoadCount: Codable, Hashable, Sendable {
    package var number: UInt64
    /// Whether there are just so many, rather than more.
    package var isExact: Bool

    package init(number: UInt64, isExact: Bool) {
        self.number = number
        self.isExact = isExact
    }

    /// Nobody counts further.
    static let most: UInt64 = 1_000_000_000_000_000_000

    static func + (left: RoadCount, right: RoadCount) -> RoadCount {
        let sum = left.number + right.number
        return RoadCount(number: min(sum, most), isExact: left.isExact && right.isExact && sum <= most)
    }
}
