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
        let written = Set(compositions.map(\.composition.name))
        for bundle in program.compositions where bundle.module == program.target && !written.contains(bundle.name) {
            body.gap()
            renderMark(of: bundle, into: &body)
        }
        var writer = header(program)
        if !imports.isEmpty {
            writer.gap()
            imports.render(explicit: program.names.explicitlyImported, into: &writer)
        }
        if !body.text.isEmpty {
            writer.gap()
            writer.insert(body)
        }
        renderWarnings(warnings, into: &writer)
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
        for composition in program.compositions where composition.module == program.target {
            writer.gap()
            renderMark(of: composition, into: &writer)
        }
        for error in errors {
            writer.gap()
            writer.mapped(to: error.location.path, line: error.location.line) { writer in
                writer.line(directive("error", for: error))
            }
        }
        return writer.text
    }

    private static func header(_ program: LinkedProgram) -> SourceWriter {
        let assemblies = program.assemblies.filter { $0.module == program.target }.map(\.name)
        let compositions = program.compositions.filter { $0.module == program.target }.map(\.name)
        let sources = (assemblies + compositions).joined(separator: ", ")
        var writer = SourceWriter()
        writer.line("// Written by Dovetail\(sources.isEmpty ? "" : " from " + sources). Do not edit.")
        return writer
    }

    /// Shows the compiler that the composition's target has the plugin.
    private static func renderMark(of composition: LinkedComposition, into writer: inout SourceWriter) {
        writer.block("extension \(composition.path.map(Identifier.escaped).joined(separator: "."))") { writer in
            CompositionRenderer.renderMark(of: composition, into: &writer)
        }
    }

    /// Warnings stand in bodies: only the compiler's run for this very file reads those, so each is shown once. It reads a
    /// body in all runs where its place changes in it, so that each has a function of its own, mapped as a whole.
    private static func renderWarnings(_ warnings: [Diagnostic], into writer: inout SourceWriter) {
        guard !warnings.isEmpty else { return }
        writer.gap()
        writer.line("// What the build has to warn of, each at its place.")
        for (index, warning) in warnings.enumerated() {
            let place = warning.location
            writer.mapped(to: place.path, line: max(1, place.line - 1)) { writer in
                writer.block("private func dovetailWarning\(index + 1)()") { writer in
                    writer.line(directive("warning", for: warning))
                }
            }
        }
    }

    private static func directive(_ name: String, for diagnostic: Diagnostic) -> String {
        // What to do about it goes with the headline, since a directive has no notes.
        let suggestion = diagnostic.notes.first { $0.kind == .suggestion }.map { "; \($0.message)" } ?? ""
        let message = "\(diagnostic.headline)\(suggestion) [\(diagnostic.id.rawValue)]"
        return "#\(name)(\(SourceWriter.literal(message)))"
    }
}
