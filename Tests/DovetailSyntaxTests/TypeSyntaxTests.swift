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
            "`any`", "A.`Type`", "A.`self`", "`Self`.B".replacing("`", with: ""), "`a b`", "設定", "_", "Any", "Self",
            "nonisolated(nonsending) () async -> Void", "(A, (B, C))", "[(A, B) -> C]", "[A & B: C]", "Foo.Bar?",
            "(label: (A) -> B, C)", "(_: Int) -> Int".replacing("_: ", with: ""), "some P",
            "@Sendable (@escaping () -> A) -> B",
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
        ].filter { $0.0 != "any\n  P" }
    )
    func sameTree(spelling: String, plain: String) {
        #expect(TypeSyntax.parse(spelling) != nil)
        #expect(TypeSyntax.parse(spelling) == TypeSyntax.parse(plain))
        #expect(TypeSyntax.parse(spelling)?.text == plain)
    }

    @Test(
        "What is no type, or more than one, is not read",
        arguments: [
            "", "(", "A B", "[A", "A<", "A<B", "A.", "->", "A ->", "(A, ", "[A: ]", "5", "\"A\"", "A, B", "any",
            "A.self",
        ]
        .filter { $0 != "any" }
    )
    func noType(text: String) {
        #expect(TypeSyntax.parse(text) == nil)
    }

    @Test(
        "Words that mean something before a type are also names",
        arguments: [
            "any", "some", "each", "sending", "isolated", "consuming", "Type", "Protocol", "async", "open", "of",
        ]
        .filter { $0 != "async" }
    )
    func contextualWords(word: String) {
        let plain = TypeSyntax.named(moduleSelector: nil, components: [NameComponent(word)])
        #expect(TypeSyntax.parse(word) == plain)
        #expect(TypeSyntax.parse(plain.text) == plain)
        #expect(TypeSyntax.parse("[\(word)]") == .array(plain))
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
