import DovetailDiagnostics
import DovetailPipeline
import DovetailSyntax
import DovetailTestSupport
import Foundation
import Testing

/// What only the compiler can know of what goes from one place to another, it reports at the parameter.
@Suite struct CrossingErrorTests {
    /// Something of a binary module that goes from one place to another: whether it may is the compiler's to tell, at the parameter that takes it.
    struct Crossing: CustomTestStringConvertible, Sendable {
        /// The parameter's line, which the error is to be placed at.
        var parameter: String
        /// What is written around it.
        var head = "struct Screen {"
        var tail = "}"
        var registrations: String
        var testDescription: String { parameter }

        var text: String {
            """
            import Dovetail
            final class Value: Sendable { init() {} }
            \(head)
            \(parameter)
            \(tail)
            enum AppScope: Scope {}
            enum AppAssembly: Assembly {
                typealias Scope = AppScope
                static var registrations: Registrations {
                    Transient(Screen.self)
                    \(registrations)
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
    }

    private static let onMain = "Transient(AnyIterator<Int>.self) { @MainActor () in AnyIterator { nil } }"
    private static let onMainAsync = "Transient(AnyIterator<Int>.self) { @MainActor () async in AnyIterator { nil } }"

    @Test(arguments: [
        Crossing(parameter: "let make: @Sendable () async -> AnyIterator<Int>", registrations: onMain),
        Crossing(parameter: "let make: @Sendable () async -> AnyIterator<Int>", registrations: onMainAsync),
        Crossing(
            parameter: "let make: (@Sendable (AnyIterator<Int>) async -> Value)?",
            registrations:
                "Transient(Value.self, arguments: AnyIterator<Int>.self) { @MainActor (_: AnyIterator<Int>) in Value() }"
        ),
        Crossing(
            parameter: "numbers: AnyIterator<Int>",
            head: "final class Screen { init(",
            tail: ", value: Value) async {} }",
            registrations: "\(onMain); Transient(Value.self) { @MainActor () in Value() }"
        ),
        Crossing(
            parameter: "numbers: sending AnyIterator<Int>",
            head: "final class Screen { init(",
            tail: ") {} }",
            registrations: onMain
        ),
    ])
    func `what only the compiler refuses to let go it tells of at the parameter`(_ crossing: Crossing) throws {
        let folder = try TemporaryFolder("dovetail-crossing")
        let file = folder.url.appending(path: "Manifest.swift")
        let text = crossing.text
        try Data(text.utf8).write(to: file)
        let path = file.path(percentEncoded: false)
        let app = ReadModule(name: "Kit", packageName: "kit", sources: [SourceText(path: path, text)])
        let outcome = Pipeline.run([app], target: "Kit")
        #expect(outcome.diagnostics.map(\.headline) == [])
        let failure = #expect(throws: FixtureCompiler.Failure.self) {
            try FixtureCompiler().run([app], generated: ["Kit": outcome.text], warnings: [])
        }
        let errors = failure?.description.split(separator: "\n").filter { $0.contains(" error: ") && $0.first == "/" }
        #expect(errors?.isEmpty == false)
        // The parameter stands on the fourth line.
        #expect(errors?.allSatisfy { $0.hasPrefix("\(path):4:") } == true, "\(failure?.description ?? "")")
    }
}
