import DovetailDiagnostics
import DovetailGraph
import Testing

/// Scopes that live on a global actor.
@Suite struct IsolatedScopes {
    @Test func `an isolated scope is opened on its actor, and makes everything there`() {
        let outcome = resolve(
            """
            scope Host
            scope Window < Host @Main
            Window: shared A
            Window: lazy L
            Window: transient T(A)
            Host: shared S
            expose A, L, T, S
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.opening("Window") == Effects(isolation: "Main"))
        #expect(outcome.opening("Host") == Effects.none)
        #expect(["A", "L", "T"].map(outcome.making) == Array(repeating: Effects(isolation: "Main"), count: 3))
    }

    @Test func `what takes an object that is not Sendable from an isolated scope is made on its actor`() {
        let outcome = resolve(
            """
            scope Window @Main
            scope Job < Window
            Window: shared A unsendable
            Window: shared B
            Window: input I unsendable
            Job: transient T(A)
            Job: transient U(B)
            Job: transient V(T, B)
            Job: transient W(@Main () -> A)
            Job: transient X(@Main () -> W)
            Job: shared Z(I?)
            expose T, U, V, W, X, Z
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.making("U") == Effects.none)
        // A closure captures what it hands out when it is formed.
        #expect(["T", "V", "W", "X"].map(outcome.making) == Array(repeating: Effects(isolation: "Main"), count: 4))
        #expect(outcome.opening("Job") == Effects(isolation: "Main"))
    }

    @Test func `a closure on no actor can't capture what is not Sendable, even if it is async`() {
        let outcome = resolve(
            """
            scope Window @Main
            scope Job < Window
            Window: shared A unsendable
            Job: transient T(A)
            Job: transient U(@Sendable () async -> T)
            expose U
            """
        )
        #expect(outcome.findings == ["isolation-mismatch 5:18"])
        #expect(
            outcome.notes == [
                "`Root` exposes `U`",
                "`T` needs `A` (parameter `a`)",
                "`A` is held by `Window`, which lives on `Main`, and is not known to be `Sendable`",
                "let `t` be `@Main () async -> T`, or make `A` `Sendable`",
            ]
        )
    }

    @Test func `two actors in a scope that lives on one of them are told of`() {
        let outcome = resolve(
            """
            scope Window @Main
            Window: shared A @Other
            expose A
            """
        )
        #expect(outcome.findings == ["isolation-mismatch 2:16"])
        #expect(
            outcome.notes.prefix(3) == [
                "`Root` exposes `A`",
                "`Window` lives on `Main`",
                "making `A` runs on `Other`",
            ]
        )
    }

    @Test func `opening an isolated scope takes its actor, though nothing in it does`() {
        let outcome = resolve(
            """
            scope Host
            scope Window < Host @Main
            Window: input I
            Host: transient M(open (I) throws -> I)
            Host: transient N(open (I) async throws -> I, open @Main (I) throws -> I)
            expose M, N
            """
        )
        #expect(outcome.findings == ["isolation-mismatch 4:19"])
        #expect(outcome.notes[1] == "`Window` lives on `Main`")
    }
}

/// Scopes that are used from one place.
@Suite struct UnsynchronizedScopes {
    @Test func `what one place holds is taken by what stays there`() {
        let outcome = resolve(
            """
            scope Host
            scope Job < Host unsynchronized
            Job: input A unsendable
            Job: shared B
            Job: lazy L
            Job: transient T(A, () throws -> L)
            Job: transient U(() -> T, () -> A, @Sendable () -> B)
            Job: transient V(@Main () -> A) @Main
            expose U, V
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.opening("Job") == Effects.none)
        #expect(outcome.making("U") == Effects.none)
    }

    @Test func `what one place holds is not captured by what is called elsewhere`() {
        let outcome = resolve(
            """
            scope Host
            scope Job < Host unsynchronized
            Job: input A unsendable
            Job: lazy L
            Job: transient T(() -> A)
            Job: transient U(@Sendable () -> T, @Main () throws -> L)
            Host: transient W(open (A) throws -> U)
            expose U, W
            """
        )
        #expect(
            outcome.findings == ["isolation-mismatch 6:18", "isolation-mismatch 6:37", "isolation-mismatch 7:19"]
        )
    }
}

/// Closures that say nothing of where they are called.
@Suite struct ClosuresOfOnePlace {
    @Test func `what takes a plain closure onto an actor is made on that`() {
        let outcome = resolve(
            """
            scope Host
            Host: transient A @Main
            Host: transient B(() -> A)
            Host: transient C(B)
            Host: transient D(@Sendable () async -> A)
            Host: transient E(A, () -> B)
            expose C, D, E
            """
        )
        #expect(outcome.findings == [])
        #expect(["B", "C", "E"].map(outcome.making) == Array(repeating: Effects(isolation: "Main"), count: 3))
        #expect(outcome.making("D") == Effects.none)
    }

    @Test func `what is made elsewhere or suspended on the way can't take one`() {
        let outcome = resolve(
            """
            scope Host
            Host: transient A @Main
            Host: transient B(() -> A) @Other
            Host: transient C(() -> A) async
            expose B, C
            """
        )
        #expect(outcome.findings == ["isolation-mismatch 3:19", "isolation-mismatch 4:19"])
    }
}
