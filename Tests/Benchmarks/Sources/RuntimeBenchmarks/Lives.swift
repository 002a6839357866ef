/// Scopes of one kind that are opened, ended and let go of, by hand and generated.
struct Lives<ByHand: AnyObject & Sendable, Generated: AnyObject & Sendable>: Sendable {
    var openByHand: @Sendable () throws -> ByHand
    var endByHand: @Sendable (ByHand) async -> Int
    var openGenerated: @Sendable () throws -> Generated
    var endGenerated: @Sendable (Generated) async -> Int

    /// How far a life goes.
    private enum Part {
        case opening, ending, release
    }

    /// So many are open at once; parents mostly have few children.
    private var width: Int { 8 }

    func cases(_ scope: String, against byHand: String, count: Int) -> [Case] {
        [
            makeCase("opening \(scope)", byHand, count, .opening, after: nil),
            makeCase("ending \(scope)", byHand, count, .ending, after: "opening \(scope)"),
            makeCase("letting go of \(scope)", byHand, count, .release, after: "ending \(scope)"),
        ]
    }

    private func makeCase(_ name: String, _ byHand: String, _ count: Int, _ part: Part, after baseline: String?) -> Case
    {
        Case(name: name, byHand: byHand, count: count, baseline: baseline) { side, count in
            switch side {
            case .byHand: try await live(count, upTo: part, openByHand, endByHand)
            case .generated: try await live(count, upTo: part, openGenerated, endGenerated)
            }
        } time: { side, count in
            switch side {
            case .byHand: try await time(of: part, count, openByHand, endByHand)
            case .generated: try await time(of: part, count, openGenerated, endGenerated)
            }
        }
    }

    /// What does not get as far as its release stays in memory.
    private func live<Scope: AnyObject>(
        _ count: Int,
        upTo part: Part,
        _ open: () throws -> Scope,
        _ end: (Scope) async -> Int
    ) async throws {
        for _ in 0..<count {
            let scope = try open()
            if part != .opening { _ = await end(scope) }
            if part != .release { _ = Unmanaged.passRetained(scope) }
        }
    }

    private func time<Scope: AnyObject>(
        of part: Part,
        _ count: Int,
        _ open: () throws -> Scope,
        _ end: (Scope) async -> Int
    ) async throws -> Double {
        var time = 0.0
        var scopes: [Scope] = []
        scopes.reserveCapacity(width)
        for _ in 0..<count / width {
            let start = ProcessorTime.nanoseconds
            for _ in 0..<width { scopes.append(try open()) }
            let opened = ProcessorTime.nanoseconds
            var steps = 0
            for scope in scopes { steps += await end(scope) }
            let ended = ProcessorTime.nanoseconds
            scopes.removeAll(keepingCapacity: true)
            precondition(steps >= width)
            switch part {
            case .opening: time += opened - start
            case .ending: time += ended - opened
            case .release: time += ProcessorTime.nanoseconds - ended
            }
        }
        return time
    }
}
