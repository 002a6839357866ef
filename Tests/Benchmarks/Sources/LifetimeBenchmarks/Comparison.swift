import Foundation

/// One line of the table: the same by hand and by generated code, measured in turns.
struct Comparison {
    /// What generated code does.
    var name: String
    /// What is done by hand.
    var byHand: String
    /// How many times as long as by hand it may take; nil where nothing is promised.
    var budget: Double?
    /// Nanoseconds, of each round.
    var rounds: [(byHand: Double, generated: Double)] = []

    init(_ name: String, _ byHand: String, budget: Double? = nil) {
        self.name = name
        self.byHand = byHand
        self.budget = budget
    }

    private var ratioOfBest: Double { best(\.generated) / best(\.byHand) }

    /// Of the ratios of each round: what slows a machine down slows down both sides of a round.
    private var medianOfRatios: Double {
        let ratios = rounds.map { $0.generated / $0.byHand }.sorted()
        return ratios[ratios.count / 2]
    }

    private func best(_ side: KeyPath<(byHand: Double, generated: Double), Double>) -> Double {
        rounds.map { $0[keyPath: side] }.min() ?? 0
    }

    static func table(_ comparisons: [Comparison]) -> String {
        let head = ["what", "against by hand", "best by hand", "best generated", "of these", "median ratio", "budget"]
        let lines = [head] + comparisons.map(\.cells)
        let widths = head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        return lines.map { cells in
            zip(cells, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ")
        }.joined(separator: "\n")
    }

    private var cells: [String] {
        [
            name, byHand, Self.text(of: best(\.byHand)), Self.text(of: best(\.generated)),
            String(format: "%.2fx", ratioOfBest), String(format: "%.2fx", medianOfRatios),
            budget.map { String(format: "%.1fx ", $0) + (isWithin($0) ? "kept" : "MISSED") } ?? "",
        ]
    }

    /// To the digits that the budget has: the rest is noise.
    private func isWithin(_ budget: Double) -> Bool {
        (medianOfRatios * 10).rounded() <= (budget * 10).rounded()
    }

    private static func text(of nanoseconds: Double) -> String {
        nanoseconds < 1_000 ? String(format: "%.2f ns", nanoseconds) : String(format: "%.2f us", nanoseconds / 1_000)
    }
}
