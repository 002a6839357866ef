import DovetailDiagnostics
import DovetailGraph
import DovetailLinking
import DovetailSyntax
import Testing

/// Types as parameters of an initializer, read by the real scanner.
@Suite struct IdentityTests {
    private static let declarations = """
        protocol P {}
        protocol Q {}
        protocol R: P {}
        protocol O: AnyObject {}
        class Base {}
        struct Foo<T> { struct Inner {} ; struct Other<U> {} }
        enum Outer { struct Nested {} ; typealias Alias = Nested }
        typealias Value = Int
        typealias PQ = Q & P
        typealias Done = () -> Void
        typealias Pair<A> = (A, second: A)
        typealias Handler<E> = @Sendable (E) async -> Void
        @globalActor actor MyActor { static let shared = MyActor() }

        """

    private func resolved(_ type: String) throws -> ResolvedType {
        let source = manifest("Shared(S.self)") + Self.declarations + "final class S { init(x: \(type)) {} }"
        let program = TestProgram(source)
        program.expectNoDiagnostics()
        return try #require(program.registration("S").parameters.first?.type)
    }

    @Test(
        "a type has one canonical spelling",
        arguments: [
            ("Int", "Int", "Int"),
            ("Swift.Int", "Int", "Int"),
            ("Value", "Int", "Int"),
            ("App.Base", "App::Base", "Base"),
            ("App::Base", "App::Base", "Base"),
            ("(Base)", "App::Base", "Base"),
            ("Base?", "Optional<App::Base>", "Base?"),
            ("Optional<Base>", "Optional<App::Base>", "Base?"),
            ("Swift.Optional<Base>", "Optional<App::Base>", "Base?"),
            ("Base!", "Optional<App::Base>", "Base?"),
            ("Base??", "Optional<Optional<App::Base>>", "Base??"),
            ("[Base]", "Array<App::Base>", "[Base]"),
            ("Array<Base>", "Array<App::Base>", "[Base]"),
            ("[String: Base]", "Dictionary<String, App::Base>", "[String: Base]"),
            ("Dictionary<String, Base>", "Dictionary<String, App::Base>", "[String: Base]"),
            ("any P", "App::P", "any P"),
            ("P", "App::P", "any P"),
            ("any P & Q", "App::P & App::Q", "any P & Q"),
            ("any Q & P", "App::P & App::Q", "any P & Q"),
            ("any P & P", "App::P", "any P"),
            ("any PQ", "App::P & App::Q", "any P & Q"),
            ("PQ", "App::P & App::Q", "any P & Q"),
            ("any Base & P", "App::Base & App::P", "any Base & P"),
            ("any P & Sendable", "App::P & Sendable", "any P & Sendable"),
            ("(any P)?", "Optional<App::P>", "(any P)?"),
            ("Optional<any P>", "Optional<App::P>", "(any P)?"),
            ("(any P & Q)?", "Optional<App::P & App::Q>", "(any P & Q)?"),
            ("[any P]?", "Optional<Array<App::P>>", "[any P]?"),
            ("Any", "Any", "Any"),
            ("Any?", "Optional<Any>", "Any?"),
            ("()", "()", "()"),
            ("Void", "()", "()"),
            ("(Int, label: String)", "(Int, label: String)", "(Int, label: String)"),
            ("Foo<Int>", "App::Foo<Int>", "Foo<Int>"),
            ("Foo<Int>.Inner", "App::Foo<Int>.Inner", "Foo<Int>.Inner"),
            ("Foo<Int>.Other<String>", "App::Foo<Int>.Other<String>", "Foo<Int>.Other<String>"),
            ("Outer.Nested", "App::Outer.Nested", "Outer.Nested"),
            ("Outer.Alias", "App::Outer.Nested", "Outer.Nested"),
            ("AsyncStream<Int>.Continuation", "AsyncStream<Int>.Continuation", "AsyncStream<Int>.Continuation"),
            ("[Int].Index", "Int", "Int"),
            ("Pair<Base>", "(App::Base, second: App::Base)", "(Base, second: Base)"),
            ("Foundation.Data", "Data", "Data"),
            ("Data", "Data", "Data"),
            ("Base.Type", "(App::Base).Type", "Base.Type"),
            ("any P.Type", "any App::P.Type", "any P.Type"),
            ("P.Type", "any App::P.Type", "any P.Type"),
            ("(any P).Type", "(any App::P).Type", "(any P).Type"),
            ("P.Protocol", "(any App::P).Type", "(any P).Type"),
            ("[any P.Type]", "Array<any App::P.Type>", "[any P.Type]"),
            ("any P & Any", "App::P", "any P"),
            ("any R & P", "App::R", "any R"),
            ("any AnyObject & O", "App::O", "any O"),
            ("Base & AnyObject", "App::Base", "Base"),
            ("any P & ~Copyable", "App::P & ~Copyable", "any P & ~Copyable"),
            ("Any.Type", "any Any.Type", "any Any.Type"),
            ("PQ.Type", "any App::P & App::Q.Type", "any (P & Q).Type"),
            ("AnyClass", "any AnyObject.Type", "any AnyObject.Type"),
            ("Codable", "Decodable & Encodable", "any Decodable & Encodable"),
            ("CInt", "Int32", "Int32"),
            ("[0x3 of Value]", "InlineArray<3, Int>", "InlineArray<3, Int>"),
            ("[String: Int].Element", "(key: String, value: Int)", "(key: String, value: Int)"),
        ]
    )
    func canonical(_ written: String, _ identity: String, _ name: String) throws {
        let type = try resolved(written)
        #expect(type.identity == identity)
        #expect(type.name == name)
        #expect(type.key.identity == identity)
    }

