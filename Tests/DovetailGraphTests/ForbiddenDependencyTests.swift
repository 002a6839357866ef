import DovetailDiagnostics
import DovetailGraph
import Testing

@Suite struct ForbiddenDependencies {
    @Test func `a dependency on what is forbidden is told of at its parameter`() {
        let outcome = resolve(
            """
            scope Host
            scope Session < Host
            Host: shared Auth
            Session: shared Editor(auth: Auth)
            forbid Auth from Session
            expose Editor
            """
        )
        #expect(outcome.findings == ["forbidden-dependency 4:24"])
        #expect(
            outcome.diagnostics[0].headline
                == "`Editor` of `Session` may not reach `Auth`, which it needs for its parameter `auth`"
        )
        #expect(outcome.notes(.road) == [])
        #expect(outcome.notes(.related) == ["`Root` says `Forbid(Auth.self, from: Session.self)`"])
        #expect(
            outcome.notes(.suggestion) == [
                "let `Editor` do without `Auth`; if that is how it is meant, say "
                    + "`Forbid(Auth.self, from: Session.self, except: Editor.self)`"
            ]
        )
    }

    @Test func `so is a road, however long, where it comes to what is forbidden`() {
        let outcome = resolve(
            """
            scope Host
            scope Session < Host
            Host: shared Auth
            Host: shared C(auth: Auth)
            Host: shared B(c: C)
            Session: shared A(b: B)
            forbid Auth from Session
            expose A
            """
        )
        #expect(outcome.findings == ["forbidden-dependency 4:16"])
        #expect(
            outcome.diagnostics[0].headline
                == "`A` of `Session` may not reach `Auth`, which `C` needs for its parameter `auth`"
        )
        #expect(
            outcome.notes(.road) == [
                "`A` needs `B` (parameter `b`)", "`B` needs `C` (parameter `c`)", "`C` needs `Auth` (parameter `auth`)",
            ]
        )
        #expect(
            outcome.notes(.suggestion)[0].hasPrefix("let `C` do without `Auth`, or `A` without its parameter `b`; ")
        )
    }

    @Test func `the shortest road is told, and the others that come the same way beside it`() {
        let outcome = resolve(
            """
            scope Host
            scope Session < Host
            Host: shared Auth
            Host: shared C(auth: Auth)
            Host: shared B(c: C)
            Session: shared A(b: B)
            Session: shared D(c: C)
            Session: shared E(a: A)
            forbid Auth from Session
            expose E, A, D
            """
        )
        #expect(outcome.findings == ["forbidden-dependency 4:16"])
        #expect(outcome.notes(.road) == ["`D` needs `C` (parameter `c`)", "`C` needs `Auth` (parameter `auth`)"])
        #expect(
            outcome.notes(.related) == [
                "`A` comes this way too, for its parameter `b` (by way of `B`)",
                "`Root` says `Forbid(Auth.self, from: Session.self)`",
            ]
        )
        // Where several come, cutting one of them off is no mend.
        #expect(outcome.notes(.suggestion)[0].hasPrefix("let `C` do without `Auth`; "))
    }

    @Test func `so is another parameter of the same object, without which the rule would not hold`() {
        let outcome = resolve(
            """
            scope Host
            scope Session < Host
            Host: shared Auth
            Host: shared D(auth: Auth)
            Host: shared B(d: D)
            Host: shared C(d: D)
            Session: shared A(b: B, c: C, d: D)
            forbid Auth from Session
            expose A
            """
        )
        #expect(outcome.findings == ["forbidden-dependency 4:16"])
        #expect(outcome.notes(.road) == ["`A` needs `D` (parameter `d`)", "`D` needs `Auth` (parameter `auth`)"])
        #expect(
            outcome.notes(.related).prefix(2) == [
                "`A` comes this way too, for its parameter `b` (by way of `B`)",
                "`A` comes this way too, for its parameter `c` (by way of `C`)",
            ]
        )
        #expect(outcome.notes(.suggestion)[0].hasPrefix("let `D` do without `Auth`; "))
    }

    @Test func `those that come the same way are counted beyond a few`() {
        let others = (0..<9).map { "Session: shared A\($0)(c: C)" }.joined(separator: "\n")
        let exposed = (0..<9).map { "A\($0)" }.joined(separator: ", ")
        let outcome = resolve(
            "scope Host\nscope Session < Host\nHost: shared Auth\nHost: shared C(auth: Auth)\n\(others)\n"
                + "forbid Auth from Session\nexpose \(exposed)"
        )
        #expect(outcome.findings == ["forbidden-dependency 4:16"])
        #expect(outcome.notes(.related).count == 7)
        #expect(outcome.notes(.related)[5] == "3 more come this way")
    }

    @Test func `each that depends on it itself is a mistake of its own`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared Auth in Data
            Host: shared B(auth: Auth) in Data
            Host: shared C(auth: Auth) in Data
            Host: shared A(B, C) in Screens
            forbid Auth from Screens
            expose A
            """
        )
        #expect(outcome.findings == ["forbidden-dependency 3:16", "forbidden-dependency 4:16"])
    }

    @Test(arguments: [
        "Host: shared A(Auth)", "Host: shared A(Auth?)", "Host: lazy A(Auth)", "Host: weak A(Auth)",
        "Host: transient A(Auth)", "Host: perGraph A(Auth)", "Host: shared A(() throws -> Auth)",
        "Host: shared A(maybe () throws -> Auth)", "Host: transient A<X>(X, Auth)",
        "Host: shared Real as A\nHost: decorator Logged(A, Auth) as A", "Host: shared Real(Auth) as A, B",
        "Host: shared A([P])\nHost: shared Auth2(Auth) only into [P]",
        "Host: shared A([K: P])\nHost: shared B(Auth) into [K: P] at k",
    ])
    func `every dependency counts, however it is asked for`(registration: String) {
        let text = """
            scope Host
            scope Child < Host
            Host: transient Auth
            \(registration)
            forbid Auth from A
            """
        #expect(resolve(text + "\nexpose A").ids == ["forbidden-dependency"])
        #expect(resolve(text.replacing("forbid Auth from A", with: "") + "\nexpose A").ids == [])
    }

    @Test func `an opener leads to what it hands back, and on from there`() {
        let text = """
            scope Host
            scope Session < Host
            Session: input X
            Host: shared Auth
            Host: shared Launcher(open: open (X) throws -> Editor)
            Session: shared Editor(X)
            Session: shared Other(auth: Auth)
            expose Launcher, Other
            """
        #expect(resolve(text + "\nforbid Auth from Launcher").ids == [])
        let outcome = resolve(text + "\nforbid Session from Host")
        #expect(outcome.findings == ["forbidden-dependency 5:23"])
        #expect(
            outcome.diagnostics[0].headline
                == "`Launcher` of `Host` may not reach `Editor` of `Session`, which it needs for its parameter `open`"
        )
        #expect(
            resolve(text.replacing("Editor(X)", with: "Editor(X, Auth)") + "\nforbid Auth from Launcher").findings == [
                "forbidden-dependency 6:27"
            ]
        )
    }

    @Test func `arguments come from the caller, and are no road`() {
        let outcome = resolve(
            """
            scope Host
            Host: transient Auth
            Host: transient A<Auth>(Auth)
            Host: shared User(Auth)
            forbid Auth from A
            expose A, User
            """
        )
        #expect(outcome.findings == [])
    }

    @Test func `what is not made breaks no rule`() {
        let text = """
            scope Host
            Host: shared Auth in Data
            Host: shared Real(Auth) as A in Screens foreign
            Host: shared Double as A in Doubles
            Host: shared Idle(Auth) in Screens foreign
            Host: shared User(Auth) in Data
            """
        let rule = "\noverride Doubles\nforbid Auth from Screens\nexpose A, User"
        #expect(resolve(text + rule).ids == [])
        #expect(resolve(text.replacing("Double as A", with: "Double") + rule).ids.contains("forbidden-dependency"))
    }

    @Test(arguments: ["Screens", "Real", "A", "Doubles", "Host"])
    func `what an override puts in place of something is under the same rules`(source: String) {
        let outcome = resolve(
            """
            scope Host
            scope Other
            Other: shared Auth
            Host: shared Safe as Auth
            Host: shared Real as A in Screens
            Host: shared Double(auth: Auth) as A in Doubles
            override Doubles
            forbid Auth from \(source)
            expose A
            """
        )
        #expect(outcome.findings == ["forbidden-dependency 6:21"])
        #expect(outcome.diagnostics[0].headline.hasPrefix("`Double`"))
    }

    @Test func `what replaces something forbidden is forbidden too`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared Real as P in Data
            Host: shared Double as P in Doubles
            Host: shared A(p: P)
            override Doubles
            forbid Data from A
            forbid Real from A
            expose A
            """
        )
        #expect(outcome.findings == ["forbidden-dependency 4:16", "forbidden-dependency 4:16"])
    }

    @Test func `a road through an exception is allowed, one beside it is not`() {
        let text = """
            scope Host
            Host: shared Auth in Data
            Host: shared Gate(auth: Auth) in Gates
            Host: shared A(gate: Gate) in Screens
            Host: shared B(Auth) in Screens
            """
        #expect(resolve(text + "\nforbid Auth from Screens except Gate\nexpose A").ids == [])
        #expect(resolve(text + "\nforbid Auth from Screens except Gates, B\nexpose A, B").ids == [])
        let outcome = resolve(text + "\nforbid Auth from Screens except Gate\nexpose A, B")
        #expect(outcome.findings == ["forbidden-dependency 5:16"])
        #expect(
            outcome.notes(.suggestion)[0].hasSuffix(
                "say `Forbid(Auth.self, from: Screens.self, except: Gate.self, B.self)`"
            )
        )
    }

    @Test func `a type means what is registered as it and what is made of it, a tag only what has it`() {
        let text = """
            scope Host
            Host: shared Real as P
            Host: input URL#One
            Host: input URL#Two
            Host: shared A(p: P)
            Host: shared B(url: URL#Two)
            expose A, B
            """
        #expect(resolve(text + "\nforbid P from A").ids == ["forbidden-dependency"])
        let outcome = resolve(text + "\nforbid Real from A")
        #expect(
            outcome.diagnostics.map(\.headline) == [
                "`A` may not reach `Real`, which it needs as `P` for its parameter `p`"
            ]
        )
        #expect(resolve(text + "\nforbid URL from B").ids == ["forbidden-dependency"])
        #expect(resolve(text + "\nforbid URL#Two from B").ids == ["forbidden-dependency"])
        #expect(resolve(text + "\nforbid URL#One from B").ids == [])
    }

    @Test func `what wraps something belongs to it, wherever it is registered`() {
        let text = """
            scope Host
            Host: shared Auth in Data
            Host: shared Real as P in Store
            Host: decorator Logged(P, auth: Auth) as P in Extras
            Host: shared A(p: P) in Screens
            expose A
            """
        #expect(resolve(text + "\nforbid Auth from Store").findings == ["forbidden-dependency 4:27"])
        #expect(resolve(text + "\nforbid Auth from Extras").findings == ["forbidden-dependency 4:27"])
        #expect(resolve(text + "\nforbid Store from Screens").findings == ["forbidden-dependency 5:16"])
        // What is wrapped is the wrapper's own.
        #expect(resolve(text + "\nforbid P from Host").findings == ["forbidden-dependency 5:16"])
    }

    @Test func `rules of an included composition hold as well`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared Auth
            Host: shared A(auth: Auth)
            included forbid Auth from A
            expose A
            """
        )
        #expect(outcome.findings == ["forbidden-dependency 3:16"])
        #expect(outcome.notes(.related) == ["`Included` says `Forbid(Auth.self, from: A.self)`"])
    }

    @Test func `loops are searched once`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared Auth
            Host: shared A(b: () throws -> B)
            Host: shared B(A, auth: Auth)
            forbid Auth from A
            expose A
            """
        )
        #expect(outcome.findings == ["forbidden-dependency 4:19"])
    }

    @Test func `a long road leaves out its middle`() {
        var graph = LongGraphs.chain(of: 40)
        let place = SourceLocation(path: "Rules.swift", line: 1, column: 1)
        func part(_ index: Int) -> ArchitectureRule.Part {
            .init(.key(graph.bindings[index].keys[0]), name: "Service\(index)", location: place)
        }
        graph.architectureRules = [
            ArchitectureRule(.forbid, part(39), others: [part(0)], text: "", composition: "Root", location: place)
        ]
        let notes = graph.resolve().diagnostics[0].notes.filter { $0.kind == .road }.map(\.message)
        #expect(notes.count == 14)
        #expect(notes[12] == "… 26 further steps …")
        #expect(notes[13] == "`Service38` needs `Service39` (parameter `service39`)")
    }

    @Test(arguments: [true, false])
    func `a rule on a long graph costs a search`(isBroken: Bool) {
        var graph = LongGraphs.mesh(of: 2_000)
        let place = SourceLocation(path: "Rules.swift", line: 1, column: 1)
        func part(_ members: ArchitectureRule.Part.Members) -> ArchitectureRule.Part {
            .init(members, name: "Part", location: place)
        }
        graph.architectureRules = (0..<20).map { index in
            ArchitectureRule(
                .forbid,
                part(.key(graph.bindings[isBroken ? index : 1_999 - index].keys[0])),
                others: [part(.scope(ScopeID(isBroken ? 1 : 0)))],
                text: "Forbid",
                composition: "Root",
                location: place
            )
        }
        let clock = ContinuousClock()
        let free = clock.measure { _ = LongGraphs.mesh(of: 2_000).resolve() }
        var diagnostics: [Diagnostic] = []
        let ruled = clock.measure { diagnostics = graph.resolve().diagnostics }
        #expect(diagnostics.contains { $0.id == .forbiddenDependency } == isBroken)
        #expect(ruled < free * 20 + .seconds(1))
    }
}
