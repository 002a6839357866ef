import DovetailLinking
import DovetailSyntax

/// Writes the extension of a composition that exposes nothing. It has no classes; where its scopes' would be there are names that tell why, for
/// whoever has forgotten to expose what the composition is for.
enum BundleRenderer {
    /// The extension, and the imports that it takes.
    static func render(
        _ composition: LinkedComposition,
        _ program: LinkedProgram,
        into writer: inout SourceWriter
    ) -> ImportList {
        var imports = ImportList()
        let access = min(composition.access, .public)
        let names = classNames(of: composition, program)
        if !names.isEmpty { imports.add(module: "Dovetail", for: access) }
        writer.block("extension \(composition.path.map(Identifier.escaped).joined(separator: "."))") { writer in
            for name in names {
                let message =
                    "`\(composition.name)` exposes nothing, so it is a bundle to include and has no classes: "
                    + "list what its users get at, `Expose(T.self)`, or include the composition that exposes it, `Include(Other.self)`"
                writer.line("@available(*, unavailable, message: \(SourceWriter.literal(message)))")
                writer.line("\(access.keyword)typealias \(Identifier.escaped(name)) = CompositionWithoutExpose")
            }
            if !names.isEmpty { writer.gap() }
            CompositionRenderer.renderMark(of: composition, into: &writer)
        }
        return imports
    }

    /// Those that its classes would have, without what the user has given to something else.
    private static func classNames(of composition: LinkedComposition, _ program: LinkedProgram) -> [String] {
        let placeholder = "CompositionWithoutExpose"
        if program.names.declaringModules[placeholder] != nil || composition.nestedNames.contains(placeholder) {
            return []
        }
        let names = program.scopes(of: composition).map { index in
            CompositionNames.className(of: program.scopes[index].path.last ?? "")
        }
        var seen = composition.nestedNames.union(["Generated"])
        return names.filter { seen.insert($0).inserted }
    }
}
