import DovetailDiagnostics
import DovetailGraph
import DovetailLinking
import DovetailSyntax
import Testing

/// What the graph engine gets to see.
@Suite struct GraphTests {
    private static let source = """
        import Dovetail
        enum Host: Scope {}
        enum Account: Scope { typealias Parent = Host }
        enum Document: Scope { typealias Parent = Account }
        enum Elsewhere: Scope {}
        struct ID {}
        protocol Cache {}
        final class Store: Cache { init(id: ID?) {} }
        final class Model {
            init(cache: any Cache, make: @escaping @Sendable (ID) async throws -> Store, later: @escaping @MainActor () -> Store) {}
        }
        final class Opener {
            init(open: @escaping (ID) async throws -> Opened<Model>,
                 tuple: @escaping (ID) throws -> (Model, end: @Sendable () async -> Void),
                 plain: @escaping () -> (Model, end: Int)) {}
        }
        enum HostPart: Assembly { typealias Scope = Host ; static var registrations: Registrations { Shared(Opener.self) } }
        enum DocumentPart: Assembly {
            typealias Scope = Document
            static var registrations: Registrations {
                Input(ID.self)
                Transient(Store.self, as: (any Cache).self, Store.self, arguments: ID.self)
                Shared(Model.self).lazy().onEnd { _ in }
            }
        }
        enum Unlisted: Assembly { typealias Scope = Elsewhere ; static var registrations: Registrations { Shared(ID.self) } }
        enum Product: Composition {
            static var assemblies: Assemblies { DocumentPart.self ; HostPart.self ; Expose(Model.self) }
        }
        """

    @Test("scopes are those of the assemblies and all around them; bindings keep their order") func graph() throws {
        let program = TestProgram(Self.source)
        program.expectNoDiagnostics()
        let composition = try #require(program.program.compositions.first)
        let result = program.program.graph(of: composition)
        let graph = result.graph
        #expect(graph.name == "Product")
        #expect(graph.scopes.map(\.name) == ["Host", "Account", "Document"])
        #expect(graph.scopes.map(\.parent) == [nil, ScopeID(0), ScopeID(1)])
        #expect(result.scopes.map { program.program.scopes[$0].path } == [["Host"], ["Account"], ["Document"]])
        #expect(graph.bindings.map(\.name) == ["ID", "Store", "Model", "Opener"])
        #expect(graph.bindings.map(\.scope.index) == [2, 2, 2, 0])
        #expect(graph.bindings.map(\.lifetime) == [.input, .transient, .lazyShared, .shared])
        #expect(graph.bindings[1].keys.map(\.identity) == ["App::Cache", "App::Store"])
        #expect(graph.bindings[1].arguments.map(\.identity) == ["App::ID"])
        #expect(graph.bindings[1].conformances.map(\.identity) == ["App::Cache"])
        #expect(graph.bindings.map(\.hasHook) == [false, false, true, false])
        #expect(graph.bindings.map(\.assembly) == ["DocumentPart", "DocumentPart", "DocumentPart", "HostPart"])
        #expect(graph.exposures.map(\.key.name) == ["Model"])
        #expect(graph.unlisted.map(\.binding.name) == ["ID"])
        for (index, binding) in graph.bindings.enumerated() {
            let registration = result.registration(of: BindingID(index), in: program.program)
            #expect(registration.location == binding.location)
        }
    }

    @Test("an assembly that could not be listed is no near miss, and one of another scope says so")
    func unlisted() throws {
        let library = """
            import Dovetail
            public enum Host: Scope {}
            public enum Account: Scope { public typealias Parent = Host }
            public struct ID {}
            enum Hidden: Assembly { typealias Scope = Host ; static var registrations: Registrations { Shared(ID.self) } }
            public enum Offered: Assembly {
                public typealias Scope = Host
                public static var registrations: Registrations { Shared(ID.self) }
            }
            """
        let program = TestProgram(
            TestModule("Library", package: "Other", library),
            TestModule(
                "App",
                """
                import Dovetail
                import Library
                enum Part: Assembly { typealias Scope = Host ; static var registrations: Registrations { Shared(Int.self) { 1 } } }
                enum Inner: Assembly { typealias Scope = Account ; static var registrations: Registrations { Shared(Int8.self) { 1 } } }
                enum Product: Composition { static var assemblies: Assemblies { Part.self } }
                """
            )
        )
        program.expectNoDiagnostics()
        let composition = try #require(program.program.compositions.first)
        let unlisted = program.program.graph(of: composition).graph.unlisted
        #expect(unlisted.map(\.binding.assembly) == ["Inner", "Offered"])
        #expect(unlisted.map(\.scope) == [nil, ScopeID(0)])
        #expect(unlisted.map(\.scopeName) == ["Account", "Host"])
    }

