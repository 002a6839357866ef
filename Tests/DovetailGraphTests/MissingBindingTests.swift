import DovetailDiagnostics
import DovetailGraph
import Testing

@Suite struct MissingBindings {
    @Test func `a missing key is reported once, at its first consumer, with everyone who needs it`() throws {
        let outcome = resolve(
            """
            scope Host
            Host: shared L(c: Cache)
            Host: shared R(c: Cache)
            Host: shared Top(l: L, r: R)
            expose Top
            """
        )
        let diagnostic = try #require(outcome.diagnostics.first)
        #expect(outcome.findings == ["missing-binding 2:16"])
        #expect(diagnostic.headline == "nothing provides `Cache`, which `L` needs for its parameter `c` in `Host`")
        let expected: [Diagnostic.Note] = [
            .init(.road, "`Root` exposes `Top`", at: letter(5, 8)),
            .init(.road, "`Top` needs `L` (parameter `l`)", at: letter(4, 18)),
            .init(
                .related,
                "`R` needs it too, for its parameter `c` (by way of `Root` → `Top` → `R`)",
                at: letter(3, 16)
            ),
            .init(
                .suggestion,
                "register it in an assembly of `Host`: `Shared(Cache.self) { … }`; or let the caller hand it in: "
                    + "`Input(Cache.self)`"
            ),
        ]
        #expect(diagnostic.notes == expected)
    }

    @Test func `a protocol's registration is suggested with as`() {
        let graph = Letters(
            """
            scope Host
            Host: shared A(P)
            expose A
            """
        ).graph
        let key = Key(identity: "Kit.P", name: "any P")
        graph.bindings[0].dependencies[0].key = key
        graph.bindings[0].dependencies[0].request = .instance(key)
        #expect(
            Outcome(graph).notes(.suggestion) == [
                "register it in an assembly of `Host`: `Shared(…, as: (any P).self)`; "
                    + "or let the caller hand it in: `Input((any P).self)`"
            ]
        )
    }

    @Test func `arguments that a registration forgets are one mistake, where they are handed in`() {
        let outcome = resolve(
            """
            scope Host
            Host: transient Editor(i: ID, s: Store, z: Zoom)
            Host: shared Store
            Host: shared A(e: (ID, Zoom) -> Editor)
            expose A
            """
        )
        #expect(outcome.findings == ["missing-binding 4:16"])
        #expect(
            outcome.diagnostics[0].headline
                == "nothing provides `Editor` for `ID` and `Zoom`, which `A` needs for its parameter `e` in `Host`"
        )
        #expect(
            outcome.notes(.suggestion) == [
                "`Editor` has a parameter for `ID` and `Zoom`, and its registration names no arguments: add "
                    + "`arguments: ID.self, Zoom.self` to its registration"
            ]
        )
    }

    @Test func `a forgotten parent is the one scope that has most of what is missing`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            scope Session
            Host: shared Clock
            Account: shared Store
            Session: shared Editor(Clock, Store, Lost)
            expose Editor
            """
        )
        #expect(outcome.findings == ["missing-binding 6:24", "missing-binding 6:31", "missing-binding 6:38"])
        let first = outcome.diagnostics.prefix(2).map { diagnostic in
            diagnostic.notes.first { $0.kind == .suggestion }?.message
        }
        let mend =
            "`Session` has no parent: if it is opened inside of `Account`, let it say `typealias Parent = Account`"
        #expect(first == [mend, mend])
    }

    @Test func `a forgotten argument that a shorter scope has is no violation besides`() {
        let outcome = resolve(
            """
            scope Host
            scope Session < Host
            Session: input ID
            Host: transient Editor(ID)
            Host: shared A(e: (ID) -> Editor)
            expose A
            expose Editor
            """
        )
        #expect(outcome.findings == ["missing-binding 5:16"])
    }

    @Test func `who else lacks the type of a forgotten argument is told of`() {
        let outcome = resolve(
            """
            scope Host
            Host: transient Editor(i: ID)
            Host: shared B(i: ID)
            Host: shared A(e: (ID) -> Editor, b: B)
            expose A
            """
        )
        #expect(outcome.findings == ["missing-binding 3:16", "missing-binding 4:16"])
    }

    @Test func `a decorator of what forgets its arguments is not blamed`() {
        let outcome = resolve(
            """
            scope Host
            Host: transient Editor(i: ID) as P
            Host: decorator Logged(P) as P
            Host: shared A(e: (ID) -> P)
            expose A
            """
        )
        #expect(outcome.findings == ["missing-binding 4:16"])
        #expect(outcome.notes(.suggestion).first?.hasPrefix("`Editor` has a parameter for `ID`") == true)
    }

    @Test func `arguments that no parameter takes were not forgotten`() {
        let outcome = resolve(
            """
            scope Host
            Host: transient Editor(i: ID)
            Host: transient A(e: (ID, ID) -> Editor)
            expose A
            """
        )
        #expect(outcome.findings == ["missing-binding 2:24", "missing-binding 3:19"])
        #expect(
            outcome.diagnostics[1].notes.last?.message
                == "`Editor` takes no arguments, so it is asked for as `Editor` or `() -> Editor`"
        )
    }

    @Test func `a value that a transient lacks may be an argument`() {
        var graph = Letters(
            """
            scope Host
            Host: transient Editor<Int>(n: Int, i: ID)
            Host: shared A(e: (Int) -> Editor, i: ID)
            expose A
            """
        ).graph
        graph.isValue = { $0.name == "ID" }
        graph.implementations = { _, _ in [Implementation(name: "ID", assembly: "Main")] }
        let outcome = Outcome(graph)
        // Told of where it is met first: by the shared one a value is handed in.
        #expect(outcome.findings == ["missing-binding 3:36"])
        #expect(outcome.notes(.suggestion).count == 1)
        graph.bindings[1].dependencies.removeLast()
        #expect(
            Outcome(graph).notes(.suggestion) == [
                "if each `Editor` has one of its own, let its registration say `arguments: Int.self, ID.self`, and ask for it as "
                    + "`(Int, ID) -> Editor`",
                "register it in an assembly of `Host`: `Shared(ID.self) { … }`; or let the caller hand it in: `Input(ID.self)`",
            ]
        )
    }

    @Test func `each missing key is its own mistake`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A(X, () -> Y, (B) -> Z)
            expose A
            """
        )
        #expect(outcome.findings == ["missing-binding 2:16", "missing-binding 2:19", "missing-binding 2:28"])
    }

    @Test func `an exposed key that nothing provides is reported at the exposure`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A(X)
            expose A, X
            """
        )
        #expect(outcome.findings == ["missing-binding 3:11"])
        #expect(outcome.diagnostics[0].headline == "nothing provides `X`, which `Root` exposes")
        #expect(outcome.notes(.related) == ["`A` needs it too, for its parameter `x` (by way of `Root` → `A`)"])
    }

    @Test func `what no root reaches may lack anything`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A
            Host: shared B(X) foreign
            expose A
            """
        )
        #expect(outcome.findings == [])
    }

    @Test func `what is reached only through a missing key is not reported unused`() {
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

    @Test func `no scope fits an opener`() {
        let outcome = resolve(
            """
            scope Host
            scope Session < Host
            Session: input I
            Session: input J
            Session: shared D(I, J)
            Host: shared A(open (I) throws -> D)
            expose A
            """
        )
        #expect(outcome.findings == ["missing-binding 6:16"])
        #expect(
            outcome.diagnostics[0].headline
                == "no scope opens by handing in `I` and provides `D`, "
                + "which `A` needs for its parameter `d` in `Host`"
        )
        #expect(
            outcome.notes(.suggestion) == [
                "`Session` provides `D` and takes `I` and `J`, so it is asked for as `(I, J) throws -> Opened<D>`"
            ]
        )
    }

    @Test func `an opener is suggested in the form that the parameter has`() {
        let graph = Letters(
            """
            scope Host
            scope Session < Host
            Session: input I
            Session: shared D(I) async
            Host: shared A(open (J) -> D)
            expose A, D
            """
        ).graph
        let name = "@Sendable (J) -> (D, end: @Sendable () async -> Void)"
        graph.bindings[2].dependencies[0].key = Key(identity: name, name: name)
        #expect(
            Outcome(graph).notes(.suggestion) == [
                "`Session` provides `D` and takes `I`, so it is asked for as "
                    + "`@Sendable (I) async throws -> (D, end: @Sendable () async -> Void)`"
            ]
        )
    }

    @Test func `an opener of what is nowhere is an ordinary missing key`() {
        let outcome = resolve(
            """
            scope Host
            scope Session < Host
            Host: shared A(open () throws -> D, D)
            expose A
            """
        )
        #expect(outcome.findings == ["missing-binding 3:16"])
    }
}

