import Foundation

/// What DESIGN.md, section 8, allows something to cost.
struct Budget: Codable {
    enum Limit: Codable {
        /// Times the reference of the row, and what two measurements of the same code differ by.
        case ratioAtMost(Double, noise: Double = 0)
        /// In the unit of the row.
        case atMost(Double)
        /// In the unit of the row: bytes per second, of which there are to be many.
        case atLeast(Double)
    }

    /// The row of DESIGN.md's table, in its words: "reading a shared object".
    var promise: String
    var limit: Limit

    /// Ratios are compared to two decimals: 1.20x keeps a budget of 1.2x, 1.21x does not.
    func isKept(value: Double, ratio: Double?) -> Bool {
        switch limit {
        case .ratioAtMost(let most, let noise):
            ratio.map { ($0 * 100).rounded() <= ((most + noise) * 100).rounded() } ?? false
        case .atMost(let most): value <= most
        case .atLeast(let least): value >= least
        }
    }

    func text(unit: String) -> String {
        switch limit {
        case .ratioAtMost(let most, let noise):
            "at most \(Table.number(most))x" + (noise == 0 ? "" : String(format: ", ±%.3f", noise))
        case .atMost(let most): "at most \(Table.number(most)) \(unit)"
        case .atLeast(let least): "at least \(Table.number(least)) \(unit)"
        }
    }
}
