import Foundation

/// What DESIGN.md, section 8, allows something to cost.
struct Budget: Codable {
    enum Limit: Codable {
        /// Times the reference of the row.
        case ratioAtMost(Double)
        /// In the unit of the row.
        case atMost(Double)
        /// In the unit of the row: bytes per second, of which there are to be many.
        case atLeast(Double)
    }

    /// The row of DESIGN.md's table, in its words: "reading a shared object".
    var promise: String
    var limit: Limit

    /// Compared to the digits that ratios are promised in: the rest is noise.
    func isKept(value: Double, ratio: Double?) -> Bool {
        switch limit {
        case .ratioAtMost(let most): ratio.map { ($0 * 10).rounded() <= (most * 10).rounded() } ?? false
        case .atMost(let most): value <= most
        case .atLeast(let least): value >= least
        }
    }

    func text(unit: String) -> String {
        switch limit {
        case .ratioAtMost(let most): "at most \(Table.number(most))x"
        case .atMost(let most): "at most \(Table.number(most)) \(unit)"
        case .atLeast(let least): "at least \(Table.number(least)) \(unit)"
        }
    }
}
