import DovetailDiagnostics
import DovetailGraph
import Testing

@Suite struct Requests {
    @Test func `an instance is found in the own scope or outwards`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            scope Session < Account
            Host: input T
            Account: shared A(T)
            Session: shared B(A, T)
            expose B
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.answers("B") == "A, T")
        #expect(outcome.inputs("Host") == "T")
        #expect(outcome.eager("Account") == "A")
        #expect(outcome.eager("Session") == "B")
        #expect(outcome.exposed("Session") == "B")
    }

    @Test func `a shared object of a parent that only its children use lives in the parent`() {
        let outcome = resolve(
            """
            scope App
            scope Session < App
            App: shared Db
            Session: input S
            Session: shared Inbox(Db, S)
            Session: shared Outbox(Db, S)
            expose Inbox, Outbox
            """
        )
        #expect(outcome.eager("App") == "Db")
        #expect(outcome.eager("Session") == "Inbox Outbox")
        #expect(outcome.resolved?.scopes[0].children == [ScopeID(1)])
    }

    @Test func `a dependency is looked up from the scope of what needs it, whoever asks`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            Host: transient A(b: B?)
            Account: shared B
            Account: shared C(A, B)
            expose C
            """
        )
        #expect(outcome.answers("A") == "nil")
        #expect(outcome.findings == ["scope-violation 3:19?"])
    }

    @Test func `a key is one of several that a binding offers`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A as P, Q
            Host: shared B(Q, q2: Q?, () -> Q)
            expose B
            """
        )
        let expected: [ResolvedGraph.Resolution] = [
            .instance(BindingID(0), key: 1),
            .optional(BindingID(0), key: 1),
            .closure(BindingID(0), key: 1, isLate: false),
        ]
        #expect(outcome.resolved?.resolutions[1] == expected)
    }

    @Test func `an optional is what provides it, or nil`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A
            Host: shared B(A?, C?)
            expose B
            """
        )
        #expect(outcome.answers("B") == "A?, nil")
        #expect(outcome.findings == [])
    }

    @Test(arguments: [
        ("A?", "shared N as A?"),
        ("() -> A", "shared N as () -> A"),
        ("(X) throws -> A", "shared N as (X) throws -> A"),
        ("open (X) throws -> A", "shared N as open (X) throws -> A"),
    ])
    func `a binding of the whole type wins over the request's reading`(dependency: String, registration: String) {
        let outcome = resolve(
            """
            scope Host
            Host: \(registration)
            Host: shared A
            Host: shared B(\(dependency), A)
            expose B
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.answers("B") == "N, A")
    }

    @Test func `a closure makes a transient or fetches a shared object`() {
        let outcome = resolve(
            """
            scope Host
            Host: input I
            Host: shared A
            Host: transient B
            Host: shared C(() -> A, () -> B, () -> I)
            expose C
            """
        )
        #expect(outcome.answers("C") == "() A, () B, () I")
        #expect(outcome.transients("Host") == "B")
    }

    @Test func `a closure of arguments asks for a registration with just those, in order`() {
        let outcome = resolve(
            """
            scope Host
            Host: transient B<X, Y>(Y, X)
            Host: shared C((X, Y) -> B)
            expose C
            """
        )
        #expect(outcome.answers("C") == "() B")
        #expect(outcome.answers("B") == "#1, #0")
    }
}