@Suite struct OtherArguments {
    @Test(arguments: [
        ("T", "transient T<X>(X)", "`T` takes the argument `X`, so it is asked for as `(X) -> T`"),
        ("T?", "transient T<X>(X)", "`T` takes the argument `X`, so it is asked for as `(X) -> T`"),
        ("() -> T", "transient T<X>(X)", "`T` takes the argument `X`, so it is asked for as `(X) -> T`"),
        ("(Y) -> T", "transient T<X>(X)", "`T` takes the argument `X`, so it is asked for as `(X) -> T`"),
        (
            "(Y, X) -> T", "transient T<X, Y>(X)",
            "`T` takes the arguments `X` and `Y`, so it is asked for as `(X, Y) -> T`"
        ),
        ("(X) -> T", "transient T", "`T` takes no arguments, so it is asked for as `T` or `() -> T`"),
        ("(X) -> T", "shared T", "`T` takes no arguments, so it is asked for as `T` or `() -> T`"),
        ("open () throws -> T", "transient T<X>(X)", "`T` takes the argument `X`, so it is asked for as `(X) -> T`"),
    ])
    func `a registration that takes other arguments says which`(asked: String, registered: String, note: String) {
        let outcome = resolve(
            """
            scope Host
            scope Session < Host
            Host: \(registered)
            Host: transient A(t: \(asked))
            expose A
            """
        )
        #expect(outcome.findings == ["missing-binding 4:19"])
        #expect(outcome.notes(.suggestion) == [note])
    }

    @Test func `what it lacks itself is reported in the same run`() {
        let outcome = resolve(
            """
            scope Host
            Host: transient T<X>(X, Y)
            Host: shared A(T)
            expose A
            """
        )
        #expect(outcome.findings == ["missing-binding 2:25", "missing-binding 3:16"])
    }
}
