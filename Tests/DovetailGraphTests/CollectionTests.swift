import DovetailDiagnostics
import DovetailGraph
import Testing

@Suite struct Collections {
    @Test func `a scope has its ancestors' elements first, then its own in listed order`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            scope Document < Account
            Document: shared D only into [P]
            Account: shared C only into [P]
            Host: shared B only into [P]
            Host: shared A only into [P]
            Document: transient S([P])
            Host: transient H([P])
            expose S, H
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.elements("[P]", in: "Document") == "B A C D")
        #expect(outcome.elements("[P]", in: "Account") == "B A C")
        #expect(outcome.elements("[P]", in: "Host") == "B A")
        #expect(outcome.answers("S") == "[P]")
    }

    @Test func `a scope that adds nothing sees the collection of the one around it`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            Host: shared A only into [P]
            Account: transient S([P])
            expose S
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.elements("[P]", in: "Account") == "none")
        #expect(outcome.transients("Host") == "[P]")
    }

    @Test func `what only contributes offers nothing else`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A only into [P]
            Host: shared B into [P]
            Host: transient S(A, B, [P])
            expose S
            """
        )
        #expect(outcome.findings == ["missing-binding 4:19"])
        #expect(outcome.notes(.suggestion) == ["`A` is only part of `[P]`: add `as: A.self` to its registration"])
    }

    @Test func `an element is one of the keys where they are equal, and one more thing where not`() {
        let graph = Letters("scope Host\nHost: shared A as P, Q into [Q] into [R] into [P] into [S]\nexpose [Q]").graph
        #expect(graph.bindings[0].contributions.map(\.result) == [1, 2, 0, 3])
    }

    @Test func `effects of elements are those of the collection`() {
        let outcome = resolve(
            """
            scope Host
            Host: transient A only into [P] async throws @Main
            Host: shared B([P])
            expose B
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.opening("Host") == Effects(isAsync: true, isThrowing: true, isolation: "Main"))
    }

    @Test func `a closure that makes a collection allows what making the elements takes`() {
        let outcome = resolve(
            """
            scope Host
            Host: transient A only into [P] throws
            Host: shared B(ps: () -> [P])
            expose B
            """
        )
        #expect(outcome.findings == ["effect-mismatch 3:16"])
        #expect(outcome.notes(.related) == ["`[P]` collects `A`", "making `A` throws"])
    }

    @Test func `an element that answers a key too is wrapped in there as well, under that key alone`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            Host: shared Real as P into [P] into [Q]
            Host: decorator Inner(P) as P
            Host: decorator Outer(P) as P
            Host: transient Only only into [P]
            Account: transient Own as R into [P]
            Account: shared C([P])
            expose [P], [Q], C
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.answers("[P]", in: "Account") == "Outer Only Own")
        #expect(outcome.answers("[P]", in: "Host") == "Outer Only")
        #expect(outcome.answers("[Q]", in: "Host") == "Real")
    }

    @Test func `a wrapper that needs a collection with itself in it needs itself`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared Real as P into [P]
            Host: decorator Logged(P, all: [P]) as P
            expose [P]
            """
        )
        #expect(outcome.findings == ["dependency-cycle 3:27"])
    }

    @Test func `an element that needs its collection needs itself, unless by a closure`() {
        let loop = resolve("scope Host\nHost: shared A(all: [P]) only into [P]\nexpose [P]")
        #expect(loop.findings == ["dependency-cycle 2:16"])
        #expect(loop.diagnostics[0].headline == "`[P]` needs itself: `[P]` → `A` → `[P]`")
        #expect(
            loop.notes(.suggestion) == [
                "a closure breaks the loop: let `all` of `A` be `@Sendable () throws -> [P]`, and call it once `[P]` is made"
            ]
        )
        let closure = resolve("scope Host\nHost: shared A(all: () throws -> [P]) only into [P]\nexpose [P]")
        #expect(closure.findings == [])
        #expect(closure.answers("A") == "late [P]")
    }

    @Test func `what shorter-lived scopes contribute is not seen, and told of where it is all there is`() {
        let seen = """
            scope Host
            scope Account < Host
            Account: shared B only into [P]
            Host: shared S([P])
            Account: transient T([P])
            expose S, T
            """
        let outcome = resolve(seen)
        #expect(outcome.findings == ["scope-violation 4:16"])
        #expect(outcome.notes(.related) == ["`[P]` is contributed to in `Account`"])
        #expect(outcome.notes(.suggestion).first == "contribute to it in `Host`, or register `S` in `Account`")
        #expect(resolve("\(seen)\nHost: shared A only into [P]").findings == [])
    }

    @Test func `an element of no reached collection is unused`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            Host: shared A only into [P]
            Account: shared B only into [P]
            Host: transient S([P])
            expose S
            """
        )
        #expect(outcome.findings == ["unused-registration 4:17?"])
        #expect(outcome.notes(.suggestion) == ["remove the registration, or hand it out: `Expose([P].self)` in `Root`"])
    }

    @Test func `an exposed collection is one of each scope that adds to it`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            scope Other < Host
            Host: shared A only into [P]
            Account: shared B only into [P]
            expose [P]
            """
        )
        #expect(outcome.findings == [])
        #expect(["Host", "Account", "Other"].map(outcome.exposed) == ["[P]", "[P]", ""])
    }

    @Test func `a registration of the whole is in the way of contributions, in one scope or around it`() {
        let duplicate = "`[P]` is registered as a whole, and it is a collection that others contribute to"
        for places in [("Host", "Host"), ("Host", "Account"), ("Account", "Host")] {
            let outcome = resolve(
                """
                scope Host
                scope Account < Host
                \(places.0): shared A only into [P]
                \(places.1): shared [P]
                expose [P]
                """
            )
            #expect(outcome.findings == ["duplicate-binding 4:\(places.1.count + 10)"])
            #expect(outcome.diagnostics[0].headline == duplicate)
            #expect(outcome.notes(.related) == ["`A` contributes to it"])
        }
    }

    @Test func `a map's keys are told apart in a scope and those around it, and not in its neighbours`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            scope Other < Host
            Host: shared A only into [K: P] at one in First
            Host: shared B only into [K: P] at two into [K: P] at three
            Account: shared C only into [K: P] at two
            Account: shared D only into [K: P] at four
            Other: shared E only into [K: P] at four
            Host: shared F only into [K: P] at one
            Account: shared G only into [K: Q] at one
            expose [K: P], [K: Q]
            """
        )
        #expect(outcome.findings == ["duplicate-map-key 6:29", "duplicate-map-key 9:26"])
        #expect(outcome.diagnostics[0].notes[0] == .init(.related, "`B` has it in `Host`", at: letter(5, 26)))
        #expect(outcome.diagnostics[1].headline == "the key `one` of `[K: P]` is taken already")
        let first = Diagnostic.Note(.related, "`A` has it in `Host`, by `First`", at: letter(4, 26))
        #expect(outcome.diagnostics[1].notes[0] == first)
    }
}

