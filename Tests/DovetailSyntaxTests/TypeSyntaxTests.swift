import DovetailSyntax
import Foundation
import Testing

@Suite struct TypeSyntaxTests {
    @Test(
        "Text is read and printed back as the same type",
        arguments: [
            "Int", "A.B.C", "A<B, C<D>>.E<F>", "A::B.C", "[Int]", "[String: [Int]]", "[3 of Int]", "[n of A<B>]", "()",
            "(Int, label: String)", "() -> Void", "(A, B) -> C", "(A) -> (B) -> C", "((A) -> B) -> C", "(inout A) -> B",
            "(A...) -> B", "@Sendable (A) async throws -> B", "@MainActor () -> Void", "@convention(c) (A) -> B",
            "@escaping @Sendable (A) async throws(E) -> B", "@autoclosure () -> A", "@escaping Handler",
            "@unchecked Sendable",
            "(A) throws(any E) -> B", "(A) rethrows -> B", "@isolated(any) () -> Void", "A?", "A!", "A??", "[A?]?",
            "(any P)?", "(any P & Q)?", "(some P)?", "(() -> Void)?", "(@Sendable () -> Void)?", "(P & Q)?",
            "(each T)?",
            "any P", "any P & Q", "some P & Q", "some Collection<Int>", "any P.Type", "(any P).Type",
            "any (P & Q).Type",
            "(P & Q).Type", "P.Protocol", "(() -> Void).Type", "[any P]", "[any P.Type]", "P & Q & R", "~Copyable",
            "some P & ~Copyable", "any ~Copyable", "repeat each T", "repeat (each T, A<each U>)",
            "(repeat each T) -> Void",
            "inout A", "inout some P", "borrowing A", "sending A", "isolated (any Actor)?", "__owned A",
            "consuming [A]",
            "inout @Sendable () -> Void", "[Int].Index", "A?.B", "Optional<any P>", "A<() -> Void>", "A<3, -1>",
            "`class`",
            "`any`", "A.`Type`", "A.`self`", "Self.B", "`a b`", "設定", "_", "Any", "Self",
            "nonisolated(nonsending) () async -> Void", "(A, (B, C))", "[(A, B) -> C]", "[A & B: C]", "Foo.Bar?",
            "(label: (A) -> B, C)", "(Int) -> Int", "some P",
            "@Sendable (@escaping () -> A) -> B", "A.B::C", "A::B.C::D<E::F>", "[A].B::C", "A.B::`Type`", "[-1 of A]",
            "[A.B of [3 of C]]", "A<0x10, -1_0>", "(A...)", "(A?..., [B]...) -> C", "(repeat each T)",
            "(repeat each T)?",
            "[(repeat each T)]", "repeat @Sendable (each T) -> A", "repeat each T.A", "repeat (each T).Type",
            "nonisolated(nonsending) @Sendable () async -> A", "nonisolated(nonsending) @escaping () async -> A",
            "(nonisolated(nonsending) () async -> A)?", "@concurrent () async -> A",
            "@differentiable(reverse) (A) -> B",
            "@convention(c, cType: \"int (*)(int)\") (Int32) -> Int32", "@A::B () -> C", "(sending A) -> sending B",
            "(isolated (any Actor)?, __owned A, __shared B, _const C) -> D", "(@autoclosure () -> A) -> B",
            "any A::B & C",
            "any ~Copyable & P", "(any P.Type).Type",
            "any P.Type.Type",
            "`Any`", "A.`Any`", "A.`init`", "A.`Protocol`", "`1st`", "`a.b`.`c d`", "`+`", "(`a b`: A, B)", "`__owned`",
            "(any ~Copyable)?", "nonisolated P & Q", "@MainActor P", "~A.B", "(~A)?",
            "@_opaqueReturnTypeOf(\"$s\", 0) __", "A?.Type", "(A & B).Protocol",
            "(() -> A) & B", "() -> A & B", "[() -> A: B?]",
        ]
    )
    func roundTrips(text: String) throws {
        let type = try #require(TypeSyntax.parse(text))
        #expect(type.text == text)
        #expect(TypeSyntax.parse(type.text) == type)
    }

