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
    /// Whether it is the same code on both sides, compiled twice.
    var isRepetition: Bool
    /// Nanoseconds, for doing it once.
    var turnsByHand: [Double]
    var turnsGenerated: [Double]

    /// What slows a machine down slows down both sides of a turn.
    var ratio: Double? { Self.ratio(zip(turnsGenerated, turnsByHand)) }

    /// The ratio of each part of the turns, in their order.
    func ratios(inParts parts: Int) -> [Double] {
        let turns = Array(zip(turnsGenerated, turnsByHand))
        return (0..<parts).compactMap { part in
            Self.ratio(turns[(turns.count * part / parts)..<(turns.count * (part + 1) / parts)])
        }
    }

    /// Turns in which nothing was left of a read are noise.
    private static func ratio(_ turns: some Sequence<(Double, Double)>) -> Double? {
        let ratios = turns.filter { $0 > 0 && $1 > 0 }.map { $0 / $1 }
        return ratios.isEmpty ? nil : median(ratios)
    }

    static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
