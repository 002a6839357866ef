import DovetailDiagnostics
import DovetailGraph
import Testing

@Suite struct Reporting {
    static let faulty = """
        scope Host
        scope Account < Host
        Host: shared Root(S, X, V, Dup, C)
        Host: shared S(Short)
        Host: shared X(Y)
        Host: shared Y(X)
        Host: lazy L(T)
        Host: transient T async
        Host: shared V(Nowhere, () -> U)
        Host: transient U throws
        Host: shared Dup
        Host: shared Dup2 as Dup
        Host: shared C(() -> W)
        Host: shared W(C)
        Account: shared Short
        expose Root, L
        """

    /// Without what the listed order decides: which of two comes first, and which closure of a loop is late.
    private static var orderless: String {
        faulty.split(separator: "\n")
            .filter { !$0.contains("Dup2") && !$0.contains("C(() -> W)") }
            .joined(separator: "\n") + "\nHost: shared C"
    }

    @Test func `everything comes in one run, what explains most first`() {
        #expect(
            resolve(Self.faulty).findings == [
                "missing-binding 9:16",
                "scope-violation 4:16",
                "duplicate-binding 12:14",
                "dependency-cycle 6:16",
                "effect-mismatch 7:12",
                "effect-mismatch 9:25",
                "late-closure 13:16?",
            ]
        )
    }

    @Test func `two runs say the same, word for word`() {
        #expect(resolve(Self.faulty).diagnostics == resolve(Self.faulty).diagnostics)
    }

    @Test func `the order of the listing does not change what is found`() {
        var graph = Letters(Self.orderless).graph
        let expected = Set(Outcome(graph).diagnostics)
        #expect(expected.count == 5)
        var random = SeededRandom(seed: 7)
        for _ in 0..<50 {
            graph.bindings.shuffle(using: &random)
            #expect(Set(Outcome(graph).diagnostics) == expected)
        }
    }

    @Test func `a long road leaves out its middle`() {
        var graph = LongGraphs.chain(of: 101)
        graph.bindings.removeLast()
        let outcome = Outcome(graph)
        let road = outcome.notes(.road)
        #expect(road.count == 14)
        #expect(road[1] == "… 87 further steps …")
        #expect(road.last == "`Service98` needs `Service99` (parameter `service99`)")
    }

    @Test func `a single one beyond those that are shown is counted as one`() {
        let objects = (0..<7).map { "Host: shared A\($0)(X)" }.joined(separator: "\n")
        let exposed = (0..<7).map { "A\($0)" }.joined(separator: ", ")
        let outcome = resolve("scope Host\n\(objects)\nexpose \(exposed)")
        #expect(outcome.notes(.related).last == "1 more parameter needs it too")
    }

    @Test func `many consumers are counted`() {
        let objects = (0..<30).map { "Host: shared A\($0)(X)" }.joined(separator: "\n")
        let exposed = (0..<30).map { "A\($0)" }.joined(separator: ", ")
        let outcome = resolve("scope Host\n\(objects)\nexpose \(exposed)")
        #expect(outcome.findings == ["missing-binding 2:17"])
        #expect(outcome.notes(.related).count == 6)
        #expect(outcome.notes(.related).last == "24 more parameters need it too")
    }
}

@Suite struct LongChains {
    @Test(arguments: [10_000])
    func `a long chain does not overflow the stack`(count: Int) throws {
        let resolved = try #require(Outcome(LongGraphs.chain(of: count)).resolved)
        #expect(resolved.scopes[0].eager == (0..<count).reversed().map(BindingID.init))
    }

    @Test func `nor does a long loop, of objects or of closures`() {
        #expect(Outcome(LongGraphs.chain(of: 10_000, closed: true)).findings == ["dependency-cycle 10000:1"])
        let closures = LongGraphs.chain(
            of: 10_000,
            request: { .closure(arguments: [], result: $0, allows: Effects(isThrowing: true)) },
            closed: true
        )
        let outcome = Outcome(closures)
        #expect(outcome.findings == [])
        let late = outcome.resolved?.resolutions.joined().filter { resolution in
            if case .closure(_, _, isLate: true) = resolution { true } else { false }
        }
        #expect(late?.count == 1)
    }

    @Test func `a large mesh resolves`() {
        #expect(Outcome(LongGraphs.mesh(of: 10_000)).findings == [])
    }
}
