package import DovetailDiagnostics
package import DovetailGraph
package import DovetailLinking

/// The one file that is written for a target.
package enum GeneratedFile {
    /// A composition that passed its checks.
    package struct CheckedComposition: Sendable {
        package var composition: LinkedComposition
        package var graph: CompositionGraph
        package var resolved: ResolvedGraph

        package init(composition: LinkedComposition, graph: CompositionGraph, resolved: ResolvedGraph) {
            self.composition = composition
            self.graph = graph
            self.resolved = resolved
        }
    }

    /// The text for a target without errors.
    ///
    /// - Parameter warnings: Carried by the text, since a build shows what a command prints only when it fails.
    package static func render(
        _ program: LinkedProgram,
        _ compositions: [CheckedComposition],
        warnings: [Diagnostic]
    ) -> String {
        let sealed = SealedTypes(program)
        let signatures = FactorySignatures(program, sealed)
        var imports = ImportList()
        var body = SourceWriter()
        for index in program.assemblies.indices where program.assemblies[index].module == program.target {
            var renderer = FactoryRenderer(program, signatures, sealed, assembly: index)
            body.gap()
            imports.merge(renderer.render(into: &body))
        }
        for checked in compositions {
            var renderer = CompositionRenderer(
                program,
                checked.composition,
                graph: checked.graph,
                resolved: checked.resolved,
                signatures: signatures
            )
            body.gap()
            imports.merge(renderer.render(into: &body))
        }
        var writer = header(program)
        if !imports.isEmpty {
            writer.gap()
            imports.render(into: &writer)
        }
        if !body.text.isEmpty {
            writer.gap()
            writer.insert(body)
        }
        report(warnings, as: "warning", into: &writer)
        return writer.text
    }

    /// The text for a target with errors: enough of it that one mistake does not bring a hundred others.
    package static func renderErrors(_ program: LinkedProgram, _ errors: [Diagnostic]) -> String {
        var writer = header(program)
        for assembly in program.assemblies where assembly.module == program.target {
            writer.gap()
            writer.block("extension \(assembly.path.map(Identifier.escaped).joined(separator: "."))") { writer in
                writer.line("\(assembly.access.keyword)nonisolated enum Factories {}")
            }
        }
        report(errors, as: "error", into: &writer)
        return writer.text
    }

    private static func header(_ program: LinkedProgram) -> SourceWriter {
        let own = program.assemblies.filter { $0.module == program.target }.map { $0.path.joined(separator: ".") }
        let compositions = program.compositions.filter { $0.module == program.target }.map {
            $0.path.joined(separator: ".")
        }
        let sources = (own + compositions).joined(separator: ", ")
        var writer = SourceWriter()
        writer.line(
            "// Written by Dovetail\(sources.isEmpty ? "" : " from " + sources). Do not edit: it is written anew in each build."
        )
        return writer
    }

    private static func report(_ diagnostics: [Diagnostic], as directive: String, into writer: inout SourceWriter) {
        for diagnostic in diagnostics {
            let message = "\(diagnostic.headline) [\(diagnostic.id.rawValue)]"
            writer.gap()
            writer.mapped(to: diagnostic.location.path, line: diagnostic.location.line) { writer in
                writer.line("#\(directive)(\(SourceWriter.literal(message)))")
            }
        }
    }
}
