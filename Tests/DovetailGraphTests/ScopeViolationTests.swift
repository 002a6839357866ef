import DovetailDiagnostics
import DovetailGraph
import Testing

@Suite struct ScopeViolations {
    @Test(arguments: ["B", "() -> B", "() throws -> B"])
    func `a longer-lived object can't have a shorter-lived one, be it through a closure`(request: String) {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            Account: input I
            Account: shared B(I)
            Host: shared A(b: \(request))
            expose A
            """
        )
        #expect(outcome.findings == ["scope-violation 5:16"])
        #expect(
            outcome.diagnostics[0].headline
                == "`A` lives in `Host` and can't hold `B` (parameter `b`), which lives in the shorter `Account`"
        )
        #expect(
            outcome.notes == [
                "`Root` exposes `A`",
                "`B` is registered in `Account`",
                "register `B` in `Host`, or `A` in `Account`",
                "or let `b` be `@Sendable (I) throws -> (B, end: @Sendable () async -> Void)`, which opens `Account`",
            ]
        )
    }

    @Test func `the opener that is suggested allows what the opening takes`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            Account: input I
            Account: shared B(I) async @Main
            Host: shared A(b: B)
            expose A
            """
        )
        #expect(
            outcome.notes(.suggestion).last
                == "or let `b` be `@Sendable (I) async throws -> (B, end: @Sendable () async -> Void)`, "
                + "which opens `Account`"
        )
    }

    @Test func `a decorator moves with what it wraps`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            Account: input I
            Host: shared B as P
            Host: decorator Logged(P, i: I) as P
            expose P
            """
        )
        #expect(outcome.findings == ["scope-violation 5:27"])
        #expect(
            outcome.notes(.suggestion) == [
                "register `B`, which `Logged` wraps and lives as long as, in `Account` together with it, or take `i` out and hand `I` to a "
                    + "method of it"
            ]
        )
    }

    @Test func `what is decorated moves with what wraps it`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            scope Session < Account
            Session: shared B as P
            Session: decorator Logged(P) as P
            Host: shared A(P, c: P?)
            expose A
            """
        )
        #expect(outcome.findings == ["scope-violation 6:16", "scope-violation 6:19?"])
        let suggestions = outcome.diagnostics.map { $0.notes.filter { $0.kind == .suggestion }.map(\.message) }
        #expect(
            suggestions == [
                ["register `B` and what wraps it in `Host`, or `A` in `Session`"],
                ["register `A` in `Session`, or `B` and what wraps it in `Host`"],
            ]
        )
        #expect(outcome.diagnostics[0].notes[1].location == letter(4, 17))
    }

    @Test func `no opener is suggested for what is handed in`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            Account: input I
            Host: shared A(i: I)
            expose A
            """
        )
        #expect(outcome.findings == ["scope-violation 4:16"])
        let mend = "register `A` in `Account`, or take `i` out and hand `I` to a method of it"
        #expect(outcome.notes(.suggestion) == [mend])
    }

    @Test func `the mend by an opener works`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            Account: input I
            Account: shared B(I)
            Host: shared A(open (I) throws -> B)
            expose A
            """
        )
        #expect(outcome.findings == [])
    }

    @Test func `a scope that can't be opened from there is not suggested`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            scope Session < Account
            Session: shared B
            Host: shared A(B)
            expose A
            """
        )
        #expect(outcome.findings == ["scope-violation 5:16"])
        #expect(outcome.notes(.suggestion) == ["register `B` in `Host`, or `A` in `Session`"])
    }

    @Test func `an optional that only a shorter scope provides is nil, with a warning`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            Account: shared B
            Host: shared A(B?)
            Account: shared C(A, B?)
            expose C
            """
        )
        #expect(outcome.findings == ["scope-violation 4:16?"])
        #expect(outcome.answers("A") == "nil")
        #expect(outcome.answers("C") == "A, B?")
    }

    @Test func `one key that several longer-lived objects need is one mistake`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            Account: shared B
            Host: shared A(B)
            Host: shared C(A, B)
            expose C
            """
        )
        #expect(outcome.findings == ["scope-violation 5:19"])
        #expect(outcome.notes(.related).first?.hasPrefix("`A` needs it too, for its parameter `b`") == true)
    }

    @Test func `a key beside the scope is missing, not a violation`() {
        let outcome = resolve(
            """
            scope Host
            scope Left < Host
            scope Right < Host
            Left: shared B
            Right: shared A(B)
            expose A
            """
        )
        #expect(outcome.findings == ["missing-binding 5:17"])
    }

    @Test func `what the shorter-lived one lacks is reported in the same run`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            Account: shared B(X)
            Host: shared A(B)
            expose A
            """
        )
        #expect(outcome.findings == ["missing-binding 3:19", "scope-violation 4:16"])
    }
}
