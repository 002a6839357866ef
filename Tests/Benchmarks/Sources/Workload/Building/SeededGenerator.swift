/// Numbers that look random and are the same on every machine (SplitMix64).
struct SeededGenerator: Sendable {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// A number from 0 up to this one, without it.
    mutating func number(below bound: Int) -> Int { Int(next() % UInt64(bound)) }

    mutating func element<Element>(of elements: [Element]) -> Element { elements[number(below: elements.count)] }

    /// Whether something happens that happens so often in a hundred.
    mutating func happens(in hundred: Int) -> Bool { number(below: 100) < hundred }

    /// The place of one of these weights, drawn by weight.
    mutating func weighted(_ weights: [Int]) -> Int {
        var rest = number(below: weights.reduce(0, +))
        for (place, weight) in weights.enumerated() {
            rest -= weight
            if rest < 0 { return place }
        }
        return weights.count - 1
    }
}