    @Test("what could be registered is offered for assemblies from which it would be seen")
    func implementations() throws {
        let program = TestProgram(
            Self.source + """

                protocol Thing {}
                struct Real: Thing {}
                """
        )
        let composition = try #require(program.program.compositions.first)
        let graph = program.program.graph(of: composition).graph
        let thing = Key(identity: "App::Thing", name: "any Thing")
        func assemblies(_ scope: Int?) -> [String] {
            graph.implementations(thing, scope.map(ScopeID.init)).map(\.assembly)
        }
        #expect(assemblies(0) == ["HostPart"])
        #expect(assemblies(1) == ["HostPart"])
        #expect(assemblies(2) == ["DocumentPart"])
        #expect(assemblies(nil) == ["DocumentPart"])
        var inner = composition
        inner.assemblies.removeAll { program.program.assemblies[$0].name == "HostPart" }
        #expect(program.program.graph(of: inner).graph.implementations(thing, ScopeID(1)).isEmpty)
    }

    @Test("a parameter's type says how it asks") func requests() throws {
        let program = TestProgram(Self.source)
        let composition = try #require(program.program.compositions.first)
        let bindings = program.program.graph(of: composition).graph.bindings
        func key(_ name: String, _ identity: String) -> Key { Key(identity: identity, name: name) }
        let id = key("ID", "App::ID")
        let model = key("Model", "App::Model")
        let store = key("Store", "App::Store")
        #expect(bindings[1].dependencies.map(\.request) == [.optional(id)])
        #expect(bindings[1].dependencies.map(\.key.identity) == ["Optional<App::ID>"])
        #expect(
            bindings[2].dependencies.map(\.request) == [
                .instance(key("any Cache", "App::Cache")),
                .closure(arguments: [id], result: store, allows: Effects(isAsync: true, isThrowing: true)),
                .closure(arguments: [], result: store, allows: Effects(isolation: "MainActor")),
            ]
        )
        #expect(bindings[2].dependencies.map(\.parameter) == ["cache", "make", "later"])
        #expect(
            bindings[3].dependencies.map(\.request) == [
                .opening(arguments: [id], result: model, allows: Effects(isAsync: true, isThrowing: true)),
                .opening(arguments: [id], result: model, allows: Effects(isThrowing: true)),
                .closure(arguments: [], result: key("", "(App::Model, end: Int)"), allows: .none),
            ]
        )
    }

    @Test(
        "a closure is told by structure, not by spelling",
        arguments: [
            ("(Foo<String>) -> Foo<Bool>", "closure"), ("((Int) -> Void)", "closure"), ("((Int) -> Void)?", "optional"),
            ("[() -> Int]", "instance"), ("@escaping (Int) -> (String) -> Bool", "closure"),
            ("Foo<() -> Void>", "instance"),
            ("Done", "closure"), ("Done?", "optional"), ("Foo<Int>.Type", "instance"),
            ("(Int, end: () async -> Void)", "instance"),
        ]
    )
    func closures(_ written: String, _ expected: String) throws {
        let program = TestProgram(
            manifest("Shared(M.self)")
                + "struct Foo<T> {}\ntypealias Done = () -> Void\nfinal class M { init(x: \(written)) {} }"
        )
        let name =
            switch try #require(program.registration("M").parameters.first).request {
            case .instance: "instance"
            case .optional: "optional"
            case .closure: "closure"
            case .opening: "opening"
            }
        #expect(name == expected)
    }

    @Test("a registration that could not be read needs nothing") func unknown() throws {
        let program = TestProgram(
            manifest("Shared(A.self).onStart { }") + "final class A { init(i: Int) {} }\n"
                + "enum Product: Composition { static var assemblies: Assemblies { Main.self ; Expose(A.self) } }"
        )
        let composition = try #require(program.program.compositions.first)
        let binding = try #require(program.program.graph(of: composition).graph.bindings.first)
        #expect(binding.keys.map(\.name) == ["A"])
        #expect(binding.dependencies.isEmpty)
    }
}
