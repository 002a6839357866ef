import DovetailDiagnostics
import DovetailInspection
import DovetailPipeline
import DovetailQueries
import DovetailSyntax
import Testing

/// Graphs of sources that a test writes down.
enum Package {
    /// In front of all sources: a scope, and one inside it.
    static let scopes = """
        import Dovetail
        enum AppScope: Scope {}
        enum SessionScope: Scope { typealias Parent = AppScope }

        """

    /// That of a module with two scopes, `AppScope` around `SessionScope`.
    static func document(
        _ source: String,
        at path: String = "/App.swift",
        base: String = "/"
    ) -> GraphDocument {
        let module = ReadModule(
            name: "App",
            packageName: "app",
            sources: [SourceText(path: path, scopes + source + "\n")]
        )
        return Pipeline.document([module], target: "App", base: BaseFolder(base))
    }

    /// The only composition's graph of a module, which is `Product` with these lines.
    static func graph(_ source: String, composition lines: String) throws -> GraphDocument.Composition {
        let composition = "\nenum Product: Composition { static var assemblies: Assemblies { \(lines) } }"
        let document = document(source + composition)
        #expect(document.findings.isEmpty)
        #expect(document.compositions.count == 1)
        return try #require(document.compositions.first)
    }
}

extension GraphDocument.Composition {
    func binding(_ id: String) -> GraphDocument.Binding? { bindings.first { $0.id == id } }

    /// What answers each of a binding's dependencies, in short.
    func answers(of id: String) -> [String] {
        (binding(id)?.dependencies ?? []).map { dependency in
            let answer = dependency.answer == .found ? "" : " \(dependency.answer.rawValue)"
            let target = dependency.target.map { " \($0)" } ?? ""
            return "\(dependency.parameter): \(dependency.kind.rawValue)\(answer)\(target)"
        }
    }
}
