import DovetailDiagnostics
import DovetailGraph
import Testing

@Suite struct DuplicateBindings {
    @Test func `two registrations of one key in one scope, with both places`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A as P in First
            Host: shared B as P in Second
            Host: shared C(P)
            expose C
            """
        )
        #expect(outcome.findings == ["duplicate-binding 3:14"])
        #expect(outcome.diagnostics[0].headline == "`P` is registered twice in `Host`")
        let first = Diagnostic.Note(.related, "`A` is registered here by `First`", at: letter(2, 14))
        #expect(outcome.diagnostics[0].notes.first == first)
    }

    @Test func `three are one mistake, and so are two keys`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A as P, Q
            Host: shared B as P, Q
            Host: shared C as Q, P
            expose P
            """
        )
        #expect(outcome.findings == ["duplicate-binding 3:14"])
        #expect(outcome.diagnostics[0].headline == "`P` and `Q` are registered 3 times in `Host`")
        #expect(outcome.notes(.related).count == 2)
    }

    @Test(arguments: [
        ("shared A as P in First", "shared B as P in Second", ", or list only one of `First` and `Second` in `Root`"),
        ("shared A as P in First", "shared B as P in First", "remove one of them, or register one under another key"),
        ("input A as P in First", "input B as P in First", "remove one of them, or give one a type of its own"),
    ])
    func `what is suggested can be written today`(first: String, second: String, expected: String) {
        let outcome = resolve("scope Host\nHost: \(first)\nHost: \(second)\nexpose P")
        #expect(outcome.notes(.suggestion).count == 1)
        #expect(outcome.notes(.suggestion)[0].contains(expected))
    }

    @Test func `what the composition adds to an included one is likely to be meant as an override`() {
        let letters = """
            scope Host
            Host: input P in Contract
            Host: shared Demo as P in DemoAssembly
            expose P
            own DemoAssembly
            """
        let mend = "list `DemoAssembly` as `Override(DemoAssembly.self)`, so that it replaces the other"
        let suggestion = resolve(letters).notes(.suggestion)[0]
        #expect(suggestion.hasPrefix("\(mend), or remove one of them"))
        let both = resolve(letters + ", Contract").notes(.suggestion)[0]
        #expect(
            both.hasPrefix(
                "remove one of them, or list only one of `Contract` and `DemoAssembly` in `Root`, or \(mend)"
            )
        )
        let included = resolve(letters.replacing("own DemoAssembly", with: "")).notes(.suggestion)[0]
        #expect(!included.contains("Override"))
    }

    @Test func `an assembly that was to override is one mistake, however much it is in the way of`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A as P in First
            Host: shared B as Q in Second
            Host: shared C as R in Third
            Host: shared D as P in Demo
            Host: shared E as Q in Demo
            Host: shared F as R, S in Demo
            Host: shared G as S in Own
            expose P
            own Demo, Own
            """
        )
        #expect(outcome.findings == ["duplicate-binding 5:14", "duplicate-binding 8:14"])
        #expect(
            outcome.diagnostics[0].headline
                == "`Demo` registers `P`, `Q` and `R`, which are registered in `Host` already"
        )
        #expect(
            outcome.diagnostics[0].notes.map(\.message) == [
                "`A` is registered here by `First`", "`B` is registered here by `Second`",
                "`C` is registered here by `Third`",
                "list it as `Override(Demo.self)` in `Root`, so that it replaces the others; or take it out",
            ]
        )
        #expect(outcome.diagnostics[1].headline == "`S` is registered twice in `Host`")
    }

    @Test func `of many, the first are shown and the rest counted`() {
        let registrations = (0..<8).map { "Host: shared A\($0) as P" }.joined(separator: "\n")
        let outcome = resolve("scope Host\n\(registrations)\nexpose P")
        #expect(outcome.notes(.related).count == 6)
        #expect(outcome.notes(.related).last == "2 more registrations provide it")
    }

    @Test func `the first answers, and nothing else is blamed`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A as P
            Host: transient B<X>(X, Y) as P
            Host: shared C(P)
            expose C
            """
        )
        #expect(outcome.findings == ["duplicate-binding 3:17"])
    }

    @Test func `a child scope does not shadow what is around it`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            scope Session < Account
            Host: shared A as P
            Session: shared B as P
            Session: shared C(P)
            expose C
            """
        )
        #expect(outcome.findings == ["duplicate-binding 5:17"])
        #expect(outcome.diagnostics[0].headline == "`P` is registered in `Session` and in `Host` around it")
        #expect(outcome.notes(.related) == ["`A` is registered here"])
    }

    @Test func `scopes beside each other may bind one key, and one binding may list a key twice`() {
        let outcome = resolve(
            """
            scope Host
            scope Left < Host
            scope Right < Host
            Left: shared A as P, P
            Right: shared B as P
            expose P
            """
        )
        #expect(outcome.findings == [])
    }

    @Test func `it is found even where no root reaches`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A
            Host: shared B
            Host: shared B2 as B
            expose A
            """
        )
        #expect(outcome.findings == ["duplicate-binding 4:14"])
    }
}