    @Test(
        "function types keep what is part of them and nothing else",
        arguments: [
            ("() -> Void", "() -> Void"),
            ("@escaping () -> Void", "() -> Void"),
            ("@escaping Done", "() -> Void"),
            ("() -> ()", "() -> Void"),
            ("(((Int) -> Void))", "(Int) -> Void"),
            ("@escaping (Int) -> (String) -> Bool", "(Int) -> (String) -> Bool"),
            ("(Foo<String>) -> Foo<Bool>", "(Foo<String>) -> Foo<Bool>"),
            ("@Sendable () async throws -> Int", "@Sendable () async throws -> Int"),
            ("@MainActor @Sendable () -> Void", "@MainActor @Sendable () -> Void"),
            ("@Sendable @MainActor () -> Void", "@MainActor @Sendable () -> Void"),
            ("@MyActor () -> Void", "@MyActor () -> Void"),
            ("() throws(Failure) -> Int", "() throws(Failure) -> Int"),
            ("() throws(any Error) -> Int", "() throws -> Int"),
            ("() throws(Never) -> Int", "() -> Int"),
            ("(inout Int) -> Void", "(inout Int) -> Void"),
            ("Handler<Base>", "@Sendable (Base) async -> Void"),
            ("@convention(c) (Int) -> Int", "@convention(c) (Int) -> Int"),
            ("((Int) -> Void)?", "((Int) -> Void)?"),
            ("[() -> Int]", "[() -> Int]"),
            ("(Done) -> Void", "(() -> Void) -> Void"),
            ("(@escaping Done) -> Void", "(@escaping () -> Void) -> Void"),
            ("Handler<Done>", "@Sendable (@escaping () -> Void) async -> Void"),
            ("(@autoclosure () -> Value) -> Void", "(@autoclosure () -> Int) -> Void"),
            ("(_ all: Value...) -> Void", "(Int...) -> Void"),
            ("(sending Base) -> sending Base", "(sending Base) -> sending Base"),
            ("nonisolated(nonsending) () async -> Void", "nonisolated(nonsending) () async -> Void"),
            ("@convention(c, cType: \"int (*)(int)\") (CInt) -> CInt", "@convention(c) (Int32) -> Int32"),
            ("@App.MyActor () -> Void", "@MyActor () -> Void"),
        ]
    )
    func functions(_ written: String, _ name: String) throws {
        #expect(try resolved(written).name == name)
    }

    @Test(
        "different types are different keys",
        arguments: [
            ("() -> Void", "@Sendable () -> Void"), ("() -> Void", "@MainActor () -> Void"),
            ("() -> Void", "() async -> Void"), ("() -> Void", "() throws -> Void"), ("() -> Void", "(() -> Void)?"),
            ("Base", "Base.Type"), ("any P.Type", "(any P).Type"), ("Base", "Base?"), ("Foo<Int>", "Foo<Bool>"),
            ("(Int) -> Int", "[(Int) -> Int]"), ("(Int, Int)", "(Int, b: Int)"), ("any P", "any P & Q"),
        ]
    )
    func different(_ left: String, _ right: String) throws {
        #expect(try resolved(left).identity != resolved(right).identity)
    }

    @Test("functions of two actors of one name are two keys") func actorsOfOneName() throws {
        let actor = "@globalActor public actor Clock { public static let shared = Clock() }"
        let program = TestProgram(
            TestModule("Left", actor),
            TestModule("Right", actor),
            TestModule(
                "App",
                manifest("Shared(S.self)")
                    + "import Left\nimport Right\nfinal class S { init(a: @Left.Clock () -> Void, b: @Right::Clock () -> Void) {} }"
            )
        )
        let types = try program.registration("S").parameters.map(\.type)
        #expect(types.map(\.name) == ["@Clock () -> Void", "@Clock () -> Void"])
        #expect(types.map(\.identity) == ["(@Left::Clock () -> ())", "(@Right::Clock () -> ())"])
    }

    @Test(
        "a function that can't hand on what it is given is asked for itself",
        arguments: [
            "(inout Int) -> Base", "(Int...) -> Base", "(@autoclosure () -> Int) -> Base", "(() -> Int) -> Base",
        ]
    )
    func functionsThatStayThemselves(_ written: String) throws {
        let source =
            manifest("Shared(S.self)") + Self.declarations + "final class S { init(x: @escaping \(written)) {} }"
        #expect(try TestProgram(source).registration("S").parameters.first?.request == .instance)
    }

    @Test("the access of a type is the least of its parts") func access() throws {
        let source =
            manifest("Shared(S.self)") + """
                public struct Open<T> { public struct Inner {} }
                struct Hidden {}
                package protocol Shown {}
                struct S { let a: Open<Int>; let b: Open<Hidden>; let c: (any Shown)?; let d: (Hidden) -> Int; let e: Open<Hidden>.Inner }
                """
        let parameters = try TestProgram(source).registration("S").parameters
        #expect(parameters.map(\.type.access) == [.public, .internal, .package, .internal, .internal])
    }
}
