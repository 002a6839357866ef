import DovetailDiagnostics
import DovetailGraph
import Testing

@Suite struct Making {
    @Test func `effects come from transient and lazy dependencies, not from what is there already`() {
        let outcome = resolve(
            """
            scope Host
            Host: input I
            Host: transient T(I) throws
            Host: transient U(T) async
            Host: lazy L(T) @Main
            Host: shared A(U)
            Host: shared B(A)
            Host: transient V(L, B, () throws -> T)
            expose B, V
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.making("U") == Effects(isAsync: true, isThrowing: true))
        #expect(outcome.making("A") == Effects(isAsync: true, isThrowing: true))
        #expect(outcome.making("B") == Effects.none)
        #expect(outcome.making("L") == Effects(isThrowing: true, isolation: "Main"))
        #expect(outcome.making("V") == Effects(isThrowing: true, isolation: "Main"))
    }

    @Test func `two actors in one making are a mismatch, reported once`() {
        let outcome = resolve(
            """
            scope Host
            Host: transient T @Other
            Host: transient A(T) @Main
            Host: transient B(A) @Other
            expose B
            """
        )
        #expect(outcome.findings == ["isolation-mismatch 3:17"])
        #expect(
            outcome.notes == [
                "`Root` exposes `B`",
                "`B` needs `A` (parameter `a`)",
                "making `A` runs on `Main`",
                "making `T` runs on `Other`",
                "let what needs the other actor take a closure that is async, such as `() async -> T`, and call it there",
            ]
        )
    }
}

@Suite struct OpeningEffects {
    @Test(arguments: [
        ("", "", Effects.none),
        ("throws", "", Effects(isThrowing: true)),
        ("", "throws", Effects(isThrowing: true)),
        ("", "async", Effects(isAsync: true)),
        ("@Main", "", Effects(isolation: "Main")),
        ("hook", "throws", Effects(isAsync: true, isThrowing: true)),
        ("throws", "hook", Effects(isThrowing: true)),
        ("hook", "", Effects.none),
        ("hook throws", "", Effects(isThrowing: true)),
        ("hook", "hook", Effects.none),
    ])
    func `an opening gathers its constructions, and is async where it may have to end what it made`(
        first: String,
        second: String,
        expected: Effects
    ) {
        let outcome = resolve(
            """
            scope Host
            Host: shared A \(first)
            Host: shared B \(second)
            expose A, B
            """
        )
        #expect(outcome.opening("Host") == expected)
    }

    @Test func `a failing transient counts as a step of what it is made for`() {
        let outcome = resolve(
            """
            scope Host
            Host: transient T throws
            Host: shared A hook
            Host: shared B(T)
            expose A, B
            """
        )
        #expect(outcome.opening("Host") == Effects(isAsync: true, isThrowing: true))
    }

    @Test func `two actors in one opening are a mismatch`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A @Main
            Host: transient T @Other
            Host: shared B(T)
            expose A, B
            """
        )
        #expect(outcome.findings == ["isolation-mismatch 4:14"])
        #expect(outcome.diagnostics[0].headline == "opening `Host` would have to run on `Main` and on `Other`")
        #expect(
            outcome.notes(.related) == [
                "making `A` runs on `Main`", "`B` needs `T` (parameter `t`)", "making `T` runs on `Other`",
            ]
        )
        #expect(
            outcome.notes(.suggestion) == [
                "let `t` be `@Sendable () async -> T`, or register `B` in a scope that lives on `Other`"
            ]
        )
    }

    /// The opening makes it whoever takes a closure.
    @Test(arguments: [
        ("B @Other", "", "make `B` `.lazy()`, or register it in a scope that lives on `Other`"),
        ("B @Other nonsendable", "", "register `B` in a scope that lives on `Other`"),
        ("B async @Other", "", "register `B` in a scope that lives on `Other`"),
        ("B @Other", "Host: shared C(B)", "register `B`, and what needs it, in a scope that lives on `Other`"),
    ])
    func `what an opening makes on another actor is told where it can be made`(
        _ line: String,
        _ other: String,
        _ mend: String
    ) {
        let outcome = resolve(
            """
            scope Host
            Host: shared A @Main
            Host: shared \(line)
            \(other)
            expose A, \(other.isEmpty ? "B" : "B, C")
            """
        )
        #expect(outcome.findings.first == "isolation-mismatch 3:14")
        #expect(outcome.notes(.suggestion).first == mend)
    }

    @Test(
        arguments: ["", "@Main"],
        ["Host: lazy B @Other", "scope Inner < Host @Other\nInner: shared B @Other"]
    )
    func `a lazy object is made on its actor, and so is one of a scope that lives there`(
        _ actor: String,
        _ lines: String
    ) {
        let outcome = resolve(
            """
            scope Host \(actor)
            Host: shared A @Main
            \(lines)
            expose A, B
            """
        )
        #expect(outcome.findings == [])
    }
}

