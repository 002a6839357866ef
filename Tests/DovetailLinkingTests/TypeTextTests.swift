import DovetailSyntax
import Testing

/// Printed types against the compiler: it reads each back as the type that was written.
@Suite struct TypeTextTests {
    /// Types that take a suffix or stand beside `&` only in parentheses, or have names that only backticks keep names.
    private static let delicate = [
        "any P", "any P & Q", "any P.Type", "() -> Void", "@Sendable () async throws(Failure) -> Int", "Escaped.`Type`",
        "`a b`",
    ]

    /// The delicate ones in every context, and that in every context again.
    private static let combinations = TypeTable.contexts.flatMap { outer in
        TypeTable.contexts.flatMap { inner in
            delicate.map { outer.replacing("X", with: inner.replacing("X", with: $0)) }
        }
    }

    @Test("the compiler reads a printed type as the one that was written", arguments: [TypeTable.all, combinations])
    func text(written: [String]) throws {
        var types: [String] = []
        for text in written {
            types += [text, try #require(TypeSyntax.parse(text), "\(text)").text]
        }
        let pairs = written.indices.map { (2 * $0, 2 * $0 + 1) }
        let equal = try TypeProbe.equalPairs(pairs, of: types, declarations: TypeTable.declarations)
        let lost = pairs.indices.filter { !equal.contains($0) }.map {
            "\(types[pairs[$0].0]) became \(types[pairs[$0].1])"
        }
        #expect(lost.isEmpty, "\(lost.joined(separator: "\n"))")
    }

    /// Types of parameters, which may be what no other type is; `T` and `U` are packs, `A` and `B` sequences, `N` an integer.
    private static let parameters = [
        "inout Int", "inout @Sendable () -> Void", "inout any P & Q", "borrowing Base", "consuming [Base]",
        "sending Base",
        "__owned Base", "__shared Base", "isolated MyActor", "isolated (any Actor)?", "@escaping () -> Void",
        "@escaping @Sendable (Int) async -> Void", "@autoclosure () -> Int", "@autoclosure @escaping () -> Int",
        "@escaping @autoclosure () throws -> Int", "@escaping Done", "@escaping ((Int) -> Void)", "some P",
        "some P & Q",
        "(some P)?", "[some P]", "(some P).Type", "some Collection<Int>", "some P & Sendable", "() -> some P",
        "inout some P",
        "some Base & P", "(some P, some Q)", "borrowing some Unique & ~Copyable", "borrowing some ~Copyable",
        "borrowing any ~Copyable", "repeat each T", "(repeat each T)", "(repeat each T)?", "[(repeat each T)]",
        "repeat (each T)?", "repeat [each T]", "repeat (each T, Int)", "repeat Foo<each T>", "repeat (each T).Type",
        "repeat (each T) -> Void", "(repeat each T) -> Void", "((repeat each T)) -> Void", "repeat (each T, each U)",
        "repeat Dictionary<String, each T>", "(Int, repeat each T)", "(repeat each T) -> (repeat each U)", "A.Element",
        "A.Element?", "A.Type", "A.Element.Type", "[A.Element: B].Index", "A.Iterator.Element", "[N of Int]",
        "[N of [3 of Int]]", "InlineArray<N, Int>", "Sized<N>", "Vector<N, A>",
        "nonisolated(nonsending) () async -> Void",
        "nonisolated(nonsending) @Sendable () async -> Void", "(nonisolated(nonsending) () async -> Void)?",
        "@convention(c) (Int32) -> Int32", "@isolated(any) () -> Void", "(Int...) -> Void",
        "(inout Int, Int...) -> Void",
        "(borrowing Base, consuming Base, sending Base) -> sending Base", "(isolated MyActor) -> Void",
        "(@autoclosure () -> Int) -> Void", "(@escaping @Sendable () -> Void) -> Void",
        "(_ a: Int, _ b: inout Int) -> Void",
        "() async throws(Failure) -> (Int, b: Int)", "Base!", "[Base]!", "(any P)!", "(() -> Void)!", "Swift::Int",
        "Swift::Array<Swift::Int>.Swift::Index", "App.App::Base", "[Int].Swift::Element", "App::Foo<Int>.App::Inner",
        "@_Concurrency::MainActor () -> Void", "@Swift.MainActor () -> Void", "any\n    P", "A\n    .Element",
        "Foo\n    <Int>", "() async\n    throws -> Int", "(Int /* , */ , /* ) */ Int)", "Foo < Int , >",
        "(Int,) -> Void",
        "@escaping@Sendable()->Void", "[String:Int]", "()->()->()", "any P&Q", "Foo<Int>?", "Foo<Foo<Foo<Int>>>",
        "Foo<()->Foo<Int>>", "Foo<Int?>?", "Swift :: Int",
    ]

    @Test("the compiler reads the printed type of a parameter as the one that was written") func parameters() throws {
        let generics = "<each T, each U, A: Sequence, B, let N: Int>"
        var lines: [String] = []
        for (index, written) in Self.parameters.enumerated() {
            let type = try #require(TypeSyntax.parse(written), "\(written)")
            #expect(TypeSyntax.parse(type.text) == type)
            for text in [written.replacing("\n", with: " "), type.text] {
                let uses = "uses: (repeat each T, repeat each U, A, B)? = nil, size: Sized<N>"
                lines.append("func probe\(index)\(generics)(_: \(text), \(uses)) where A.Element: Hashable {}")
            }
        }
        let repeated = try TypeProbe.redeclarations(among: lines, declarations: TypeTable.declarations)
        #expect(repeated == Set(lines.indices.filter { $0 % 2 == 1 }))
    }
}
