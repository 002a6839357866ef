import DovetailGraph
import DovetailLinking
import DovetailSyntax

/// Writes a composition's extension: one class for each scope.
final class CompositionRenderer {
    private let composition: LinkedComposition
    private let plan: CompositionPlan
    private let roots: CompositionRoots
    private let conformance: RootsConformance
    private let expressions: ExpressionRenderer

    init?(
        _ program: LinkedProgram,
        _ checked: GeneratedFile.CheckedComposition,
        signatures: FactorySignatures,
        roots: ProgramRoots,
        destination: GeneratedFile.Destination
    ) {
        guard let seen = roots[checked.index] else { return nil }
        let (composition, graph, resolved) = (checked.composition, checked.graph, checked.resolved)
        self.composition = composition
        self.roots = seen
        conformance = RootsConformance(of: checked.index, program, roots)
        let planner = CompositionPlanner(
            program: program,
            composition: graph,
            resolved: resolved,
            signatures: signatures,
            roots: seen
        )
        let plan = planner.plan()
        self.plan = plan
        expressions = ExpressionRenderer(
            program,
            checked,
            signatures: signatures,
            plan: plan,
            destination: destination,
            types: TypeWriter(
                names: program.names,
                module: composition.module,
                shadowed: composition.nestedNames.union(
                    seen.scopes.flatMap { [$0.className, $0.protocolName].compactMap(\.self) } + ["Generated"]
                )
            )
        )
        expressions.held = Self.held(plan, expressions)
    }

    /// Where each scope's class keeps its objects: those of an isolated one that only its actor may read are kept apart.
    private static func held(_ plan: CompositionPlan, _ expressions: ExpressionRenderer) -> [HeldObjects] {
        plan.scopes.map { scope in
            HeldObjects(scope, plan.names.objects, taken: plan.names.locals(in: scope.id)) {
                expressions.readIsolation(of: $0) == nil
            }
        }
    }

    /// The extension, and the imports that it takes.
    func render(into writer: inout SourceWriter) -> ImportList {
        let access = min(composition.access, .public)
        // The runtime is part of the interface: `end()` gives back an `EndReport`.
        expressions.types.use(module: "Dovetail", for: access)
        let path = composition.path.map(Identifier.escaped).joined(separator: ".")
        var extensions = writer.detached(levels: 0)
        writer.block("extension \(path)") { writer in
            for scope in plan.scopes {
                let renderer = ClassRenderer(
                    scope,
                    of: composition,
                    roots.scopes[scope.id.index],
                    conformingTo: conformance.conformances[scope.id.index],
                    expressions: expressions
                )
                renderer.renderProtocol(into: &writer)
                writer.gap()
                renderer.render(into: &writer)
                renderer.renderProtocolExtension(into: &extensions)
                renderer.renderOpenScope(into: &extensions)
            }
            expressions.types.renderUses(reserved: [], into: &writer)
            writer.gap()
            Self.renderMark(of: composition, into: &writer)
        }
        if !extensions.text.isEmpty {
            writer.gap()
            writer.insert(extensions)
        }
        return expressions.types.imports
    }

    /// By the type the compiler sees that the composition's target has the plugin.
    static func renderMark(of composition: LinkedComposition, into writer: inout SourceWriter) {
        writer.line("/// Says that the build reads this composition.")
        writer.line("\(composition.access.keyword)nonisolated enum Generated {}")
    }
}

extension CompositionGraph {
    /// The types of errors that constructions throw.
    func errors(in program: LinkedProgram) -> [Key: ResolvedType] {
        var errors: [Key: ResolvedType] = [:]
        for index in origins.indices {
            guard let type = registration(of: BindingID(index), in: program).thrownType else { continue }
            errors[type.errorKey] = type
        }
        return errors
    }
}