@Suite struct NamedBindings {
    @Test func `what is named takes no argument`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared X
            Host: transient A<X>(a: X named, b: X, c: X)
            expose A
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.answers("A") == "X, #0, X")
    }

    @Test func `of two child scopes that fit, the named one is opened`() {
        let outcome = resolve(
            """
            scope Host
            scope Left < Host
            scope Right < Host
            Left: input I
            Left: shared A#L(I)
            Right: input I#Tag
            Right: shared A#L(I#Tag)
            Host: shared B(open (I) throws -> A#L by Right, l: open (I) throws -> A#L by Left)
            expose B
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.answers("B") == "open Right A [0], open Left A [0]")
    }

    @Test func `a named scope has to be a child, listed, and fit`() {
        let outcome = resolve(
            """
            scope Host
            scope Side
            scope Child < Host
            Child: shared A
            Side: shared C
            Host: shared B(open () throws -> C by Side, d: open () throws -> A by Gone, e: open (X) throws -> A by Child)
            expose B
            """
        )
        #expect(outcome.findings == ["missing-binding 6:16", "missing-binding 6:45", "missing-binding 6:77"])
        #expect(
            outcome.diagnostics.map(\.headline) == [
                "`Side` can't be opened there, which `B` needs for its parameter `c` in `Host`",
                "`Root` has nothing in `Gone`, which `B` needs for its parameter `d` in `Host`",
                "no scope opens by handing in `X` and provides `A`, which `B` needs for its parameter `e` in `Host`",
            ]
        )
    }
}

@Suite struct OwnArguments {
    @Test func `arguments of one type match in order, and the rest ask the graph`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared X
            Host: transient A<X, X>(a: X, b: X, c: X)
            expose A
            """
        )
        #expect(outcome.answers("A") == "#0, #1, X")
    }

    @Test func `an optional takes an argument that no parameter of its exact type wants`() {
        let outcome = resolve(
            """
            scope Host
            Host: transient A<X, Y>(x: X?, x2: X, y: Y?)
            expose A
            """
        )
        #expect(outcome.answers("A") == "nil, #0, #1")
    }

    @Test func `an argument goes before a binding of the same key`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared X
            Host: transient A<X>(X)
            Host: shared B(X, (X) -> A)
            expose B
            """
        )
        #expect(outcome.answers("A") == "#0")
        #expect(outcome.answers("B") == "X, () A")
    }
}

@Suite struct Openings {
    @Test func `an opener finds the child scope that takes its arguments`() {
        let outcome = resolve(
            """
            scope Host
            scope Session < Host
            Session: input I
            Session: input J
            Session: shared D(I, J)
            Host: shared C(open (J, I) throws -> D)
            expose C
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.answers("C") == "open Session D [1, 0]")
        #expect(outcome.eager("Session") == "D")
    }

    @Test func `a scope may open another of its own kind, and one beside it`() {
        let outcome = resolve(
            """
            scope Host
            scope Session < Host
            scope Export < Host
            Session: input I
            Session: shared D(I, again: open (I) throws -> D, export: open () throws -> E)
            Export: shared E
            expose D
            """
        )
        #expect(outcome.answers("D") == "I, open Session D [0], open Export E []")
    }

    @Test func `the result may live in a scope around the opened one`() {
        let outcome = resolve(
            """
            scope Host
            scope Session < Host
            Session: input I
            Host: shared A
            Host: shared C(open (I) throws -> A)
            expose C
            """
        )
        #expect(outcome.answers("C") == "open Session A [0]")
    }

    @Test func `of two scopes with the same inputs, the one that sees the result opens`() {
        let outcome = resolve(
            """
            scope Host
            scope Session < Host
            scope Preview < Host
            Session: input I
            Preview: input I
            Session: shared D(I)
            Host: shared C(open (I) throws -> D)
            expose C
            """
        )
        #expect(outcome.answers("C") == "open Session D [0]")
        #expect(outcome.findings == ["unused-input 5:16?"])
    }

    @Test func `a scope does not open its grandchild`() {
        let outcome = resolve(
            """
            scope Host
            scope Account < Host
            scope Session < Account
            Session: input I
            Session: shared D(I)
            Host: shared C(open (I) throws -> D)
            expose C
            """
        )
        #expect(outcome.findings == ["missing-binding 6:16"])
        #expect(outcome.notes(.related) == ["`D` is provided in `Session`, which `Host` can't open"])
    }

    @Test func `what is there needs no opener`() {
        let outcome = resolve(
            """
            scope Host
            Host: transient D foreign
            Host: transient C(open () throws -> D)
            expose C
            """
        )
        #expect(outcome.findings == ["missing-binding 3:19"])
        #expect(
            outcome.notes(.suggestion) == [
                "`D` is provided in `Host`, so that no scope has to be opened for it: ask for it as `D`"
            ]
        )
    }

    @Test func `what an opener hands back is never nil`() {
        let outcome = resolve(
            """
            scope Host
            scope Session < Host
            Session: input I foreign
            Session: transient D foreign
            Host: transient C(open (I) throws -> D?)
            expose C
            """
        )
        #expect(outcome.findings == ["missing-binding 5:19"])
        #expect(
            outcome.notes(.suggestion) == [
                "`D` is registered, which is never nil: let the opener hand back `D`, or register `D?`"
            ]
        )
    }
}