    @Test(
        "Spellings that mean the same give the same tree",
        arguments: [
            ("(P)", "P"), ("((Int) -> Void)", "(Int) -> Void"), ("((((A))))?", "A?"), ("(any P)", "any P"),
            ("(a: Int, _ b: String) -> Void", "(Int, String) -> Void"), ("(_ a: Int) -> Void", "(Int) -> Void"),
            ("(_: Int, b: String)", "(Int, b: String)"), ("A < B , C >", "A<B, C>"), ("[ A : B ]", "[A: B]"),
            ("any\n  P", "any P"), ("A /* c */ . B", "A.B"), ("@escaping(A)->B", "@escaping (A) -> B"),
            ("()throws->()?", "() throws -> ()?"), ("`A`.`B`", "A.B"), ("(A,)", "A"), ("A<B,>", "A<B>"),
            ("@escaping ((A) -> B)", "@escaping (A) -> B"), ("(A) throws async -> B", "(A) async throws -> B"),
            ("some\n  P", "some P"), ("inout\n  A", "inout A"), ("repeat\n  each\n  T", "repeat each T"),
            ("A\n  .B\n  <C>", "A.B<C>"), ("P\n  & Q", "P & Q"),
            ("(A)\n  async\n  throws\n  -> B", "(A) async throws -> B"),
            ("A :: B . C :: D", "A::B.C::D"), ("A/**/::/**/B", "A::B"), ("[ 3 // three\n of A ]", "[3 of A]"),
            ("(_ a: A ... , _ b: B) -> C", "(A..., B) -> C"), ("@Sendable(A)->B", "@Sendable (A) -> B"),
            ("@concurrent()async->A", "@concurrent () async -> A"), ("A<- 1>", "A<-1>"),
            ("(((repeat each T)))", "(repeat each T)"),
            ("nonisolated ( nonsending )() async -> A", "nonisolated(nonsending) () async -> A"),
            ("(A /* ) */ , // ,\n B)", "(A, B)"), ("`Swift`::`Int`", "Swift::Int"),
        ]
    )
    func sameTree(spelling: String, plain: String) {
        #expect(TypeSyntax.parse(spelling) != nil)
        #expect(TypeSyntax.parse(spelling) == TypeSyntax.parse(plain))
        #expect(TypeSyntax.parse(spelling)?.text == plain)
    }

    @Test(
        "What is no type, or more than one, is not read",
        arguments: [
            "", "(", "A B", "[A", "A<", "A<B", "A.", "A.B<", "A.B<C", "[3]", "[A of]", "[3 of A", "A::", "::A", "-1",
            "let",
            "func", "A & ", "A & let", "[A: func]", "(var", "A<struct>", "class A", "A.init", "(A) -> ",
            "A<B, ,>", "? ", "->", "A ->", "(A, ", "[A: ]", "5", "\"A\"", "A, B", "A.self",
        ]
    )
    func noType(text: String) {
        #expect(TypeSyntax.parse(text) == nil)
    }

    @Test(
        "Words that mean something before a type are also names",
        arguments: [
            "any", "some", "each", "sending", "isolated", "consuming", "Type", "Protocol", "open", "of",
        ]
    )
    func contextualWords(word: String) {
        let plain = TypeSyntax.named(moduleSelector: nil, components: [NameComponent(word)])
        #expect(TypeSyntax.parse(word) == plain)
        #expect(TypeSyntax.parse(plain.text) == plain)
        #expect(TypeSyntax.parse("[\(word)]") == .array(plain))
    }

