import DovetailSyntax
import Testing

@Suite struct TypeDeclarationTests {
    @Test(
        "Generic parameters are read with all that stands between the brackets",
        arguments: [
            ("<T>", ["T"]), ("<T,>", ["T"]), ("<T: P & Q, each U, let n: Int>", ["T", "U", "n"]),
            ("<T: A<B<C>>>", ["T"]), ("<@x T>", ["T"]), ("<T where T: P>", ["T"]),
            ("<T: P, U where T.A == U<C<D>>, U: Q>", ["T", "U"]), ("<T: ~Copyable>", ["T"]),
        ]
    )
    func genericParameters(clause: String, names: [String]) {
        let text = "struct S\(clause): P { init\(clause)(x: Int) {} }"
        let file = scan(text)
        let type = file.members.types.first
        #expect(type?.genericParameters.map(\.name) == names)
        #expect(type.map { file.source.text($0.genericParameterRange) } == clause)
        let initializer = type?.members.initializers.first
        #expect(initializer.map { file.source.text($0.genericParameterRange) } == clause)
        #expect(type?.inheritedRanges.map(file.source.text) == ["P"])
        #expect(file.problems.isEmpty)
    }

    @Test("A contextual keyword and its name may stand on two lines", arguments: ["actor", "public actor", "@x actor"])
    func namesOnTheNextLine(keyword: String) {
        #expect(scan("\(keyword)\n    A\n{\n}").members.types.map(\.name) == ["A"])
    }

