import DovetailLinking
import DovetailSyntax
import Testing

/// What is read for a target's own file, of all that it depends on.
@Suite struct ExtentTests {
    private static let kit = """
        public enum AppScope: Scope {}
        public protocol Store: Sendable {}
        struct MemoryStore: Store {}
        public enum KitAssembly: Assembly {
            public typealias Scope = AppScope
            public static var registrations: Registrations { Shared(MemoryStore.self, as: (any Store).self) }
        }
        """
    private static let feature = """
        struct Screen { let store: any Store }
        enum FeatureAssembly: Assembly {
            typealias Scope = AppScope
            static var registrations: Registrations { Transient(Screen.self) }
        }
        """
    private static let composition = """
        enum App: Composition {
            static var assemblies: Assemblies { KitAssembly.self; FeatureAssembly.self; Expose(Screen.self) }
        }
        """

    private func modules(_ feature: String...) -> [ModuleSources] {
        let files = feature.enumerated().map {
            Scanner.scan(SourceText(path: "Feature/\($0).swift", "import Kit\n" + $1))
        }
        return [
            ModuleSources(
                name: "Kit",
                packageName: "App",
                files: [Scanner.scan(SourceText(path: "Kit/Kit.swift", Self.kit))]
            ),
            ModuleSources(name: "Feature", packageName: "App", dependencies: ["Kit"], files: files),
        ]
    }

    private func registrations(_ modules: [ModuleSources], _ extent: Linker.Extent) -> [String: Int] {
        let program = Linker.link(modules, target: "Feature", extent: extent)
        #expect(program.diagnostics.isEmpty)
        return Dictionary(uniqueKeysWithValues: program.assemblies.map { ($0.name, $0.registrations.count) })
    }

    @Test func `A target without a composition reads no manifest but its own`() {
        let modules = modules(Self.feature)
        #expect(registrations(modules, .output) == ["KitAssembly": 0, "FeatureAssembly": 1])
        #expect(registrations(modules, .everything) == ["KitAssembly": 1, "FeatureAssembly": 1])
    }

    @Test func `A target with a composition reads what it may list`() {
        let modules = modules(Self.feature, Self.composition)
        #expect(registrations(modules, .output) == ["KitAssembly": 1, "FeatureAssembly": 1])
    }

    @Test func `What is not read is known by name and place`() throws {
        let all = Linker.link(modules(Self.feature), target: "Feature")
        let own = Linker.link(modules(Self.feature), target: "Feature", extent: .output)
        #expect(own.assemblies.map(\.location) == all.assemblies.map(\.location))
        #expect(own.assemblies.map(\.access) == all.assemblies.map(\.access))
        let name = try #require(own.assemblies.first { $0.module == "Kit" })
        #expect(name.path == ["KitAssembly"])
        #expect(!name.hasFaults)
    }
}
