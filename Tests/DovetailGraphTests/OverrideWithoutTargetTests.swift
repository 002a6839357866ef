import DovetailDiagnostics
import DovetailGraph
import Testing

@Suite struct OverridesWithoutTargets {
    @Test func `an override that replaces nothing is told of where it is listed`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared C in Data
            Host: shared Double as P in Doubles
            override Doubles
            expose C
            """
        )
        #expect(outcome.findings == ["override-without-target 4:10"])
        #expect(outcome.diagnostics[0].headline == "`Doubles` replaces nothing in `Root`")
        #expect(outcome.notes(.suggestion) == ["list it as `Doubles.self` if it adds to the others, or take it out"])
    }

    @Test func `also where something needs it: it is an addition then`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared C(P?) in Data
            Host: shared Double as P in Doubles
            override Doubles
            expose C
            """
        )
        #expect(outcome.findings == ["override-without-target 4:10"])
    }

    @Test func `one registration that replaces nothing is told of at its line`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared Real as P in Data
            Host: shared C(P) in Data
            Host: shared Double as P in Doubles
            Host: shared Odd as Q in Doubles
            override Doubles
            expose C
            """
        )
        #expect(outcome.findings == ["override-without-target 5:14"])
        #expect(
            outcome.diagnostics[0].headline
                == "`Odd` replaces nothing in `Root`: it has no `Q` in `Host` to replace, and nothing needs this one"
        )
        #expect(outcome.notes(.related) == ["`Root` is to take `Doubles` in place of others"])
    }

    @Test func `what a stand-in needs may stand beside it, even where nothing needs the stand-in`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared Real as P in Data
            Host: shared User(P) as U in Data
            Host: shared C(U) in Data
            Host: shared Double(Script) as P in Doubles
            Host: shared Script(Line?) in Doubles
            Host: shared Line in Doubles
            Host: shared FakeUser as U in Doubles
            override Doubles
            expose C
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.eager("Host") == "FakeUser C")
    }

    @Test(arguments: [
        (
            "Account: shared Real as P in Data", "Host: shared Double as P in Doubles",
            "`Real` provides `P` in `Account`, not in `Host`: register it in an assembly of `Account`, and override by that"
        ),
        (
            "Other: shared Real as P in Data", "Host: shared Double as P in Doubles",
            "`Real` provides `P` in `Other`, not in `Host`: register it in an assembly of `Other`, and override by that"
        ),
        (
            "Host: shared Real as P in Data", "Host: shared Double conforms P in Doubles",
            "`P` is what `Real` provides: write `as: P.self`"
        ),
        (
            "Host: shared Real as P in Data", "Host: input Double conforms P in Doubles",
            "`P` is what `Real` provides: write `Input(P.self)`"
        ),
        (
            "unlisted Host: shared Real as P in Far", "Host: shared Double as P in Doubles",
            "`Far`, which `Root` doesn't list, provides `P` in `Host`"
        ),
        (
            "Host: shared Real as P#Audit in Data", "Host: shared Double as P in Doubles",
            "`P` tagged `Audit` is what `Real` provides, and `Double` has no tag: add `.tagged(Audit.self)` to its registration"
        ),
        (
            "Host: shared Real as P in Data", "Host: shared Double as P#Audit in Doubles",
            "`P` is what `Real` provides, without a tag: take `.tagged(Audit.self)` out of the registration of `Double`"
        ),
        (
            "Host: shared Real as P#Audit in Data", "Host: shared Double as P#Debug in Doubles",
            "`P` tagged `Audit` is what `Real` provides, and `Double` has another tag: "
                + "let its registration say `.tagged(Audit.self)`"
        ),
        (
            "Host: shared Service in Data", "Host: shared Double as Servise in Doubles",
            "`Service` has a similar name"
        ),
    ])
    func `the near miss is told of`(real: String, double: String, expected: String) {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            scope Other
            Host: shared C in Data
            \(real)
            \(double)
            override Doubles
            expose C
            """
        )
        #expect(outcome.findings == ["override-without-target 7:10"])
        #expect(outcome.notes(.suggestion) == [expected])
    }

    @Test func `decorators replace nothing, and are no near miss of what they wrap`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared Real as P in Data
            Host: decorator Logged(P) as P in Logging
            override Logging
            expose P
            """
        )
        #expect(outcome.findings == ["override-without-target 4:10"])
        #expect(
            outcome.notes(.suggestion) == [
                "it holds decorators alone, which wrap what others register and replace nothing: list it as `Logging.self`"
            ]
        )
    }

    @Test func `what the override does not reach is told of`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared C in Data
            Host: shared Real as P in Beside
            Host: shared Double as P in Doubles
            override Doubles over Data
            expose C, P
            """
        )
        #expect(outcome.findings == ["override-without-target 5:10"])
        #expect(outcome.notes(.suggestion).last?.hasPrefix("`Real` provides `P` in `Host`, but not in what") == true)
    }

    @Test func `a double in a scope around hits nothing, and is not told of as shadowed`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            Host: shared Clock in Data
            Account: shared Real as P in Data
            Account: shared C(P, Clock) in Data
            Host: shared Double as P in Doubles
            Host: shared FakeClock as Clock in Doubles
            override Doubles
            expose C
            """
        )
        #expect(outcome.findings == ["override-without-target 6:14"])
    }
}
