import DovetailDiagnostics
import DovetailGraph
import Testing

@Suite struct LateClosures {
    @Test func `a late closure that can't throw is warned of, with the type to write`() throws {
        let outcome = resolve(
            """
            scope Host
            Host: shared A(B)
            Host: shared B(makeA: () -> A)
            expose A
            """
        )
        #expect(outcome.findings == ["late-closure 3:16?"])
        #expect(
            outcome.notes == [
                "`Root` exposes `A`",
                "`A` needs `B` (parameter `b`)",
                "`A` can't be made before `B`, so it is looked for in the scope when the closure is called",
                "let `makeA` be `() throws -> A`, so that it can throw `ScopeEnded`",
            ]
        )
    }

    @Test func `a lazy target is the reason`() {
        let outcome = resolve(
            """
            scope Host
            Host: lazy L
            Host: shared A(@Main () async -> L)
            expose A
            """
        )
        #expect(outcome.findings == ["late-closure 3:16?"])
        #expect(outcome.notes(.related) == ["a lazy object is looked for in the scope when the closure is called"])
        #expect(outcome.notes(.suggestion)[0].hasPrefix("let `l` be `@Main () async throws -> L`,"))
    }

    @Test func `a direct closure need not throw`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A(() -> B)
            Host: shared B
            expose A
            """
        )
        #expect(outcome.findings == [])
    }
}

@Suite struct AmbiguousChildScopes {
    @Test func `several scopes fit an opener`() {
        let outcome = resolve(
            """
            scope Host
            scope Left < Host
            scope Right < Host
            Left: input I
            Right: input I
            Left: shared D(I)
            Right: shared D2(I) as D
            Host: shared A(open (I) throws -> D)
            expose A
            """
        )
        #expect(outcome.findings == ["ambiguous-child-scope 8:16"])
        #expect(outcome.diagnostics[0].headline == "parameter `d` of `A` could open `Left` or `Right`")
        #expect(
            outcome.notes == [
                "`Root` exposes `A`",
                "`Left` takes these inputs and provides `D`",
                "`Right` takes these inputs and provides `D`",
                "say which: let the registration of `A` say `.using(scope: Left.self, for: \"d\")` or "
                    + "`.using(scope: Right.self, for: \"d\")`",
            ]
        )
    }
}

@Suite struct Unused {
    @Test func `registrations and inputs that nothing needs are warned of`() {
        let outcome = resolve(
            """
            scope Host
            Host: input I
            Host: shared A
            Host: shared B(I)
            Host: shared C foreign
            expose A
            """
        )
        #expect(outcome.findings == ["unused-registration 4:14?", "unused-input 2:13?"])
    }

    @Test(arguments: [
        ("B(A, P, Q?)", 1, []), ("B(() -> P)", 1, []), ("B(A)", 0, []),
        ("B(P, P, P, P, P)", 5, []), ("B(P, P, P, P, P, P)", 5, ["nor what 1 more parameter asks for"]),
        ("B(P, P, P, P, P, P, P)", 5, ["nor what 2 more parameters ask for"]),
    ])
    func `what nobody needs and could not be made says what is missing`(unused: String, count: Int, rest: [String]) {
        let outcome = resolve("scope Host\nHost: shared A\nHost: shared \(unused)\nexpose A")
        #expect(outcome.findings == ["unused-registration 3:14?"])
        let absence = "nor could it be made: nothing provides `P`, which it needs for its parameter "
        #expect(outcome.notes(.related).filter { $0.hasPrefix(absence) }.count == count)
        #expect(outcome.notes(.related).dropFirst(count) == rest[...])
        #expect(outcome.notes(.suggestion) == ["remove the registration, or hand it out: `Expose(B.self)` in `Root`"])
    }

    @Test func `where everything is asked for, other packages and compositions with overrides are told of too`() {
        let letters = """
            scope Host
            Host: shared A
            Host: shared B foreign
            Host: shared C in Data
            Host: shared C in Doubles
            override Doubles
            expose A
            """
        #expect(resolve(letters).findings == [])
        let outcome = Outcome(Letters(letters).graph, leftovers: .everything)
        #expect(outcome.findings == ["unused-registration 3:14?", "unused-registration 5:14?"])
    }

    @Test func `an input is called as its callers know it`() {
        let graph = Letters("scope Host\nHost: input String\nHost: input Int\nHost: shared A\nexpose A").graph
        graph.bindings[0].inputName = "needless"
        #expect(
            Outcome(graph).diagnostics.map(\.headline) == [
                "the input `needless`, of type `String`, is handed in when `Host` opens, "
                    + "but nothing that `Root` exposes needs it",
                "the input `Int` is handed in when `Host` opens, but nothing that `Root` exposes needs it",
            ]
        )
    }

    @Test func `one key in use is enough`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A as P, Q
            expose Q
            """
        )
        #expect(outcome.findings == [])
    }

    @Test func `an input is used when it is exposed, not when an opener passes it`() {
        let outcome = resolve(
            """
            scope Host
            scope Session < Host
            Host: input X
            Session: input I
            Session: shared D
            Host: shared A(open (I) throws -> D)
            expose A, X
            """
        )
        #expect(outcome.findings == ["unused-input 4:16?"])
    }

    @Test func `beside a mistake nothing is called unused`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A(X)
            Host: shared B
            expose A
            """
        )
        #expect(outcome.findings == ["missing-binding 2:16"])
    }

    @Test func `a composition that exposes nothing is a bundle`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A
            """
        )
        #expect(outcome.findings == [])
    }
}
