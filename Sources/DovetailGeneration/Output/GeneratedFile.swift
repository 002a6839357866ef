package import DovetailDiagnostics
package import DovetailGraph
package import DovetailLinking

/// The one file that is written for a target.
package enum GeneratedFile {
    /// A composition that passed its checks.
    package final class CheckedComposition: Sendable {
        /// Its index in the program.
        package let index: Int
        package let composition: LinkedComposition
        package let graph: CompositionGraph
        package let resolved: ResolvedGraph

        package init(
            index: Int,
            composition: LinkedComposition,
            graph: CompositionGraph,
            resolved: ResolvedGraph
        ) {
            self.index = index
            self.composition = composition
            self.graph = graph
            self.resolved = resolved
        }
    }

    /// A target's program in one of the configurations that matter to it.
    package struct Variant: Sendable {
        package var configuration: Configuration
        package var program: LinkedProgram
        package var compositions: [CheckedComposition]
        /// What users see of them, and of those that they include.
        package var roots: ProgramRoots

        package init(
            _ program: LinkedProgram,
            _ compositions: [CheckedComposition] = [],
            roots: ProgramRoots? = nil,
            in configuration: Configuration = Configuration()
        ) {
            self.roots = roots ?? ProgramRoots(program, compositions)
            self.configuration = configuration
            self.program = program
            self.compositions = compositions
        }
    }

    /// A warning, and the configurations in which it is to be given.
    package struct Warning: Sendable {
        package var diagnostic: Diagnostic
        package var configurations: Set<Configuration>

        package init(_ diagnostic: Diagnostic, in configurations: Set<Configuration>) {
            self.diagnostic = diagnostic
            self.configurations = configurations
        }
    }

    private typealias Section = (key: String, text: SourceWriter)

    /// The text for a target without errors. What differs between its configurations stands under `#if`, a whole extension at a time.
    ///
    /// - Parameter warnings: Carried by a text in the build folder, since a build shows what a command prints only when it fails.
    package static func render(
        _ variants: [Variant],
        warnings: [Warning],
        for destination: Destination
    ) -> String {
        let choice = ConfigurationChoice(configurations: variants.map(\.configuration))
        let parts = variants.map { sections(of: $0, for: destination) }
        var writer = header(variants, for: destination)
        if parts.contains(where: { !$0.imports.isEmpty }) {
            writer.gap()
            let explicit = variants.reduce(into: Set()) { $0.formUnion($1.program.names.explicitlyImported) }
            ImportList.render(parts.map(\.imports), choice, explicit: explicit, into: &writer)
        }
        choice.render(parts.map(\.sections), into: &writer)
        if destination.pointsAtSources { renderWarnings(warnings, choice, into: &writer) }
        return writer.text
    }

    private static func sections(
        of variant: Variant,
        for destination: Destination
    ) -> (imports: ImportList, sections: [Section]) {
        let program = variant.program
        if program.isRefused { return (ImportList(), outline(of: program)) }
        let sealed = SealedTypes(program)
        let signatures = FactorySignatures(program, sealed)
        var imports = ImportList()
        var sections: [Section] = []
        for index in program.assemblies.indices where program.assemblies[index].module == program.target {
            let renderer = FactoryRenderer(program, signatures, sealed, assembly: index)
            var body = SourceWriter(pointsAtSources: destination.pointsAtSources)
            imports.merge(renderer.render(into: &body))
            sections.append(("assembly \(program.assemblies[index].name)", body))
        }
        for checked in variant.compositions {
            let renderer = CompositionRenderer(
                program,
                checked,
                signatures: signatures,
                roots: variant.roots,
                destination: destination
            )
            guard let renderer else { continue }
            var body = SourceWriter(pointsAtSources: destination.pointsAtSources)
            imports.merge(renderer.render(into: &body))
            sections.append((key(of: checked.composition), body))
        }
        let written = Set(variant.compositions.map(\.composition.name))
        for bundle in program.compositions where bundle.module == program.target && !written.contains(bundle.name) {
            var body = SourceWriter(pointsAtSources: destination.pointsAtSources)
            imports.merge(BundleRenderer.render(bundle, program, into: &body))
            sections.append((key(of: bundle), body))
        }
        return (imports, sections)
    }

    /// The text for a target with errors: enough of it that one mistake does not bring a hundred others.
    package static func renderErrors(_ variants: [Variant], _ errors: [Diagnostic]) -> String {
        let choice = ConfigurationChoice(configurations: variants.map(\.configuration))
        var writer = header(variants, for: .build())
        choice.render(variants.map { outline(of: $0.program) }, into: &writer)
        for error in errors {
            writer.gap()
            writer.mapped(to: error.location.path, line: error.location.line) { writer in
                writer.line(directive("error", for: error))
            }
        }
        return writer.text
    }

    private static func outline(of program: LinkedProgram) -> [Section] {
        let assemblies = program.assemblies.filter { $0.module == program.target }.map { assembly -> Section in
            var writer = SourceWriter(pointsAtSources: false)
            writer.block("extension \(assembly.path.map(Identifier.escaped).joined(separator: "."))") { writer in
                writer.line("\(assembly.access.keyword)nonisolated enum Factories {}")
            }
            return ("assembly \(assembly.name)", writer)
        }
        return assemblies + program.compositions.filter { $0.module == program.target }.map(mark)
    }

    private static func header(_ variants: [Variant], for destination: Destination) -> SourceWriter {
        func names(_ names: (LinkedProgram) -> [String]) -> [String] {
            ConfigurationChoice.merged(variants.map { names($0.program) })
        }
        let assemblies = names { program in
            program.assemblies.filter { $0.module == program.target }.map(\.name)
        }
        let compositions = names { program in
            program.compositions.filter { $0.module == program.target }.map(\.name)
        }
        let sources = (assemblies + compositions).joined(separator: ", ")
        var writer = SourceWriter(pointsAtSources: destination.pointsAtSources)
        writer.line("// Written by Dovetail\(sources.isEmpty ? "" : " from " + sources). Do not edit.")
        if case .sources = destination { sourceHeader.forEach { writer.line($0) } }
        return writer
    }

    private static func key(of composition: LinkedComposition) -> String { "composition \(composition.name)" }

    /// Shows the compiler that the composition's target has the plugin.
    private static func mark(of composition: LinkedComposition) -> Section {
        var writer = SourceWriter(pointsAtSources: false)
        writer.block("extension \(composition.path.map(Identifier.escaped).joined(separator: "."))") { writer in
            CompositionRenderer.renderMark(of: composition, into: &writer)
        }
        return (key(of: composition), writer)
    }

    /// Warnings stand in bodies: only the compiler's run for this very file reads those, so each is shown once. It reads a
    /// body in all runs where its place changes in it, so that each has a function of its own, mapped as a whole.
    private static func renderWarnings(
        _ warnings: [Warning],
        _ choice: ConfigurationChoice,
        into writer: inout SourceWriter
    ) {
        guard !warnings.isEmpty else { return }
        writer.gap()
        writer.line("// What the build has to warn of, each at its place.")
        for (index, warning) in warnings.enumerated() {
            if warning.configurations.isSuperset(of: choice.configurations) {
                render(warning.diagnostic, number: index + 1, into: &writer)
                continue
            }
            var text = SourceWriter(pointsAtSources: true)
            render(warning.diagnostic, number: index + 1, into: &text)
            choice.render(choice.configurations.map { warning.configurations.contains($0) ? text : nil }, into: &writer)
        }
    }

    private static func render(_ warning: Diagnostic, number: Int, into writer: inout SourceWriter) {
        let place = warning.location
        writer.mapped(to: place.path, line: max(1, place.line - 1)) { writer in
            writer.block("private func dovetailWarning\(number)()") { writer in
                writer.line(directive("warning", for: warning))
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
