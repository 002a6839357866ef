import DovetailDiagnostics
import DovetailGraph
import Testing

/// The way from what a closure makes to what throws.
@Suite struct ErrorRoads {
    /// `A` and `B` need each other, and both throw since `A` needs `X` too. Whoever follows what throws from `A` comes to `B` first, and from there
    /// to `A` again.
    /// The limit is for a search that never ends, and counts the wait for other tests too.
    @Test(.timeLimit(.minutes(20)))
    func `a way to an error leads out of things that need each other`() throws {
        let outcome = resolve(
            """
            scope Host
            Host: transient A(B, X)
            Host: transient B(A)
            Host: transient X throws
            Host: transient U(() -> A)
            expose U
            """
        )
        #expect(outcome.findings == ["dependency-cycle 3:19", "effect-mismatch 5:19"])
        let mismatch = try #require(outcome.diagnostics.first { $0.id == .effectMismatch })
        #expect(
            mismatch.notes.map(\.message) == [
                "`Root` exposes `U`",
                "`A` needs `X` (parameter `x`)",
                "making `X` throws",
                "let `a` be `() throws -> A`",
            ]
        )
    }

    @Test(.timeLimit(.minutes(20)))
    func `a way to an error passes what allows it`() throws {
        let outcome = resolve(
            """
            scope Host
            Host: transient A(B, C) throws(E)
            Host: transient B throws(E)
            Host: transient C(D)
            Host: transient D throws(F)
            Host: transient U(() throws(E) -> A)
            expose U
            """
        )
        let mismatch = try #require(outcome.diagnostics.first { $0.id == .effectMismatch })
        #expect(
            mismatch.notes.map(\.message) == [
                "`Root` exposes `U`",
                "`A` needs `C` (parameter `c`)",
                "`C` needs `D` (parameter `d`)",
                "making `D` throws `F`",
                "let `a` be `() throws -> A`",
            ]
        )
    }

    /// What is lazy or weak and stands behind what the closure makes is what has to be looked for.
    @Test(arguments: [("lazy", "lazy"), ("weak", "weak")])
    func `a late closure tells what it looks for`(_ lifetime: String, _ word: String) {
        let outcome = resolve(
            """
            scope Host
            Host: \(lifetime) L
            Host: transient T(L)
            Host: transient U(() -> T)
            Host: transient V(() -> L)
            expose U, V
            """
        )
        #expect(outcome.findings == ["late-closure 4:19?", "late-closure 5:19?"])
        #expect(
            outcome.diagnostics.map { $0.notes.map(\.message)[1] } == [
                "`L` is \(word), and looked for in the scope when the closure is called",
                "a \(word) object is looked for in the scope when the closure is called",
            ]
        )
    }
}
