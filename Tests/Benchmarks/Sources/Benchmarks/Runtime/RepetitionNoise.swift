/// By how much measurements of the same code differ, as the cases tell that compare code with itself, compiled twice.
struct RepetitionNoise {
    private let measurements: [RuntimeMeasurement]

    /// More than this no budget is widened by: a machine that differs by more has nothing to say of it.
    static let most = 0.1

    init(_ measurements: [RuntimeMeasurement]) {
        self.measurements = measurements.filter(\.isRepetition)
    }

    /// Of those cases whose names begin like this: how far from 1 the ratio comes in any third of the turns. A third, since one figure alone
    /// does not tell by how much the next one differs.
    func noise(of prefix: String) -> Double {
        let ratios = measurements.filter { $0.name.hasPrefix(prefix) }.flatMap { $0.ratios(inParts: 3) }
        return min(Self.most, ratios.map { abs($0 - 1) }.max() ?? Self.most)
    }
}
