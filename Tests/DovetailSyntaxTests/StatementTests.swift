import DovetailDiagnostics
import DovetailSyntax
import Testing

@Suite struct StatementTests {
    private func read(_ text: String) -> [Statement] {
        let source = SourceText(path: "Test.swift", "{" + text + "}")
        return StatementReader.read(1..<source.bytes.count - 1, of: source)
    }

    private func onlyCall(_ text: String) throws -> CallChain {
        let statements = read(text)
        try #require(statements.count == 1)
        guard case .call(let chain) = statements.first else {
            Issue.record("\(statements)")
            throw Unexpected()
        }
        return chain
    }

    private struct Unexpected: Error {}

    @Test func aRegistrationIsReadWithClosureAndModifiers() throws {
        let chain = try onlyCall(
            """

                // comment
                Shared(SQLiteDatabase.self, as: (any P).self, Q.self) { (a: A, b: any B) async throws(E) -> C in
                    f("}")
                }
                // comment
                .onEnd { await $0.close() }
                .into([String: any P].self, key: "a\\n\\u{41}")
                .lazy()

            """
        )
        #expect(chain.base.name == "Shared")
        #expect(chain.base.arguments.map(\.label) == [nil, "as", nil])
        #expect(chain.base.arguments.map(\.value) == ["SQLiteDatabase", "any P", "Q"].map { .metatype(type($0)) })
        let closure = try #require(chain.base.trailingClosure)
        #expect(closure.parameters?.map(\.name) == ["a", "b"])
        #expect(closure.parameters?.map { $0.type?.text } == ["A", "any B"])
        #expect(closure.isAsync)
        #expect(closure.throwing == .typed(type("E")))
        #expect(closure.result == type("C"))
        #expect(chain.modifiers.map(\.name) == ["onEnd", "into", "lazy"])
        #expect(chain.modifiers.first?.trailingClosure?.parameters == nil)
        #expect(
            chain.modifiers.dropFirst().first?.arguments.map(\.value) == [
                .metatype(type("[String: any P]")), .string("a\nA"),
            ]
        )
    }

    private func type(_ text: String) -> TypeSyntax { TypeSyntax.parse(text) ?? .unreadable(text) }

    @Test(
        "Every spelling of a metatype is a type",
        arguments: [
            ("A.self", "A"), ("(any P).self", "any P"), ("(any P & Q).self", "any P & Q"), ("[Int].self", "[Int]"),
            ("[String: any P].self", "[String: any P]"), ("((A) -> B).self", "(A) -> B"),
            ("Optional<X>.self", "Optional<X>"),
            ("A.B<C>.D.self", "A.B<C>.D"), ("M::A.self", "M::A"), ("X?.self", "X?"), ("(A, B).self", "(A, B)"),
            ("(@Sendable () async throws -> A).self", "@Sendable () async throws -> A"),
            ("(any P.Type).self", "any P.Type"),
            ("A.Type.self", "A.Type"), ("`class`.self", "`class`"), ("(A)\n.self", "A"),
        ]
    )
    func metatypes(source: String, expected: String) throws {
        #expect(read(source) == [.metatype(type(expected), offset: 1)])
        let chain = try onlyCall("Input(\(source), x: \(source))")
        #expect(chain.base.arguments.map(\.value) == [.metatype(type(expected)), .metatype(type(expected))])
    }

    @Test func argumentsOfOtherKindsAreKeptAsWritten() throws {
        let chain = try onlyCall(
            "Dovetail.Shared<A>(a: .b(c, d), { $0 }, \"x\\(y)\", 1 + f(2, 3), #\"a\\n\"#, A.self.b, key: Mode.fast, x ? y : z)"
        )
        #expect(chain.base.name == "Dovetail.Shared<A>")
        let values = chain.base.arguments.map(\.value)
        #expect(values.count == 8)
        #expect(values.first == .other(".b(c, d)"))
        #expect(
            values[2...] == [
                .other("\"x\\(y)\""), .other("1 + f(2, 3)"), .string("a\\n"), .other("A.self.b"), .other("Mode.fast"),
                .other("x ? y : z"),
            ]
        )
        guard case .closure(let closure) = values[1] else {
            Issue.record("\(values[1])")
            return
        }
        #expect(closure.parameters == nil)
    }

    @Test(
        "Closure signatures are read in every form",
        arguments: [
            ("{ x }", nil), ("{ in x }", ""), ("{ a, _ in x }", "a, _"), ("{ (a, b: B) in x }", "a, b: B"),
            ("{ (a: inout A, _: B...) -> C in x }", "a: inout A, _: B..."), ("{ @MainActor in x }", ""),
            ("{ @Sendable (a: A) async in x }", "a: A"), ("{ [weak self, x = y] (a: A) throws -> C in x }", "a: A"),
            ("{ (a: A,\n b: (B) -> C,) in\n x }", "a: A, b: (B) -> C"), ("{ (a, b) }", nil), ("{ for a in b {} }", nil),
            ("{ [1, 2] }", nil), ("{}", nil), ("{ a.b { c in d } }", nil), ("{ () in x }", ""), ("{ _ in x }", "_"),
        ] as [(String, String?)]
    )
    func closures(source: String, expected: String?) throws {
        let closure = try #require(try onlyCall("Shared(A.self) \(source)").base.trailingClosure)
        let parameters = closure.parameters?.map { parameter in
            (parameter.name ?? "_") + (parameter.type.map { ": \($0.text)" } ?? "")
        }
        #expect(parameters?.joined(separator: ", ") == expected)
        #expect(closure.hasCaptureList == source.contains("[weak"))
        #expect(closure.range.count == source.utf8.count)
    }

    @Test(
        "Whatever is no registration is named at its place, and reading goes on",
        arguments: [
            ("if a { Shared(A.self) } else { B.self }", "an `if` statement", 0),
            ("for x in y { }", "a `for` statement", 0),
            ("if a { }\nelse if b { }\nelse { }", "an `if` statement", 0), ("let a = Shared(A.self)", "a constant", 0),
            ("let a = b\n  .c", "a constant", 0), ("var a: Int { 5 }", "a variable", 0),
            ("func f() { }", "a function", 0),
            ("Shared(A.self)\n#if A\n.lazy()\n#else\nB.self\n#endif", "`B` under the `#if` of a chained call", 35),
            ("return Shared(A.self)", "`return`", 0),
            ("#macro(A.self)", "the macro or directive `#macro`", 0), ("try Shared(A.self)", "`try`", 0),
            ("Shared(A.self) + Shared(B.self)", "the operator `+` after a registration", 15),
            ("Shared(A.self)\n  + Shared(B.self)", "the operator `+` after a registration", 17),
            ("A.self.b", nil, 0), ("\"text\"", "a literal", 0),
            ("switch a { case b: C.self }", "a `switch` statement", 0), ("do { } catch { }", "a `do` statement", 0),
            ("x = Shared(A.self)", "what begins with `x`", 0), ("@a let b = 5", "an attribute", 0),
            ("struct S { }", "a `struct` declaration", 0),
            ("[A.self, B.self]", "what begins with `[`", 0),
        ] as [(String, String?, Int)]
    )
    func unreadable(source: String, description: String?, offset: Int) {
        let statements = read("\n" + source + "\nA.self; Shared(B.self)\n")
        #expect(statements.count == 3)
        guard case .unreadable(let found, let place) = statements.first else {
            Issue.record("\(statements)")
            return
        }
        if let description {
            #expect(found == description)
            #expect(place == offset + 2)
        }
    }

    /// What is left out or too much is marked: it is told of where the mark stands.
    @Test(
        "What is missing or too much is named at its place, and reading goes on",
        arguments: [
            ("Shared(A.self, as: (any P).self|", .missingParenthesis(closing: "Shared(")),
            ("Shared(A.self|\n.lazy()", .missingParenthesis(closing: "Shared(")),
            ("Shared(\n  A.self,\n  as: B.self|", .missingParenthesis(closing: "Shared(")),
            ("Shared(A.self, as: (any P|.self)", .missingParenthesis(closing: "(any P")),
            ("Shared(A.self).into([C].self|", .missingParenthesis(closing: "into(")),
            ("Shared(A.self).into(|[any P.self)", .unclosedBracket("[")),
            ("Shared(A.self|]", .wrongBracket("]", opening: "Shared(")),
            ("Shared(A.self)|)", .extraBracket(")")), ("A.self|]", .extraBracket("]")),
            ("Shared| A.self", .missingArguments(of: "Shared")), ("Shared|[A.self]", .missingArguments(of: "Shared")),
            ("Input| \"a\"", .missingArguments(of: "Input")),
            ("Shared(A.self| as: B.self)", .missingComma(before: "as")),
            ("Shared(A.self|\n  as: B.self)", .missingComma(before: "as")),
            ("Shared(A.self| B.self)", .missingComma(before: "B")),
            ("Shared(A.self| (any P).self)", .missingComma(before: "(")),
            ("Input(A.self, name: \"a\"| tag: B.self)", .missingComma(before: "tag")),
            ("Shared(A.self, as| (any P).self)", .missingColon(behind: "as")),
            ("Input(A.self, name| \"a\")", .missingColon(behind: "name")),
            ("Transient(A.self, arguments| B.self)", .missingColon(behind: "arguments")),
            ("Input(A.self, name: |\"a)", .unclosedString),
            ("Shared(A.self)|.lazy", .bareModifier("lazy")), ("Shared(A.self)\n|.onEnd", .bareModifier("onEnd")),
            ("Shared(A.self)\n#if A\n|.lazy\n#endif", .bareModifier("lazy")),
            ("|A", .bareType("A")), ("|any P", .bareType("any P")), ("|[A]", .bareType("[A]")),
            ("A.self|,", .separatingComma), ("Shared(A.self)|,", .separatingComma),
            ("A.self|, B.self", .separatingComma),
            ("Shared(A.self) |B.self", .sharedLine("B")), ("A.self |#if X\n#endif", .sharedLine("#if")),
            ("|.Shared(A.self)", .leadingPeriod("Shared")), ("|.lazy()", .leadingPeriod("lazy")),
        ] as [(String, Slip)]
    )
    func slips(marked: String, slip: Slip) throws {
        let offset = try #require(marked.utf8.firstIndex(of: UInt8(ascii: "|")))
        let place = marked.utf8.distance(from: marked.utf8.startIndex, to: offset)
        let statements = read("\n" + marked.replacing("|", with: "") + "\nA.self; Shared(B.self)\n")
        #expect(statements.first == .slip(slip, offset: place + 2), "\(statements)")
        let isSwallowing =
            if case .unclosedBracket = slip { true } else { marked.hasSuffix("|]") && marked.contains("(") }
        guard !isSwallowing else { return }
        #expect(statements.count == 3, "\(statements)")
        #expect(statements.dropFirst().first == .metatype(type("A"), offset: marked.utf8.count + 2))
    }

    @Test func semicolonsAndLinesSeparateStatements() {
        let statements = read("A.self; B.self\nShared(C.self); Shared(D.self)\n.lazy();;Shared(\n  E.self,\n)")
        let names = statements.map { statement in
            switch statement {
            case .metatype(let type, _): type.text
            case .call(let chain): ([chain.base] + chain.modifiers).map(\.name).joined(separator: ".")
            case .conditional(let branches, _): branches.map(\.condition).joined(separator: "; ")
            case .message(let isError, _): isError ? "#error" : "#warning"
            case .slip(let slip, _): "\(slip)"
            case .unreadable(let description, _): description
            }
        }
        #expect(names == ["A", "B", "Shared", "Shared.lazy", "Shared"])
    }

    @Test func aSecondTrailingClosureIsSeen() throws {
        let chain = try onlyCall("Shared(A.self) { a } other: { b }")
        #expect(chain.base.extraTrailingClosureOffset == 22)
    }

    @Test func everyOffsetIsThatOfTheFile() throws {
        let text = "static var registrations: Registrations { Shared(A.self, as: B.self).onEnd { $0 } }"
        let file = scan("enum M { \(text) }")
        let body = try #require(file.members.types.first?.members.properties.first?.getterBody)
        let statements = StatementReader.read(body, of: file.source)
        guard case .call(let chain) = statements.first else {
            Issue.record("\(statements)")
            return
        }
        let places = [chain.base.offset] + chain.base.arguments.map(\.offset) + chain.modifiers.map(\.offset)
        #expect(places.map { file.source.text($0..<$0 + 2) } == ["Sh", "A.", "as", "on"])
    }

    @Test func everyPrefixOfAManifestIsReadWithoutCrash() {
        let text =
            "Shared(A.self, as: (any P).self) { [x] (a: A) throws -> B in \"\\(f(\"}\"))\" }\n.onEnd { /}/ }\n#if A\n#endif"
        for end in 0...text.utf8.count {
            let source = SourceText(path: "Test.swift", bytes: Array(text.utf8.prefix(end)))
            #expect(StatementReader.read(0..<end, of: source).count <= 4)
        }
    }

    @Test func conditionsAreReadWithTheirBranches() throws {
        let statements = read(
            """

            #if A // why
            A.self
            #elseif B ||
                C
                #if D
                Shared(D.self)
                #endif
            #else
            #error("no")
            #endif
            Shared(B.self)
                #if A
                .lazy()
                #elseif B
                    #if C
                    .onEnd { f() }
                    #endif
                .lazy()
                #endif
                .lazy()
            #if E
            #endif
            """
        )
        try #require(statements.count == 3)
        guard case .conditional(let branches, offset: 2) = statements[0], case .call(let chain) = statements[1],
            case .conditional(let last, _) = statements[2]
        else {
            Issue.record("\(statements)")
            return
        }
        #expect(branches.map(\.condition) == ["A", "!(A) && (B || C)", "!(A) && !(B || C)"])
        #expect(branches.map(\.statements.count) == [1, 1, 1])
        guard case .conditional(let inner, _) = branches[1].statements[0] else {
            Issue.record("\(branches[1])")
            return
        }
        #expect(inner.map(\.condition) == ["D"])
        guard case .message(isError: true, _) = branches[2].statements[0] else {
            Issue.record("\(branches[2])")
            return
        }
        #expect(chain.modifiers.map(\.name) == ["lazy", "onEnd", "lazy", "lazy"])
        #expect(chain.modifiers.map(\.conditions) == [["A"], ["!(A) && (B)", "C"], ["!(A) && (B)"], []])
        #expect(last == [ConditionalStatements(condition: "E", statements: [])])
    }

    @Test func aConditionThatIsNestedTooDeeplyIsToldOfAndWhatFollowsIsRead() {
        for (depth, fault) in [(64, nil), (65, "a `#if` that is nested too deeply")] {
            let ends = String(repeating: "#endif\n", count: depth)
            let statements = read(String(repeating: "#if A\n", count: depth) + "A.self\n" + ends + "B.self")
            #expect(statements.last == .metatype(type("B"), offset: 1 + depth * 13 + 7))
            var innermost = statements
            while case .conditional(let branches, _) = innermost.first { innermost = branches[0].statements }
            var found: String?
            if case .unreadable(let description, offset: 1 + 64 * 6) = innermost.first { found = description }
            #expect(found == fault)
        }
    }

    @Test func aConditionThatNeverEndsIsUnreadable() {
        for text in ["#if A\nA.self", "#if A\n#if B\nA.self\n#endif", "A.self\n#endif", "#if A\nA.self\n#else"] {
            let statements = read(text)
            #expect(statements.contains { if case .unreadable = $0 { true } else { false } }, "\(statements)")
        }
    }
}
