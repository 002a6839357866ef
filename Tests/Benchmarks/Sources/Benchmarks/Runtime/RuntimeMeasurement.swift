/// What `RuntimeBenchmarks` prints of one case.
struct RuntimeMeasurement: Decodable {
    var name: String
    /// What was done by hand.
    var byHand: String
    /// The case that does as much in `--perform` as this one does, but for what is meant.
    var baseline: String?
    /// How many times it is done in one turn.
    var count: Int
    var countsInstructions: Bool
    /// Nanoseconds, for doing it once.
    var turnsByHand: [Double]
    var turnsGenerated: [Double]

    /// What slows a machine down slows down both sides of a turn. Turns in which nothing was left of a read are noise.
    var ratio: Double? {
        let ratios = zip(turnsGenerated, turnsByHand).filter { $0 > 0 && $1 > 0 }.map { $0 / $1 }
        return ratios.isEmpty ? nil : Self.median(ratios)
    }

    static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
