import DovetailDiagnostics
import DovetailGraph
import Testing

@Suite struct PerGraph {
    @Test func `a per-graph object is made where it is needed, and what it needs before`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A(T, G)
            Host: transient T(G)
            Host: perGraph G(B)
            Host: shared B
            expose A, G
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.eager("Host") == "B A")
        #expect(outcome.transients("Host") == "G T")
        #expect(outcome.exposed("Host") == "A G")
    }

    @Test func `a lazy object that an eager one needs through a per-graph object is made at opening`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A(G)
            Host: perGraph G(L)
            Host: lazy L
            expose A
            """
        )
        #expect(outcome.eager("Host") == "L A")
        #expect(outcome.lazy("Host") == "")
    }

    @Test func `closures onto per-graph objects are direct, and late where those read a lazy object or lie on a cycle`()
    {
        let outcome = resolve(
            """
            scope Host
            Host: shared A(() throws -> G, () throws -> H, () throws -> I)
            Host: perGraph G
            Host: perGraph H(L)
            Host: perGraph I(A, () throws -> I)
            Host: lazy L
            expose A
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.answers("A") == "() G, late H, late I")
        #expect(outcome.answers("I") == "A, late I")
    }

    @Test func `its effects are those of who makes it`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            Host: perGraph G async throws
            Host: transient T(G) @Main
            Account: shared A(T)
            expose A, T
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.opening("Host") == Effects.none)
        #expect(outcome.opening("Account") == Effects(isAsync: true, isThrowing: true, isolation: "Main"))
        #expect(outcome.making("T") == Effects(isAsync: true, isThrowing: true, isolation: "Main"))
    }

    @Test(arguments: ["perGraph G(T)", "perGraph G(T?)"])
    func `per-graph objects that need each other have no beginning`(dependant: String) {
        let outcome = resolve(
            """
            scope Host
            Host: \(dependant)
            Host: transient T(G)
            expose G
            """
        )
        #expect(outcome.findings == ["dependency-cycle 3:19"])
    }

    @Test func `an ancestor can't hold a descendant's`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            Host: shared A(G)
            Account: perGraph G
            expose A, G
            """
        )
        #expect(outcome.findings == ["scope-violation 3:16"])
    }
}
