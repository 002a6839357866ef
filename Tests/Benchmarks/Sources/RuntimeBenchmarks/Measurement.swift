/// What something took by hand and generated, each turn, in nanoseconds for doing it once.
struct Measurement: Encodable {
    var name: String
    /// What was done by hand.
    var byHand: String
    /// The case whose instructions are to be taken from this one's.
    var baseline: String?
    /// How many times it was done in a turn.
    var count: Int
    var countsInstructions: Bool
    var isRepetition: Bool
    private var turnsByHand: [Double] = []
    private var turnsGenerated: [Double] = []

    init(of measured: Case) {
        name = measured.name
        byHand = measured.byHand
        baseline = measured.baseline
        count = measured.count
        countsInstructions = measured.countsInstructions
        isRepetition = measured.isRepetition
    }

    mutating func add(_ nanoseconds: Double, _ side: Side) {
        switch side {
        case .byHand: turnsByHand.append(nanoseconds)
        case .generated: turnsGenerated.append(nanoseconds)
        }
    }
}