@Suite struct EmptyCollections {
    @Test func `one that nothing contributes to is an error, once for all who need it`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared S([P], () -> [K: P])
            Host: shared T(ps: [P])
            expose S, T, [Q]
            """
        )
        #expect(outcome.findings == ["empty-collection 2:16", "empty-collection 2:21", "empty-collection 4:14"])
        #expect(
            outcome.diagnostics[0].headline
                == "nothing contributes to `[P]`, which `S` needs for its parameter `[p]` in `Host`"
        )
        #expect(
            outcome.diagnostics[1].notes.last?.message
                == "if there may be none, say so in an assembly of `Host`: `Contributions([K: P].self).allowEmpty()`"
        )
    }

    @Test func `one may be empty where its scope or one around it says so`() {
        let graph = """
            scope Host
            scope Account < Host
            Host: empty [P]
            Host: empty [P]
            Host: transient S([P])
            Account: transient T([P])
            expose S, T
            """
        #expect(resolve(graph).findings == [])
        #expect(resolve(graph).elements("[P]", in: "Host") == "")
        let filled = resolve("\(graph)\nAccount: shared A only into [P]")
        #expect(filled.findings == [])
        #expect(filled.elements("[P]", in: "Host") == "")
        #expect(filled.elements("[P]", in: "Account") == "A")
        let inside = resolve("scope Host\nscope Account < Host\nAccount: empty [P]\nHost: transient S([P])\nexpose S")
        #expect(inside.findings == ["scope-violation 4:19"])
    }

    @Test func `an optional is nil where nothing contributes, and else the collection`() {
        #expect(resolve("scope Host\nHost: shared S([P]?)\nexpose S").answers("S") == "nil")
        let outcome = resolve("scope Host\nHost: shared S([P]?)\nHost: shared A only into [P]\nexpose S")
        #expect(outcome.answers("S") == "[P]?")
    }

    @Test func `what could have been meant is told`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            scope Other < Host
            Host: shared A as P
            Host: shared B conforms P
            Host: shared C only into [K: P] at one
            Other: shared D only into [P]
            unlisted Host: shared E only into [P] in Elsewhere
            Account: transient S([P])
            Other: transient T([P], A?, B, [K: P])
            expose S, T
            """
        )
        #expect(outcome.findings == ["empty-collection 9:22"])
        #expect(
            outcome.notes(.suggestion) == [
                "`D` contributes to it in `Other`, which is not around `Account`: move its registration",
                "`Elsewhere`, which `Root` doesn't list, contributes `E`: list `Elsewhere.self` in `Root`",
                "`C` contributes to `[K: P]`: add `.into([P].self)` to its registration",
                "`A` could be in it: add `.into([P].self)` to its registration",
                "`B` could be in it: add `.into([P].self)` to its registration",
                "if there may be none, say so in an assembly of `Account`: `Contributions([P].self).allowEmpty()`",
            ]
        )
    }

    @Test(arguments: [
        ("unlisted far Host: shared E only into [P] in Demo", ""),
        (
            "unlisted Host: shared E(Volume) only into [P] in Demo",
            ", and needs `Volume`, which nothing provides either"
        ),
    ])
    func `an assembly that is far or lacks something is told of behind the plain advice`(unlisted: String, lack: String)
    {
        let outcome = resolve("scope Host\nHost: shared A([P])\n\(unlisted)\nexpose A")
        #expect(outcome.findings == ["empty-collection 2:16"])
        #expect(
            outcome.notes(.suggestion) == [
                "let what belongs in it say `.into([P].self)`, or hand it in as a whole: `Input([P].self)`",
                "or list `Demo.self` in `Root`, which registers `E`\(lack)",
                "if there may be none, say so in an assembly of `Host`: `Contributions([P].self).allowEmpty()`",
            ]
        )
    }

    @Test func `whoever misses what an override replaced is told so`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            Host: shared Real as P into [P] in Data
            Account: shared C([P]) in Data
            Host: shared Double as P in Doubles
            override Doubles
            expose C
            """
        )
        #expect(outcome.findings == ["empty-collection 4:19"])
        #expect(
            outcome.notes(.suggestion) == [
                "`Real` contributes to it, and `Doubles` replaces that by `Double`: add `.into([P].self)` to its registration",
                "if there may be none, say so in an assembly of `Account`: `Contributions([P].self).allowEmpty()`",
            ]
        )
    }
}

extension Outcome {
    /// What a scope's own binding of the collection collects; `none` where the scope has none.
    fileprivate func elements(_ collection: String, in scope: String) -> String {
        guard let index = index(of: collection, in: scope) else { return "none" }
        return graph.bindings[index].dependencies.map { dependency in
            guard case .element(let id, _) = dependency.request else { return "?" }
            return graph[id].name
        }.joined(separator: " ")
    }

    /// What is in a collection that is reached.
    fileprivate func answers(_ collection: String, in scope: String) -> String {
        guard let resolved, let index = index(of: collection, in: scope) else { return "none" }
        return resolved.resolutions[index].map { resolution in
            guard case .instance(let id, _) = resolution else { return "?" }
            return graph[id].name
        }.joined(separator: " ")
    }

    private func index(of collection: String, in scope: String) -> Int? {
        graph.bindings.firstIndex { $0.name == collection && graph[$0.scope].name == scope }
    }
}

@Suite struct OverriddenCollections {
    @Test func `what an override replaces is an element no more, and what it contributes is added`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A into [P] in Main
            Host: shared B as A in Doubles into [P]
            Host: shared C only into [P] in Main
            override Doubles
            expose [P]
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.elements("[P]", in: "Host") == "B C")
    }

    @Test func `in a map an override's element goes in place of the one of its key, around it too`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            Host: shared A only into [K: P] at one in Main
            Host: shared B only into [K: P] at two in Main
            Host: shared C only into [K: P] at one in Doubles
            Account: shared D only into [K: P] at two in Inner
            Account: shared E only into [K: P] at three in Inner
            override Doubles
            override Inner
            expose [K: P]
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.elements("[K: P]", in: "Host") == "B C")
        #expect(outcome.elements("[K: P]", in: "Account") == "C D E")
    }

    @Test func `an override of the whole takes the place of all that its scope contributes`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A only into [P] in Main
            Host: shared B only into [P] in Main
            Host: input [P] in Doubles
            Host: transient S([P]) in Main
            override Doubles
            expose S
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.inputs("Host") == "[P]")
        #expect(outcome.eager("Host") == "")
    }
}
