/// Scopes of one kind: how long each takes to open, to end and to be let go of, by hand and generated.
struct Lives<ByHand: AnyObject & Sendable, Generated: AnyObject & Sendable>: Sendable {
    var openByHand: @Sendable () throws -> ByHand
    var endByHand: @Sendable (ByHand) async -> Int
    var openGenerated: @Sendable () throws -> Generated
    var endGenerated: @Sendable (Generated) async -> Int

    /// Nanoseconds.
    private struct Times {
        var opening = 0.0
        var ending = 0.0
        var release = 0.0
    }

    /// So many are open at once; parents mostly have few children.
    private static var width: Int { 8 }

    func comparisons(_ scope: String, _ byHand: String, openingBudget: Double?) async throws -> [Comparison] {
        var opening = Comparison("opening \(scope)", byHand, budget: openingBudget)
        var ending = Comparison("ending \(scope)", byHand)
        var release = Comparison("letting go of \(scope)", byHand)
        for round in 0..<201 {
            let isFirst = round.isMultiple(of: 2)
            let before = isFirst ? try await Self.times(openByHand, endByHand) : nil
            let generated = try await Self.times(openGenerated, endGenerated)
            let handwritten = if let before { before } else { try await Self.times(openByHand, endByHand) }
            opening.rounds.append((handwritten.opening, generated.opening))
            ending.rounds.append((handwritten.ending, generated.ending))
            release.rounds.append((handwritten.release, generated.release))
        }
        return [opening, ending, release]
    }

    private static func times<Scope: AnyObject>(
        _ open: () throws -> Scope,
        _ end: (Scope) async -> Int
    ) async throws -> Times {
        var times = Times()
        let repetitions = 16
        var scopes: [Scope] = []
        scopes.reserveCapacity(width)
        for _ in 0..<repetitions {
            let start = ProcessorTime.nanoseconds
            for _ in 0..<width { scopes.append(try open()) }
            let opened = ProcessorTime.nanoseconds
            var steps = 0
            for scope in scopes { steps += await end(scope) }
            let ended = ProcessorTime.nanoseconds
            scopes.removeAll(keepingCapacity: true)
            times.opening += opened - start
            times.ending += ended - opened
            times.release += ProcessorTime.nanoseconds - ended
            precondition(steps >= width)
        }
        let count = Double(repetitions * width)
        times.opening /= count
        times.ending /= count
        times.release /= count
        return times
    }
}