    @Test func everyKindIsReadWithWhatStandsBeforeAndBehindItsName() throws {
        let file = scan(
            """
            @MainActor @available(macOS 15, *)
            public final class A<T: P, each U>: B<T>, @unchecked Sendable where T: Q {}
            indirect enum C: String { case a = "{", b(Int = 5), c
              case d }
            public distributed actor D {}
            protocol E<F>: AnyObject, ~Copyable { associatedtype F: P = Int where F: Q; associatedtype G }
            nonisolated struct H: ~Copyable {}
            class func; class `class` {}
            """
        )
        let types = file.members.types
        #expect(types.map(\.kind) == [.class, .enum, .actor, .protocol, .struct, .class])
        #expect(types.map(\.name) == ["A", "C", "D", "E", "H", "class"])
        let first = try #require(types.first)
        #expect(
            first.attributes == [AttributeSyntax("MainActor"), AttributeSyntax("available", arguments: "macOS 15, *")]
        )
        #expect(first.modifiers == ["public", "final"])
        #expect(first.genericParameters.map(\.name) == ["T", "U"])
        #expect(first.inherited.map(\.text) == ["B<T>", "@unchecked Sendable"])
        #expect(first.hasWhereClause)
        #expect(types.map(\.modifiers).dropFirst().first == ["indirect"])
        #expect(file.members.type("E")?.members.associatedTypes == ["F", "G"])
        #expect(file.members.type("E")?.inherited.map(\.text) == ["AnyObject", "~Copyable"])
    }

    @Test func casesAreReadWithWhetherTheyHaveValues() {
        let text = """
            enum A: String { case a = "{, b", c(Int = 5, x: [B]), `default`; indirect case d
                #if X
                case e, f
                #endif
                func g() { switch self { case .a, .d: break } } }
            """
        let cases = scan(text).members.types[0].members.cases
        #expect(cases.map(\.name) == ["a", "c", "default", "d", "e", "f"])
        #expect(cases.map(\.hasValues) == [false, true, false, false, false, false])
    }

    @Test func membersOfBodiesAreNotReported() {
        let file = scan(
            """
            struct A {
                func f() { struct Local { init(x: Int) {} } }
                var g: Int { class Local {}; return 1 }
                init() { enum Local {} }
                let h = { struct Local {} }
                subscript(x: Int) -> Int { get { struct Local {}; return 1 } }
                deinit { struct Local {} }
                struct Inner { struct Innermost {} }
            }
            """
        )
        let members = file.members.types.first?.members
        #expect(members?.types.map(\.name) == ["Inner"])
        #expect(members?.types.first?.members.types.map(\.name) == ["Innermost"])
        #expect(members?.initializers.count == 1)
        #expect(file.members.types.count == 1)
    }

    @Test func extensionsKeepTheirTypeAndWhereClause() {
        let file = scan(
            """
            extension A {}
            public extension B.C<Int>: P, Q where D == Bool, // comment
                E: Sendable { init(x: Int) {} }
            extension [Int] {}
            extension A::B {}
            """
        )
        #expect(file.members.extensions.map(\.extendedType.text) == ["A", "B.C<Int>", "[Int]", "A::B"])
        #expect(file.members.extensions.map(\.whereClause) == [nil, "D == Bool, E: Sendable", nil, nil])
        #expect(file.members.extensions.map { $0.inherited.map(\.text) } == [[], ["P", "Q"], [], []])
        #expect(file.members.extensions.map(\.members.initializers.count) == [0, 1, 0, 0])
    }

    @Test func typealiasesAndImportsAreRead() {
        let file = scan(
            """
            import A
            @testable public import struct A.B.C; import func D.==
            @_spi(X) @preconcurrency private import E::F
            public typealias G<T> = [T: any P] where T: Hashable
            typealias H =
                (Int) -> Void
            """
        )
        #expect(file.imports.map(\.path) == [["A"], ["A", "B", "C"], ["D", "=="], ["E", "F"]])
        #expect(file.imports.map(\.kind) == [nil, "struct", "func", nil])
        #expect(file.imports.map(\.access) == [nil, .public, nil, .private])
        #expect(file.imports.map { $0.attributes.map(\.name) } == [[], ["testable"], [], ["_spi", "preconcurrency"]])
        #expect(file.members.aliases.map(\.name) == ["G", "H"])
        #expect(file.members.aliases.map(\.type.text) == ["[T: any P]", "(Int) -> Void"])
    }

    @Test(
        "What is skipped ends exactly",
        arguments: [
            "func f()", "func f() -> Int { 1 }", "let x = a is P &&\n b", "let x = a as T &+\n b",
            "let x = a as P & Q\n",
            "let x = a as? P&~Q", "let x = a++...", "let x = a++.b", "let x = [1]...", "let x = a +\n b...",
            "func f<T>(a: T = f({ x, y in })) async throws(E) -> [T: (A, B)] where T: P {}",
            "func f()\n  -> Int\n{\n}", "func ==<T>(a: T, b: T) -> Bool { true }",
            "static func / (a: A, b: A) -> A { a }",
            "static func /==/ (a: A, b: A) -> A { a }", "class func f() {}", "prefix static func -(x: A) -> A { x }",
            "subscript<T>(x: T) -> Int where T: P { get { 1 } set {} }", "subscript(x: Int) -> Int { 1 }", "deinit {}",
            "deinit", "isolated deinit {}", "case a(Int), b = 5", "case a\n  (Int)",
            "@attr func f() -> @Sendable () -> Void {}",
            "func f() -> some P & Q\n", "func f(a: Int) -> Dictionary<\n  A,\n  B\n> {}", "#macro(x)",
            "#macro { struct X {} }",
            "public #macro(\"}\")", "@freestanding(x) #macro(1)", "func async() {}", "func `init`() {}",
            "var init_: Int",
            "func f() async", "func f()\n  async", "func f(\n  a: Int)\n  async throws -> Int",
            "func f() throws -> Int", "mutating consuming func f() {}", "let open: Int",
            "var actor: Int",
            "func actor() {}", "yielding func f() {}", "@_implements(P, f()) func g() {}", ";;", "func f(_: /) {}",
        ]
    )
    func skippedExactly(member: String) {
        let file = scan("enum A {\n\(member)\ninit(a: Int) {}\nstruct B {}\n}\nstruct C {}")
        #expect(file.members.types.map(\.name) == ["A", "C"])
        #expect(file.members.types.first?.members.initializers.map(\.signature) == ["(a: Int)"])
        #expect(file.members.types.first?.members.types.map(\.name) == ["B"])
        #expect(file.problems.isEmpty)
    }

    @Test(
        "Declarations of a file's own level are skipped exactly",
        arguments: [
            "infix operator +++: P", "prefix operator ^^", "infix operator /==/: P", "infix operator /",
            "precedencegroup P { higherThan: Q }",
            "macro m<T>(x: T) -> Int = #externalMacro(module: \"A\", type: \"B\")",
            "@freestanding(expression)\npublic macro m(_ x: Int) -> String", "func f() {}", "let x = 5",
            "let rx = /[)(,{\"]+\\/x/",
            "let ext = #/\n  ( a , } # comment with \"\n  )\n/#", "infix operator +++ { associativity left }",
        ]
    )
    func fileLevel(declaration: String) {
        let file = scan("\(declaration)\nstruct A {}")
        #expect(file.members.types.map(\.name) == ["A"])
        #expect(file.problems.isEmpty)
    }

    @Test(
        "Top-level code is skipped statement by statement",
        arguments: [
            "actor.run()", "package.build()", "open(url)", "open (url)", "macro(x)", "async { f() }", "final = 3",
            "print(\"}\")",
            "if let a = b,\n   let c = d {\n  class X {}\n}", "if a {\n} else if b {\n}\nelse {\n}",
            "for x in y { struct X {} }",
            "guard let a else { fatalError() }", "do { struct X {} } catch { }", "x = y\n  .z { struct X {} }",
            "lazy(x)",
            "await actor", "if\n  let a = b,\n  case .c = d\n{\n  struct X {}\n}\nelse if\n  let e { }",
            "repeat { }\nwhile x", "switch x {\ncase .a: struct X {}\ndefault: break\n}", "repeat { } while x",
            "defer { f() }",
            "#if A\nf()\n#else\ng()\n#endif", "return /}/", "try await f()", "_ = a < b",
            "label: while true { break label }",
            "while let x = y, case .a = z {\n}", "x.map { $0 }", "optional.map { struct X {} }", "#warning(\"a\")",
        ]
    )
    func topLevelCode(statement: String) {
        let file = scan("\(statement)\nstruct A { init() {} }\n\(statement)")
        #expect(file.members.types.map(\.name) == ["A"])
        #expect(file.members.types.first?.modifiers.isEmpty == true)
        #expect(file.problems.isEmpty)
    }
}
