import DovetailDiagnostics
import DovetailGraph
import Testing

@Suite struct WeakObjects {
    @Test func `a weak object is made on use, and closures onto it go through the scope`() {
        let outcome = resolve(
            """
            scope Host
            Host: weak W(B)
            Host: shared B
            Host: transient T(W)
            Host: shared A(@Sendable () throws -> W, () throws -> T)
            expose A, W, T
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.eager("Host") == "B A")
        #expect(outcome.lazy("Host") == "W")
        #expect(outcome.answers("A") == "late W, late T")
    }

    @Test func `one that an opening needs is made then, and what it needs before`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A(W)
            Host: weak W(L, V)
            Host: lazy L
            Host: weak V
            expose A, L
            """
        )
        #expect(outcome.findings == ["held-weak 2:16?"])
        #expect(outcome.eager("Host") == "L V W A")
        #expect(outcome.lazy("Host") == "V W")
    }

    @Test func `its effects are those of whoever reads it, and it can't be async`() {
        let outcome = resolve(
            """
            scope Host
            Host: weak W throws @Main
            Host: transient T(W)
            expose T
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.making("T") == Effects(isThrowing: true, isolation: "Main"))
        let suspending = resolve(
            """
            scope Host
            Host: weak W(T)
            Host: transient T async
            expose W
            """
        )
        #expect(suspending.findings == ["effect-mismatch 2:12"])
        #expect(
            suspending.diagnostics.first?.headline
                == "a weak object is made by a plain read, so making `W` can't be async"
        )
        #expect(suspending.notes(.suggestion) == ["make it a `Shared`, so that it is made when its scope opens"])
    }

    @Test(arguments: ["shared A(W)", "shared A(W?)", "lazy A(W)"])
    func `a shared object that holds a weak one is warned of`(holder: String) {
        let outcome = resolve(
            """
            scope Host
            Host: \(holder)
            Host: weak W
            expose A
            """
        )
        #expect(outcome.findings == ["held-weak 2:\(holder.hasPrefix("lazy") ? 14 : 16)?"])
        #expect(
            outcome.diagnostics.first?.headline
                == "`A` is shared and holds the weak `W` (parameter `w`), so that it is never let go while `Host` is open"
        )
        #expect(
            outcome.notes == [
                "`Root` exposes `A`", "`W` is registered as weak",
                "let `w` be `@Sendable () throws -> W`, or register `W` as `Shared`",
            ]
        )
    }

    @Test func `also through what is made for it alone, and then the way is told`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            Account: shared A(B, T)
            Account: shared B
            Host: transient T(U)
            Host: perGraph U(B2, W)
            Host: shared B2
            Host: weak W
            expose A
            """
        )
        #expect(outcome.findings == ["held-weak 3:22?"])
        #expect(
            outcome.notes == [
                "`Root` exposes `A`", "`T` needs `U` (parameter `u`)", "`U` needs `W` (parameter `w`)",
                "`W` is registered as weak",
                "let `t` be `@Sendable () throws -> T`, or register `W` as `Shared`",
            ]
        )
    }

    @Test func `transients, per-graph and weak objects may hold one, and anything a closure onto it`() {
        let outcome = resolve(
            """
            scope Host
            Host: transient T(W)
            Host: perGraph G(W)
            Host: weak V(W)
            Host: weak W
            Host: shared A(() throws -> W, () throws -> T, () throws -> G)
            expose A, V
            """
        )
        #expect(outcome.findings == [])
    }

    @Test func `weak objects that need each other have no beginning, and a closure gives them one`() {
        let outcome = resolve(
            """
            scope Host
            Host: weak V(W)
            Host: weak W(V)
            Host: weak X(() throws -> X)
            expose V, X
            """
        )
        #expect(outcome.findings == ["dependency-cycle 3:14"])
    }
}
