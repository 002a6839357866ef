import DovetailDiagnostics
import DovetailGraph
import Testing

@Suite struct Decorators {
    @Test func `a decorator is seen by everyone but what it wraps`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            Host: shared Real as P
            Host: shared Log
            Host: decorator Logged(P, Log) as P
            Host: shared C(P)
            Account: shared D(P?, () -> P)
            expose C, D, P
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.answers("Logged") == "Real, Log")
        #expect(outcome.answers("C") == "Logged")
        #expect(outcome.answers("D") == "Logged?, () Logged")
        #expect(outcome.exposed("Host") == "C Logged")
        #expect(outcome.eager("Host") == "Real Log Logged C")
    }

    @Test func `several wrap each other in listed order, innermost first`() {
        let outcome = resolve(
            """
            scope Host
            Host: decorator Inner(P) as P
            Host: shared C(P)
            Host: shared Real as P
            Host: decorator Outer(P) as P
            expose C
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.answers("Inner") == "Real")
        #expect(outcome.answers("Outer") == "Inner")
        #expect(outcome.answers("C") == "Outer")
    }

    @Test(arguments: ["shared", "lazy", "transient", "perGraph", "input"])
    func `a decorator lives as long as what it wraps`(lifetime: String) {
        let outcome = resolve(
            """
            scope Host
            Host: \(lifetime) Real as P
            Host: decorator Logged(P) as P
            expose P
            """
        )
        #expect(outcome.findings == [])
        let name = lifetime == "input" ? "Logged" : "Real Logged"
        switch lifetime {
        case "shared", "input": #expect(outcome.eager("Host") == name)
        case "lazy": #expect(outcome.lazy("Host") == name)
        default: #expect(outcome.transients("Host") == name)
        }
    }

    @Test func `what wraps a transient gets its arguments, and hands them on`() {
        let outcome = resolve(
            """
            scope Host
            Host: transient Real<X, Y>(Y, X) as P
            Host: decorator Logged(P, Y) as P
            Host: shared C((X, Y) -> P)
            expose C, P
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.answers("Logged") == "Real, #1")
        #expect(outcome.answers("C") == "() Logged")
    }

    @Test func `other keys of what is wrapped stay as they are`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared Real as P, Q
            Host: decorator Logged(P) as P
            Host: shared C(P, Q)
            expose C
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.answers("C") == "Logged, Real")
    }

    @Test func `what is wrapped may be asked for by a closure or an optional`() {
        let outcome = resolve(
            """
            scope Host
            Host: transient Real<X>(X) as P
            Host: decorator Inner(P?) as P
            Host: decorator Outer((X) -> P, X) as P
            expose P
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.answers("Inner") == "Real?")
        #expect(outcome.answers("Outer") == "() Inner, #0")
    }

    @Test func `a closure for what is wrapped has to hand in what that takes`() {
        let outcome = resolve(
            """
            scope Host
            Host: transient Real<X>(X) as P
            Host: decorator Outer(() -> P) as P
            expose P
            """
        )
        #expect(outcome.findings == ["missing-binding 3:23"])
    }

    @Test func `a tag is part of what is wrapped`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared Real as P
            Host: shared Other as P#T
            Host: decorator Logged(P#T) as P#T
            Host: shared C(P, P#T)
            expose C
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.answers("C") == "Real, Logged")
    }

    @Test func `what else a decorator needs may need no decorated one`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared Real as P
            Host: shared Log(P)
            Host: decorator Logged(P, Log) as P
            expose P
            """
        )
        #expect(outcome.findings == ["dependency-cycle 3:18"])
    }

    @Test func `effects of what wraps are those of what is handed out`() {
        let outcome = resolve(
            """
            scope Host
            Host: transient Real as P throws
            Host: decorator Logged(P) as P async
            Host: shared C(P)
            expose C
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.opening("Host") == Effects(isAsync: true, isThrowing: true))
    }

    @Test func `what stands in for something is wrapped as that was, with its own lifetime`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared Real as P in Data
            Host: decorator Logged(P) as P in Data
            Host: transient Double<X>(X) as P in Doubles
            Host: decorator Spied(P) as P in Doubles
            override Doubles
            expose P
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.answers("Logged") == "Double")
        #expect(outcome.answers("Spied") == "Logged")
        #expect(outcome.transients("Host") == "Double Logged Spied")
    }

    @Test func `a decorator of what an override took away goes with it`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared Real as P, Q in Data
            Host: decorator Logged(Q) as Q in Data
            Host: shared Double as P in Doubles
            override Doubles
            expose P
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.eager("Host") == "Double")
    }

    @Test func `a decorator replaces nothing`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared Real as P in Data
            Host: decorator Spied(P) as P in Doubles
            override Doubles
            expose P
            """
        )
        #expect(outcome.findings == ["override-without-target 4:10"])
    }

    @Test func `what nobody needs is told of once, without what wraps it`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared Real as P
            Host: decorator Logged(P) as P
            Host: shared Both as Q, R
            Host: decorator Unused(R) as R
            Host: shared C(Q)
            expose C
            """
        )
        #expect(outcome.findings == ["unused-registration 2:14?", "unused-registration 5:17?"])
    }

    @Test(arguments: [
        (
            "Account: shared Real as P",
            "`Real` provides it in `Account`: a decorator is registered in an assembly of the same scope"
        ),
        (
            "Host: shared Real conforms P",
            "`Real` is registered only as `Real`: wrap that, or let its registration say `as: P.self`"
        ),
        ("unlisted Host: shared Real as P in Far", "`Far`, which `Root` doesn't list, provides it: list `Far.self`"),
        ("Host: shared Q", "register what it wraps in an assembly of `Host`, or take the decorator out"),
    ])
    func `a decorator needs something to wrap`(registration: String, expected: String) {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            Host: shared C
            \(registration)
            Host: decorator Logged(P) as P
            expose C
            """
        )
        #expect(outcome.findings == ["decorator-without-target 5:17"])
        #expect(outcome.notes(.suggestion) == [expected])
    }

    @Test(arguments: ["transient", "perGraph"])
    func `a hook is for what the scope keeps`(lifetime: String) {
        let outcome = resolve(
            """
            scope Host
            Host: \(lifetime) Real as P
            Host: decorator Logged(P) as P hook
            Host: decorator Outer(P) as P
            expose P
            """
        )
        #expect(outcome.findings == ["decorator-without-target 3:17"])
    }

    @Test func `what only its holders keep is not wrapped`() {
        let outcome = resolve(
            """
            scope Host
            Host: weak Real as P
            Host: decorator Logged(P) as P
            expose P
            """
        )
        #expect(outcome.findings == ["decorator-without-target 3:17"])
        #expect(outcome.notes(.suggestion) == ["wrap it in the closure that makes it"])
    }
}
