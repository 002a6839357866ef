import DovetailDiagnostics
import DovetailGraph
import Testing

@Suite struct Overrides {
    @Test func `what has the same key in the same scope is replaced, and what only it needed is not made`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared Socket in Data
            Host: shared Real(Socket) as P in Data
            Host: shared C(P) in Data
            Host: shared Double as P in Doubles
            override Doubles
            expose C
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.eager("Host") == "Double C")
    }

    @Test func `an override by an input is handed in, and inputs that nothing needs any more are optional`() {
        let outcome = resolve(
            """
            scope Host
            Host: input Socket in Contract
            Host: input Log in Contract
            Host: shared Real(Socket) as P in Data
            Host: shared C(P, Log) in Data
            Host: input P in Doubles
            override Doubles
            expose C
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.inputs("Host") == "Socket Log P")
        #expect(outcome.optionalInputs("Host") == "Socket")
    }

    @Test func `inputs are optional in no other graph`() {
        let outcome = resolve("scope Host\nHost: input Socket\nHost: shared C\nexpose C")
        #expect(outcome.findings == ["unused-input 2:13?"])
        #expect(outcome.optionalInputs("Host") == "")
    }

    @Test(arguments: ["shared", "lazy", "transient", "input"], ["shared", "lazy", "transient", "input"])
    func `any lifetime replaces any other`(lifetime: String, former: String) {
        let outcome = resolve(
            """
            scope Host
            Host: \(former) Real as P in Data
            Host: shared C(P) in Data
            Host: \(lifetime) Double as P in Doubles
            override Doubles
            expose C
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.answers("C") == "Double")
        #expect(outcome.inputs("Host") == (lifetime == "input" ? "Double" : ""))
    }

    @Test func `a transient's stand-in may take other arguments, and is asked for with them`() {
        let outcome = resolve(
            """
            scope Host
            Host: transient Real<X>(X) as P in Data
            Host: shared C((X) -> P) in Data
            Host: transient Double<Y>(Y) as P in Doubles
            override Doubles
            expose C
            """
        )
        #expect(outcome.findings == ["missing-binding 3:16"])
    }

    @Test func `all keys of what is replaced are gone, and whoever misses one is told who replaced it`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared Real as P, Q in Data
            Host: shared C(P, Q) in Data
            Host: shared Double as P in Doubles
            override Doubles
            expose C
            """
        )
        #expect(outcome.findings == ["missing-binding 3:19"])
        #expect(
            outcome.notes(.suggestion) == [
                "`Real` provides it, and `Doubles` replaces that by `Double`, as `P` only: "
                    + "let its registration say `as: P.self, Q.self`"
            ]
        )
    }

    @Test func `two registrations may replace one, a key each`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared Real as P, Q in Data
            Host: shared C(P, Q) in Data
            Host: shared D as P in Doubles
            Host: shared E as Q in Doubles
            override Doubles
            expose C
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.answers("C") == "D, E")
    }

    @Test func `one registration may replace two`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A as P in Data
            Host: shared B as Q in Data
            Host: shared C(P, Q) in Data
            Host: shared Double as P, Q in Doubles
            override Doubles
            expose C
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.eager("Host") == "Double C")
    }

    @Test func `an outer override replaces an inner one`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared Real as P in Data
            Host: shared C(P) in Data
            Host: shared Demo as P in Demos
            Host: shared Test as P in Tests
            override Demos over Data
            override Tests over Data, Demos
            expose C
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.answers("C") == "Test")
    }

    @Test func `what an inner override replaced does not come back`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared Real as P, Q in Data
            Host: shared C(P, Q) in Data
            Host: shared Demo as P, Q in Demos
            Host: shared Test as Q in Tests
            override Demos over Data
            override Tests over Data, Demos
            expose C
            """
        )
        #expect(outcome.findings == ["missing-binding 3:16"])
        #expect(outcome.notes(.suggestion).allSatisfy { $0.contains("`Tests` replaces that by `Test`") })
    }

    @Test(arguments: ["over Data", "over Data, One"])
    func `two overrides that replace one thing are in each other's way, also where each reaches the other`(
        reach: String
    ) {
        let outcome = resolve(
            """
            scope Host
            Host: shared Real as P in Data
            Host: shared C(P) in Data
            Host: shared A as P in One
            Host: shared B as P in Two
            override One over Data\(reach == "over Data" ? "" : ", Two")
            override Two \(reach)
            expose C
            """
        )
        #expect(outcome.findings == ["duplicate-binding 5:14"])
        #expect(
            outcome.diagnostics[0].headline
                == "`P` is replaced by `One` and `Two` in `Host`, and none of them goes first"
        )
        #expect(outcome.notes(.related).count == 3)
    }

    @Test func `what an override does not reach stays, and is in its way`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared Real as P in Data
            Host: shared Other as P in Beside
            Host: shared C(P) in Data
            Host: shared Double as P in Doubles
            override Doubles over Data
            expose C
            """
        )
        #expect(outcome.findings == ["duplicate-binding 5:14"])
    }

    @Test func `two registrations that are in each other's way are replaced by one`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A as P in First
            Host: shared B as P in Second
            Host: shared C(P) in First
            Host: shared Double as P in Doubles
            override Doubles
            expose C
            """
        )
        #expect(outcome.findings == [])
    }

    @Test func `an override may stand in for what is around its scope, for what lies in it`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            scope Session < Account
            Host: shared Real as P in Data
            Host: shared A(P) in Data
            Account: shared B(P) in Data
            Session: shared C(P, A) in Data
            Account: shared Double as P in Doubles
            override Doubles
            expose B, C
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.answers("A") == "Real")
        #expect(outcome.answers("B") == "Double")
        #expect(outcome.answers("C") == "Double, A")
    }

    @Test func `what stands in for a scope around may be replaced there too`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            Host: shared Real as P in Data
            Host: shared A(P) in Data
            Account: shared B(P, A) in Data
            Account: shared Inner as P in Doubles
            Host: shared Outer as P in OuterDoubles
            override Doubles over Data
            override OuterDoubles over Data
            expose B
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.answers("A") == "Outer")
        #expect(outcome.answers("B") == "Inner, A")
    }

    @Test func `openers may hand in what an override made`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            Host: shared A(open (Name, Id) throws -> C) in Data
            Account: input Id in Data
            Account: input Name in Data
            Account: shared C(Id, Name) in Data
            Account: shared Fixed as Name in Doubles
            override Doubles
            expose A
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.answers("A") == "open Account C [1]")
    }

    @Test func `a collection is replaced as a whole, and what is replaced contributes to none`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A into [P] in Data
            Host: shared B as Q into [R] in Data
            Host: shared C([P], [R]) in Data
            Host: input [P] in Doubles
            Host: shared Double as Q into [R] in Doubles
            override Doubles
            expose C
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.eager("Host") == "Double C")
    }
}