@Suite struct EffectMismatches {
    @Test(arguments: [
        ("throws", "()", "() throws -> T", "throws"),
        ("async", "() throws", "() async throws -> T", "is async"),
        ("async throws", "()", "() async throws -> T", "is async and throws"),
        ("throws @Main", "@Main ()", "@Main () throws -> T", "throws"),
    ])
    func `a closure has to allow the effects of what it makes`(
        effects: String,
        type: String,
        mended: String,
        verbs: String
    ) {
        let outcome = resolve(
            """
            scope Host
            Host: transient T(U)
            Host: transient U \(effects)
            Host: shared A(make: \(type) -> T)
            expose A
            """
        )
        #expect(outcome.findings == ["effect-mismatch 4:16"])
        #expect(
            outcome.diagnostics[0].headline
                == "making `T` \(verbs), which parameter `make` of `A` doesn't allow"
        )
        #expect(outcome.notes(.related).starts(with: ["`T` needs `U` (parameter `u`)"]))
        #expect(outcome.notes(.suggestion) == ["let `make` be `\(mended)`"])
        let afterwards = resolve(
            """
            scope Host
            Host: transient T(U)
            Host: transient U \(effects)
            Host: shared A(make: \(mended))
            expose A
            """
        )
        #expect(afterwards.findings == [])
    }

    @Test func `fetching what is there has no effects`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A async throws @Main
            Host: shared B(() -> A)
            expose B
            """
        )
        #expect(outcome.findings == [])
    }

    @Test func `a late closure that has to throw anyway is reported once`() {
        let outcome = resolve(
            """
            scope Host
            Host: lazy L throws
            Host: shared A(() -> L)
            expose A
            """
        )
        #expect(outcome.findings == ["effect-mismatch 3:16"])
    }

    @Test func `the mend of a late closure has room for the scope's end too`() {
        let outcome = resolve(
            """
            scope Host
            Host: shared A(makeT: () -> T)
            Host: transient T(A) async
            expose A
            """
        )
        #expect(outcome.findings == ["effect-mismatch 2:16"])
        #expect(outcome.notes(.suggestion) == ["let `makeT` be `() async throws -> T`"])
    }

    @Test func `an opener has to throw, since its parent may have ended`() {
        let outcome = resolve(
            """
            scope Host
            scope Session < Host
            Session: input I
            Session: shared D(I)
            Host: shared A(session: open (I) -> D)
            expose A
            """
        )
        #expect(outcome.findings == ["effect-mismatch 5:16"])
        #expect(outcome.notes(.related) == ["opening `Session` throws `ScopeEnded` once `Host` has ended"])
        #expect(outcome.notes(.suggestion) == ["let `session` be `(I) throws -> Opened<D>`"])
    }

    @Test(arguments: [
        ("shared D(E)", "shared E async", ["making `E` is async"]),
        ("shared D(E)", "transient E async", ["making `E` is async"]),
        ("shared D(E) throws", "shared E hook", ["`E` has an `.onEnd`", "making `D` throws"]),
        ("transient D(E)", "transient E async", ["`D` needs `E` (parameter `e`)", "making `E` is async"]),
    ])
    func `an opener has to be async where the opening is`(first: String, second: String, causes: [String]) {
        let letters = """
            scope Host
            scope Session < Host
            Session: \(first)
            Session: \(second)
            Host: shared A(open () throws -> D)
            expose A
            """
        let outcome = resolve(letters)
        #expect(outcome.findings == ["effect-mismatch 5:16"])
        #expect(outcome.notes(.suggestion) == ["let `d` be `() async throws -> Opened<D>`"])
        #expect(outcome.notes(.related).last.map { note in causes.contains { note.hasPrefix($0) } } ?? false)
        let mended = letters.split(separator: "\n").map {
            $0.hasPrefix("Host:") ? "Host: shared A(open () async throws -> D)" : $0
        }
        #expect(resolve(mended.joined(separator: "\n")).findings == [])
    }

    @Test func `making a lazy object can't be async, which is reported there alone`() {
        let outcome = resolve(
            """
            scope Host
            Host: lazy L(T)
            Host: transient T async
            Host: lazy M(L)
            Host: transient U(M, () throws -> L)
            expose U
            """
        )
        #expect(outcome.findings == ["effect-mismatch 2:12"])
        #expect(
            outcome.diagnostics[0].headline
                == "a lazy object is made by a plain read, so making `L` can't be async"
        )
        #expect(outcome.notes(.related) == ["`L` needs `T` (parameter `t`)", "making `T` is async"])
    }

    @Test func `a lazy object that is made at opening may be async`() {
        let outcome = resolve(
            """
            scope Host
            Host: lazy L async
            Host: shared A(L)
            expose A
            """
        )
        #expect(outcome.findings == [])
        #expect(outcome.opening("Host") == Effects(isAsync: true))
    }
}

@Suite struct IsolationMismatches {
    @Test(arguments: [
        ("@Sendable () -> T", false), ("@Other () -> T", false), ("@Main () -> T", true), ("() async -> T", true),
        ("() -> T", true),
    ])
    func `a closure has to be on the actor of what it makes, or able to hop there`(type: String, isFine: Bool) {
        let outcome = resolve(
            """
            scope Host
            Host: transient T @Main
            Host: shared A(make: \(type))
            expose A
            """
        )
        #expect(outcome.findings == (isFine ? [] : ["isolation-mismatch 3:16"]))
        guard !isFine else { return }
        let suggestion = outcome.notes(.suggestion).first ?? ""
        #expect(suggestion.hasPrefix("let `make` be `@Main () -> T` or `"))
        #expect(suggestion.contains("async -> T`"))
    }

    @Test func `a nonisolated target may be made from any actor`() {
        let outcome = resolve(
            """
            scope Host
            Host: transient T
            Host: shared A(@Main () -> T)
            expose A
            """
        )
        #expect(outcome.findings == [])
    }

    @Test func `an opener has to be on the actor of the opening`() {
        let outcome = resolve(
            """
            scope Host
            scope Session < Host
            Session: shared D @Main
            Host: shared A(one: open () throws -> D, two: open @Main () throws -> D)
            expose A
            """
        )
        #expect(outcome.findings == ["isolation-mismatch 4:16"])
        #expect(
            outcome.diagnostics[0].headline
                == "opening `Session` runs on `Main`, and parameter `one` of `A` doesn't"
        )
    }
}

@Suite struct TypedErrors {
    private static func key(_ name: String) -> Key { Key(identity: "#" + name, name: name) }

    @Test(arguments: [
        ("throws(E)", "throws(E)", Effects(isThrowing: true, thrown: key("E"))),
        ("throws(E)", "", Effects(isThrowing: true, thrown: key("E"))),
        ("", "throws(E)", Effects(isThrowing: true, thrown: key("E"))),
        ("throws(E)", "throws(F)", Effects(isThrowing: true)),
        ("throws(E)", "throws", Effects(isThrowing: true)),
        ("throws", "throws(E)", Effects(isThrowing: true)),
        ("hook", "throws(E)", Effects(isAsync: true, isThrowing: true, thrown: key("E"))),
    ])
    func `what is made throws one type of error where all that it takes does`(
        first: String,
        second: String,
        expected: Effects
    ) {
        let opened = resolve(
            """
            scope Host
            Host: shared A \(first)
            Host: shared B \(second)
            expose A, B
            """
        )
        #expect(opened.opening("Host") == expected)
        let made = resolve(
            """
            scope Host
            Host: transient A \(first.replacing("hook", with: ""))
            Host: transient B(A) \(second)
            expose B
            """
        )
        #expect(made.making("B")?.thrown == expected.thrown)
        #expect(made.making("B")?.isThrowing == expected.isThrowing)
    }

    @Test(arguments: [
        ("throws(E)", "throws(E)", nil),
        ("", "throws(E)", nil),
        ("throws(E)", "throws", nil),
        ("throws(E)", "", "making `T` throws, which parameter `make` of `A` doesn't allow"),
        (
            "throws(F)", "throws(E)",
            "making `T` throws `F`, which parameter `make` of `A` doesn't allow: it throws `E` only"
        ),
        (
            "throws", "throws(E)",
            "making `T` throws any error, which parameter `make` of `A` doesn't allow: it throws `E` only"
        ),
        (
            "async throws(F)", "throws(E)",
            "making `T` is async and throws `F`, which parameter `make` of `A` doesn't allow: it throws `E` only"
        ),
        ("async throws(E)", "throws(E)", "making `T` is async, which parameter `make` of `A` doesn't allow"),
    ])
    func `a closure that throws one type of error passes on no other`(made: String, allowed: String, headline: String?)
    {
        let outcome = resolve(
            """
            scope Host
            Host: transient T(U)
            Host: transient U \(made)
            Host: shared A(make: () \(allowed) -> T)
            expose A
            """
        )
        #expect(outcome.diagnostics.map(\.headline) == (headline.map { [$0] } ?? []))
        guard headline != nil else { return }
        #expect(outcome.findings == ["effect-mismatch 4:16"])
        let mended = made.hasPrefix("async throws(E)") ? "() async throws(E) -> T" : nil
        let general = made.contains("async") ? "() async throws -> T" : "() throws -> T"
        #expect(outcome.notes(.suggestion) == ["let `make` be `\(mended ?? general)`"])
    }

    @Test func `the road leads to the error that is not allowed`() {
        let outcome = resolve(
            """
            scope Host
            Host: transient T(U, V) throws(E)
            Host: transient U throws(E)
            Host: transient V throws(F)
            Host: shared A(make: () throws(E) -> T)
            expose A
            """
        )
        #expect(outcome.notes(.related) == ["`T` needs `V` (parameter `v`)", "making `V` throws `F`"])
    }

    @Test(arguments: [
        ("", [String]()), ("throws", []), ("throws(ScopeEnded)", []), ("throws(E)", ["late-closure 3:16?"]),
    ])
    func `a late closure has to be able to throw that its scope has ended`(allowed: String, findings: [String]) {
        let outcome = resolve(
            """
            scope Host
            Host: lazy L
            Host: shared A(make: () \(allowed) -> L)
            expose A
            """
        )
        #expect(outcome.findings == (allowed.isEmpty ? ["late-closure 3:16?"] : findings))
        guard allowed == "throws(E)" else { return }
        #expect(
            outcome.diagnostics[0].headline
                == "parameter `make` of `A` can be called after `Host` has ended, and can't throw `ScopeEnded`"
        )
        #expect(
            outcome.notes(.suggestion) == ["let `make` be `() throws -> L`, so that it can throw `ScopeEnded`"]
        )
    }

    @Test func `an opener throws more than one type of error`() {
        let outcome = resolve(
            """
            scope Host
            scope Session < Host
            Session: shared D throws(E)
            Host: shared A(session: open () throws(E) -> D)
            expose A
            """
        )
        #expect(outcome.findings == ["effect-mismatch 4:16"])
        #expect(
            outcome.diagnostics[0].headline
                == "opening `Session` throws, which parameter `session` of `A` doesn't allow: it throws `E` only"
        )
        #expect(outcome.notes(.suggestion) == ["let `session` be `() throws -> Opened<D>`"])
    }
}
