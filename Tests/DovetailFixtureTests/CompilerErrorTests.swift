import DovetailPipeline
import DovetailSyntax
import DovetailTestSupport
import Foundation
import Testing

/// What only the compiler can know, it reports at the registration.
@Suite struct CompilerErrorTests {
    struct Mistake: CustomTestStringConvertible, Sendable {
        /// The registration, which the error is to be placed at.
        var registration: String
        var message: String
        var testDescription: String { registration }
    }

    private static let mistakes = [
        Mistake(
            registration: "Shared(Plain.self, as: (any Store).self)",
            message: "does not conform to 'Store'"
        ),
        Mistake(
            registration: "Shared(Counter.self)",
            message: "non-Sendable type 'Counter'"
        ),
        Mistake(
            registration: "Shared(Counter.self, as: (any Counting).self)",
            message: "non-Sendable type 'any Counting'"
        ),
        Mistake(
            registration: "Shared(Counter.self).lazy()",
            message: "'Counter' does not conform to the 'Sendable' protocol"
        ),
        Mistake(
            registration: "Weak(Counter.self)",
            message: "'Counter' does not conform to the 'Sendable' protocol"
        ),
        Mistake(
            registration: "Weak(Plain.self, as: (any Store).self)",
            message: "does not conform to expected type 'Store'"
        ),
        Mistake(
            registration: "Weak((any Store).self) { Shelf() }",
            message: "'weak' must not be applied to non-class-bound 'any Store'"
        ),
        Mistake(
            registration: "Shared(Plain.self) { try Plain.make() }",
            message: "invalid conversion from throwing function"
        ),
        Mistake(
            registration: "Shared(Plain.self).onEnd { $0.stop() }",
            message: "has no member 'stop'"
        ),
        Mistake(
            registration: "Shared(Plain.self); Shared(Holder.self).using(Plain.self, for: \"store\")",
            message: "'Plain' does not conform to expected type 'Store'"
        ),
        Mistake(
            registration: "Input(Draft.self); Shared(Made.self) { (draft: Draft) async in Made() }.concurrent()",
            message: "sending 'draft' risks causing data races"
        ),
    ]

    private static func source(_ registration: String) -> String {
        """
        import Dovetail
        protocol Store: Sendable {}
        protocol Counting {}
        struct Shelf: Store {}
        final class Counter: Counting { var count = 0 }
        final class Plain: Sendable { static func make() throws -> Plain { Plain() } }
        struct Screen { let plain: Plain?; let counter: Counter?; let counting: (any Counting)?; let store: (any Store)?; let holder: Holder?; let made: Made? }
        struct Holder: Sendable { let store: any Store }
        final class Draft { var count = 0 }
        final class Made: Sendable {}
        enum AppScope: Scope {}
        enum AppAssembly: Assembly {
            typealias Scope = AppScope
            static var registrations: Registrations {
                Transient(Screen.self)
                \(registration)
            }
        }
        enum Product: Composition {
            static var assemblies: Assemblies {
                AppAssembly.self
                Expose(Screen.self)
            }
        }
        """
    }

    @Test(arguments: mistakes)
    func `a mistake that the compiler finds is placed at the registration`(_ mistake: Mistake) throws {
        let folder = try TemporaryFolder("dovetail-mistake")
        let file = folder.url.appending(path: "Manifest.swift")
        let text = Self.source(mistake.registration)
        try Data(text.utf8).write(to: file)
        let path = file.path(percentEncoded: false)
        let app = ReadModule(name: "Kit", packageName: "kit", sources: [SourceText(path: path, text)])
        let outcome = Pipeline.run([app], target: "Kit")
        #expect(outcome.diagnostics.isEmpty)

        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let line = try #require(lines.firstIndex { $0.contains(mistake.registration) }) + 1
        let failure = #expect(throws: FixtureCompiler.Failure.self) {
            try FixtureCompiler().run([app], generated: ["Kit": outcome.text], warnings: [])
        }
        let said = failure?.description.split(separator: "\n") ?? []
        #expect(
            said.contains {
                $0.hasPrefix("\(path):\(line):") && $0.contains("error: ") && $0.contains(mistake.message)
            },
            "\(failure?.description ?? "")"
        )
    }

    @Test func `whoever uses a composition that exposes nothing is told so`() throws {
        let folder = try TemporaryFolder("dovetail-bundle")
        let file = folder.url.appending(path: "Bundle.swift")
        let text = """
            import Dovetail
            enum AppScope: Scope {}
            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations { Input(Int.self, name: "number") }
            }
            enum Product: Composition {
                static var assemblies: Assemblies { AppAssembly.self }
            }
            func make() { _ = Product.App(number: 1) }
            func use(_ app: Product.App) {}
            """
        try Data(text.utf8).write(to: file)
        let path = file.path(percentEncoded: false)
        let app = ReadModule(name: "Kit", packageName: "kit", sources: [SourceText(path: path, text)])
        let outcome = Pipeline.run([app], target: "Kit")
        #expect(outcome.diagnostics.isEmpty)
        let failure = #expect(throws: FixtureCompiler.Failure.self) {
            try FixtureCompiler().run([app], generated: ["Kit": outcome.text], warnings: [])
        }
        let said = failure?.description ?? ""
        #expect(
            said.contains("\(path):10:19: error: 'Product.App' (aka 'CompositionWithoutExpose') cannot be constructed")
        )
        #expect(said.contains("\(path):11:25: error: 'App' is unavailable: `Product` exposes nothing"), "\(said)")
    }
}
