/// One line of the table: something that was measured, and what it is compared with.
struct Row: Codable {
    /// What the same costs elsewhere, in the row's unit.
    struct Reference: Codable {
        /// "by hand", "`wc -l`", "commit 1a2b3c4".
        var name: String
        var value: Double
    }

    /// Of which section the row is.
    var section: String
    /// What was measured: "read a shared object".
    var what: String
    var value: Double
    /// "ns", "s", "MB/s", "instructions".
    var unit: String
    var reference: Reference?
    /// How many times as much as the reference. The median of the ratios of each turn, where there are turns: what slows a machine down slows down
    /// both sides of a turn.
    var ratio: Double?
    /// What DESIGN.md promises of it.
    var budget: Budget?
    /// Why a budget is missed, or what the figure does not say.
    var note: String?

    init(
        _ section: String,
        _ what: String,
        _ value: Double,
        _ unit: String,
        against reference: Reference? = nil,
        ratio: Double? = nil,
        budget: Budget? = nil,
        note: String? = nil
    ) {
        self.section = section
        self.what = what
        self.value = value
        self.unit = unit
        self.reference = reference
        self.ratio = ratio ?? reference.map { value / $0.value }
        self.budget = budget
        self.note = note
    }

    /// Of what is done in a second there is to be much; all other units are of what something costs.
    var isMoreBetter: Bool { unit.hasSuffix("/s") }

    /// Nil where nothing is promised.
    var keepsBudget: Bool? { budget?.isKept(value: value, ratio: ratio) }
}
