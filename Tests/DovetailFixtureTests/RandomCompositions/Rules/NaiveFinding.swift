/// One thing that a run has to report.
struct NaiveFinding: Hashable, Sendable {
    var id: String
    var isWarning = false
    /// It stands at one of these.
    var places: Set<Blueprint.Place>
    /// Whether there is one of these at the least, and not exactly one: what a tangle of loops comes to is a matter of taste.
    var isRepeatable = false
}