@Suite struct Tags {
    @Test func `a tag makes another key of a type`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared X
            Host: shared X#Red
            Host: shared Y as P#Blue, X#Blue
            Host: shared A(X, r: X#Red, b: X#Blue, p: P#Blue, o: X?#Red, n: X?#Green, c: () -> X#Blue)
            expose A, X#Red
            """
        )
        let expected: [ResolvedGraph.Resolution] = [
            .instance(BindingID(0), key: 0),
            .instance(BindingID(1), key: 0),
            .instance(BindingID(2), key: 1),
            .instance(BindingID(2), key: 0),
            .optional(BindingID(1), key: 0),
            .none,
            .closure(BindingID(2), key: 1, isLate: false),
        ]
        #expect(outcome.findings == [])
        #expect(outcome.resolved?.resolutions[3] == expected)
        #expect(outcome.resolved?.scopes[0].exposed.map(\.binding) == [BindingID(3), BindingID(1)])
    }

    @Test func `a key has one registration in each line of scopes, tag by tag`() {
        let outcome = resolve(
            """
            scope Host
            scope Inner < Host
            Host: shared X#Red
            Host: shared X#Red
            Inner: shared X
            Inner: shared X#Red
            Inner: shared X#Blue
            expose X
            """
        )
        #expect(outcome.findings == ["duplicate-binding 4:14", "duplicate-binding 6:15"])
        #expect(outcome.diagnostics.first?.headline == "`X` tagged `Red` is registered twice in `Host`")
    }

    @Test func `the near miss of a key is the same type with another tag or none`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared X
            Host: shared Y#Blue
            Host: shared A(x: X#Red, Y)
            expose A
            """
        )
        #expect(outcome.findings == ["missing-binding 4:16", "missing-binding 4:26"])
        #expect(
            outcome.diagnostics.flatMap(\.notes).filter { $0.kind == .suggestion }.map(\.message) == [
                "`X` is registered without a tag: to take that, let the registration of `A` say "
                    + "`.using(X.self, for: \"x\")`; to tag it, add `.tagged(Red.self)` to its registration",
                "`Y` tagged `Blue` is registered: to take that, let the registration of `A` say "
                    + "`.using(Y.self, tag: Blue.self, for: \"y\")`",
            ]
        )
    }
}

@Suite struct Optionals {
    @Test func `an optional closure is there where its result is provided`() {
        let outcome = resolve(
            """
            scope Host
            scope Child < Host
            Child: input I
            Child: shared D(I)
            Host: shared A
            Host: transient T<X>(X)
            Host: shared B(maybe () -> A, maybe (X) -> T, maybe () -> C, maybe open (I) throws -> D, maybe A?, maybe C?)
            expose B
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.answers("B") == "() A, () T, nil, open Child D [0], A?, nil")
    }

    @Test func `a binding of the closure's own type goes first, one of the optional before that`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A
            Host: shared N as () -> A
            Host: shared M as maybe () -> A
            Host: shared B(maybe () -> A)
            Host: shared C(maybe () -> A#Tag)
            Host: shared O as () -> A#Tag
            expose B, C
            """
        )
        #expect(outcome.answers("B") == "M")
        #expect(outcome.answers("C") == "O?")
    }

    @Test func `what is there in another way is no nil`() {
        let outcome = resolve(
            """
            scope Host
            scope Child < Host
            Child: shared D
            Host: transient T<X>(X)
            Host: shared B(t: maybe (Y) -> T, d: maybe () -> D, e: maybe open (Y) throws -> D, s: maybe T?)
            expose B, D
            """
        )
        #expect(
            outcome.findings == [
                "missing-binding 5:16", "missing-binding 5:53", "missing-binding 5:84", "scope-violation 5:35?",
            ]
        )
    }
}
