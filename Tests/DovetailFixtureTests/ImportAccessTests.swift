import DovetailPipeline
import DovetailSyntax
import DovetailTestSupport
import Foundation
import Testing

/// Generated imports go with those of the target: where none of the upcoming features is on, a plain import and one that states less than
/// `public` can't stand in one module.
@Suite struct ImportAccessTests {
    private static let kit = """
        import Dovetail
        public protocol Store: Sendable {}
        public enum AppScope: Scope {}
        """

    /// - Parameter access: Of the imports.
    private static func app(_ access: String) -> String {
        let assembly = access == "package " ? "package " : ""
        return """
            \(access)import Dovetail
            \(access)import Kit
            struct MemoryStore: Store {}
            \(assembly)enum AppAssembly: Assembly {
                \(assembly)typealias Scope = AppScope
                \(assembly)static var registrations: Registrations { Shared(MemoryStore.self, as: (any Store).self) }
            }
            enum Product: Composition {
                static var assemblies: Assemblies {
                    AppAssembly.self
                    Expose((any Store).self)
                }
            }
            @main
            enum Program {
                static func main() { print(type(of: Product.App().store)) }
            }
            """
    }

    @Test(arguments: ["", "internal ", "package "])
    func `a target compiles whatever level its own imports state`(_ access: String) throws {
        let folder = try TemporaryFolder("dovetail-imports")
        let kit = ReadModule(name: "Kit", packageName: "kit", sources: [try file("Kit.swift", Self.kit, in: folder)])
        let source = try file("App.swift", Self.app(access), in: folder)
        let app = ReadModule(name: "App", packageName: "kit", dependencies: ["Kit"], sources: [source])
        let outcome = Pipeline.run([kit, app], target: "App")
        #expect(outcome.diagnostics.isEmpty)
        let output = try FixtureCompiler(hasFeatures: false)
            .run([kit, app], generated: ["App": outcome.text], warnings: [])
        #expect(output.output == "MemoryStore\n")
    }

    private func file(_ name: String, _ text: String, in folder: TemporaryFolder) throws -> SourceText {
        let url = folder.url.appending(path: name)
        try Data(text.utf8).write(to: url)
        return SourceText(path: url.path(percentEncoded: false), text)
    }
}
