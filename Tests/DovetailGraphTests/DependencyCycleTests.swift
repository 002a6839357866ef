import DovetailDiagnostics
import DovetailGraph
import Testing

@Suite struct DependencyCycles {
    @Test func `a loop is printed edge by edge, with the edge to break`() throws {
        let outcome = resolve(
            """
            scope Host
            Host: shared X(y: Y)
            Host: shared Y(x: X)
            Host: shared R(X)
            expose R
            """
        )
        let diagnostic = try #require(outcome.diagnostics.first)
        #expect(outcome.findings == ["dependency-cycle 3:16"])
        #expect(diagnostic.headline == "`X` needs itself: `X` → `Y` → `X`")
        let expected: [Diagnostic.Note] = [
            .init(.road, "`Root` exposes `R`", at: letter(5, 8)),
            .init(.road, "`R` needs `X` (parameter `x`)", at: letter(4, 16)),
            .init(.related, "`X` needs `Y` (parameter `y`)", at: letter(2, 16)),
            .init(.related, "`Y` needs `X` (parameter `x`)", at: letter(3, 16)),
            .init(
                .suggestion,
                "a closure breaks the loop: let `x` of `Y` be `@Sendable () throws -> X`, "
                    + "and call it once `X` is made",
                at: letter(3, 16)
            ),
        ]
        #expect(diagnostic.notes == expected)
    }

    @Test func `the suggested mend works`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared X(y: Y)
            Host: shared Y(x: () throws -> X)
            expose X
            """
        )
        #expect(outcome.findings == [])
    }

    @Test(arguments: [
        ("shared A(A)", "shared B", "`A` needs itself: `A` → `A`"),
        ("shared A(B?)", "shared B(A)", "`A` needs itself: `A` → `B` → `A`"),
        ("transient A(B)", "transient B(A)", "`A` needs itself: `A` → `B` → `A`"),
        ("lazy A(B)", "lazy B(A)", "`A` needs itself: `A` → `B` → `A`"),
        ("shared A(B)", "lazy B(A)", "`A` needs itself: `A` → `B` → `A`"),
        ("shared A(B)", "transient B(A, A)", "`A` needs itself: `A` → `B` → `A`"),
    ])
    func `loops of every lifetime are found`(first: String, second: String, headline: String) {
        let outcome = resolve(
            """
            scope Host
            Host: \(first)
            Host: \(second)
            expose A
            """
        )
        #expect(outcome.diagnostics.first?.headline == headline)
        #expect(outcome.diagnostics.allSatisfy { $0.id == .dependencyCycle })
    }

    @Test func `closures and openers make no loop`() {
        let outcome = resolve(
            """
            scope Host
            scope Session < Host
            Host: shared A(() throws -> B, open () throws -> C)
            Host: shared B(A)
            Session: shared C(A)
            expose A
            """
        )
        #expect(outcome.findings == [])
    }

    @Test func `two loops through one object are two mistakes`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A(B, C)
            Host: shared B(A)
            Host: shared C(A)
            expose A
            """
        )
        #expect(outcome.findings == ["dependency-cycle 3:16", "dependency-cycle 4:16"])
    }

    @Test func `a short loop at the end of a long one is found without searching from everywhere`() {
        let graph = LongGraphs.chain(of: 10_000, closed: true)
        let own = graph.bindings[9_998].dependencies[0]
        let back = graph.bindings[9_997].keys[0]
        graph.bindings[9_998].dependencies.append(
            Dependency(parameter: "back", key: back, request: .instance(back), location: own.location)
        )
        #expect(Outcome(graph).findings == ["dependency-cycle 9999:1", "dependency-cycle 10000:1"])
    }

    @Test func `a loop that no root reaches is nobody's`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A
            Host: shared X(Y) foreign
            Host: shared Y(X) foreign
            expose A
            """
        )
        #expect(outcome.findings == [])
    }

    @Test func `closures on a loop are not called late because of it`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A(B, () -> C)
            Host: shared B(A)
            Host: shared C(A)
            expose A
            """
        )
        #expect(outcome.findings == ["dependency-cycle 3:16"])
    }

    @Test func `a long loop leaves out its middle`() {
        let outcome = Outcome(LongGraphs.chain(of: 100, closed: true))
        #expect(
            outcome.diagnostics.first?.headline
                == "`Service0` needs itself: `Service0` → `Service1` → `Service2` → `Service3` → … 93 more … → "
                + "`Service97` → `Service98` → `Service99` → `Service0`"
        )
        #expect(outcome.notes(.related).count == 25)
    }
}