    @Test func whatIsNoNameHasAPlaceOfItsOwn() {
        let a = TypeSyntax.named(moduleSelector: nil, components: [NameComponent("A")])
        #expect(TypeSyntax.parse("Any") == .composition([]))
        #expect(TypeSyntax.parse("`Any`") == .named(moduleSelector: nil, components: [NameComponent("Any")]))
        #expect(TypeSyntax.parse("(A...) -> A") == .function(FunctionTypeSyntax(parameters: [.variadic(a)], result: a)))
        #expect(TypeSyntax.parse("[-3 of A]") == .inlineArray(count: .integer("-3"), element: a))
        #expect(
            TypeSyntax.parse("A::B.C::D<3>")
                == .named(
                    moduleSelector: "A",
                    components: [
                        NameComponent("B"), NameComponent(moduleSelector: "C", "D", arguments: [.integer("3")]),
                    ]
                )
        )
        #expect(
            TypeSyntax.parse("nonisolated(nonsending) () async -> A")
                == .function(FunctionTypeSyntax(isNonsending: true, parameters: [], isAsync: true, result: a))
        )
    }

    @Test func aMissingTypeDoesNotTakeTheNextDeclarationForOne() {
        let file = scan("struct A {\n    let x:\n    func f() {}\n    let y: Foo<\n    struct B {}\n}\nclass C {}")
        #expect(file.members.types.map(\.name) == ["A", "C"])
        #expect(file.members.types.first?.members.types.map(\.name) == ["B"])
        #expect(file.problems.count == 2)
    }

    @Test func existentialMetatypesAndMetatypesOfExistentialsDiffer() {
        let plugin = TypeSyntax.named(moduleSelector: nil, components: [NameComponent("Plugin")])
        #expect(TypeSyntax.parse("any Plugin.Type") == .any(.metatype(plugin)))
        #expect(TypeSyntax.parse("(any Plugin).Type") == .metatype(.any(plugin)))
        #expect(TypeSyntax.parse("Plugin.Type") == .metatype(plugin))
        #expect(TypeSyntax.parse("A.`Type`") != TypeSyntax.parse("A.Type"))
    }

    @Test func attributesOfFunctionsGoWhereTheyBelong() throws {
        let type = try #require(TypeSyntax.parse("@escaping @Sendable (A) async throws -> B"))
        guard case .attributed(let specifiers, let attributes, .function(let function)) = type else {
            Issue.record("\(type)")
            return
        }
        #expect(specifiers.isEmpty)
        #expect(attributes == [AttributeSyntax("escaping")])
        #expect(function.attributes == [AttributeSyntax("Sendable")])
        #expect(function.isAsync)
        #expect(function.throwing == .untyped)
    }

    /// What can be nested, and what closes it.
    private static let nests: [(String, String)] = [
        ("(", ")"), ("[", "]"), ("A<", ">"), ("~", ""), ("any ", ""), ("each ", ""), ("repeat ", ""), ("@a(", ")"),
        ("inout ", ""), ("(A) -> ", ""), ("[A: ", "]"), ("A.", ""), ("A & ", ""), ("@A<", ">"), ("(a: ", ")"),
        ("() throws(", ") -> A"), ("[A of ", "]"), ("P & (", ")"), ("any (", ")"), ("", "?"), ("", "!"), ("", ".Type"),
        ("", ".B"), ("", "?.B"), ("[", "???]"), ("A<", ">.B?"),
    ]

    @Test("Nesting without end is refused, not followed", arguments: nests)
    func endless(opening: String, closing: String) {
        let start = String(repeating: opening, count: 20_000)
        let text = start + "A" + String(repeating: closing, count: 20_000)
        for text in [start, start + "A", text] {
            _ = TypeSyntax.parse(text)
            let file = scan("struct A { init(a: \(text)) {} }\nstruct B {}")
            #expect(file.members.types.first?.name == "A")
        }
    }

    @Test(
        "What is nested too deeply is reported where it stands, and what follows is read",
        arguments: ["(", "[", "A<"]
    )
    func tooDeep(opening: String) {
        let closing = ["(": ")", "[": "]", "A<": ">"][opening] ?? ""
        let type = String(repeating: opening, count: 100) + "A" + String(repeating: closing, count: 100)
        let lines = ["struct S { let x: \(type) }", "typealias T = \(type)", "struct I { init(a: \(type)) {} }"]
        for line in lines {
            let file = scan(line + "\nstruct After {}")
            #expect(!file.problems.isEmpty)
            #expect(file.members.types.last?.name == "After")
        }
    }

    @Test("Nesting up to the limit fits on the stack of any thread", arguments: nests)
    func stack(opening: String, closing: String) {
        let text = String(repeating: opening, count: 60) + "A" + String(repeating: closing, count: 60)
        let end = DispatchSemaphore(value: 0)
        let thread = Thread {
            if let type = TypeSyntax.parse(text) { _ = TypeSyntax.parse(type.text)?.hashValue }
            end.signal()
        }
        thread.stackSize = 512 * 1024
        thread.start()
        end.wait()
    }
}
