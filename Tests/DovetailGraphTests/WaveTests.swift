import DovetailDiagnostics
import DovetailGraph
import Testing

@Suite struct ConcurrentWaves {
    @Test func `objects are made side by side in as few waves as the longest chain of them has members`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared D(C) async concurrent
            Host: shared C(S, T) async concurrent
            Host: shared S(A)
            Host: transient T(B)
            Host: shared A async concurrent
            Host: shared B async concurrent
            Host: shared E(A) async concurrent
            Host: shared Y async
            Host: shared Z(Y) async
            expose D, E, Z
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.waves("Host") == "A B, C E, D")
        #expect(outcome.eager("Host") == "Y Z A B S C E D")
    }

    @Test func `a closure over what is there waits for it, and one along a cycle does not`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A async concurrent
            Host: shared B(() -> T) async concurrent
            Host: transient T(A)
            Host: shared C(() throws -> D) async concurrent
            Host: shared D(C) async concurrent
            expose B, D
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.waves("Host") == "A C, B D")
        #expect(outcome.answers("B") == "() T")
        #expect(outcome.answers("C") == "late D")
    }

    @Test func `what scopes around it made, and what is handed in, is there before the first wave`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            Host: shared A async concurrent
            Account: input I
            Account: shared B(A, I) async concurrent
            Account: shared C(A) async concurrent
            expose B, C
            """
        )
        #expect(outcome.waves("Host") == "A")
        #expect(outcome.waves("Account") == "B C")
    }

    @Test func `what is made beside others leaves the opening on its own actor, and its error without a type`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A async throws(E) @Main concurrent
            Host: shared B async @Other concurrent
            expose A, B
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.opening("Host") == Effects(isAsync: true, isThrowing: true))
    }

    @Test(arguments: ["", "throws", "@Main"])
    func `what doesn't wait can't be made beside others`(effects: String) {
        let outcome = resolve(
            """
            scope Host
            Host: shared A \(effects) concurrent
            expose A
            """
        )
        #expect(outcome.findings == ["effect-mismatch 2:14"])
        #expect(
            outcome.diagnostics[0].headline
                == "`.concurrent()` is for an object whose making waits, and making `A` isn't async"
        )
        #expect(outcome.notes(.suggestion) == ["remove `.concurrent()`"])
    }

    @Test(arguments: [
        ("shared A(M) async concurrent", "isolation-mismatch 4:14"),
        ("shared A(T) async concurrent", "isolation-mismatch 4:14"),
        ("shared A async concurrent unsendable", "isolation-mismatch 4:14"), ("shared A async concurrent", ""),
        ("shared A async @Main concurrent unsendable", "isolation-mismatch 4:14"),
        ("shared A(M, T) async @Main concurrent", ""),
    ])
    func `a task takes nothing that stays on its scope's actor, unless it runs there`(letters: String, finding: String)
    {
        let outcome = resolve(
            """
            scope Host @Main
            Host: shared M unsendable
            Host: transient T(M)
            Host: \(letters)
            expose A, M, T
            """
        )
        #expect(outcome.findings == (finding.isEmpty ? [] : [finding]))
    }

    @Test(arguments: [
        ("shared A(M) async concurrent", "isolation-mismatch 7:14"),
        ("shared A(T) async concurrent", "isolation-mismatch 7:14"),
        ("shared A(() -> M) async concurrent", "isolation-mismatch 7:14"),
        ("shared A(() throws -> L) async concurrent", "isolation-mismatch 7:14"),
        ("shared A(I) async concurrent", "isolation-mismatch 7:14"),
        ("shared A(S, L) async concurrent", ""), ("shared A async concurrent unsendable", ""),
    ])
    func `a task takes nothing that stays in one place`(letters: String, finding: String) {
        let outcome = resolve(
            """
            scope Host unsynchronized
            Host: input I unsendable
            Host: shared M unsendable
            Host: shared S
            Host: lazy L
            Host: transient T(M)
            Host: \(letters)
            Host: transient U(I)
            expose A, M, T, S, L, U
            """
        )
        #expect(outcome.findings == (finding.isEmpty ? [] : [finding]))
    }

    @Test func `what waits for a transient can be made beside others`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A(T) concurrent
            Host: transient T async
            expose A
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.waves("Host") == "A")
    }

    @Test func `waves of a long chain take linear time`() {
        let count = 5_000
        var lines = ["scope Host", "Host: shared A0 async concurrent"]
        for index in 1..<count {
            lines.append("Host: shared A\(index)(A\(index - 1)) async \(index.isMultiple(of: 2) ? "concurrent" : "")")
        }
        lines.append("expose A\(count - 1)")
        let outcome = resolve(lines.joined(separator: "\n"))
        #expect(outcome.resolved?.scopes[0].waves.count == count / 2)
    }
}
