/// What is compared, run in turns: first one, then the other, and so on, so that other work on the machine slows down both.
struct Turns {
    /// What each turn took, in seconds or whatever was measured.
    private(set) var turns: [(measured: Double, reference: Double)] = []

    init(_ turns: [(measured: Double, reference: Double)]) {
        self.turns = turns
    }

    /// - Parameter count: How many times each is run.
    init(_ count: Int, measured: () throws -> Double, reference: () throws -> Double) rethrows {
        for turn in 0..<count {
            // Neither is always the one that finds the caches warm.
            if turn.isMultiple(of: 2) {
                let first = try measured()
                turns.append((first, try reference()))
            } else {
                let first = try reference()
                turns.append((try measured(), first))
            }
        }
    }

    /// The best turn of each, and the median of the ratios.
    func row(
        _ section: String,
        _ what: String,
        _ unit: String,
        against name: String,
        budget: Budget? = nil,
        note: String? = nil
    ) -> Row {
        let ratios = turns.map { $0.measured / $0.reference }.sorted()
        return Row(
            section,
            what,
            turns.map(\.measured).min() ?? 0,
            unit,
            against: .init(name: name, value: turns.map(\.reference).min() ?? 0),
            ratio: ratios[ratios.count / 2],
            budget: budget,
            note: note
        )
    }
}
