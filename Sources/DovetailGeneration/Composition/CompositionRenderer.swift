import DovetailGraph
import DovetailLinking
import DovetailSyntax

/// Writes a composition's extension: one class for each scope.
struct CompositionRenderer {
    private let composition: LinkedComposition
    private let plan: CompositionPlan
    private var expressions: ExpressionRenderer

    init(
        _ program: LinkedProgram,
        _ composition: LinkedComposition,
        graph: CompositionGraph,
        resolved: ResolvedGraph,
        signatures: FactorySignatures
    ) {
        self.composition = composition
        var planner = CompositionPlanner(
            program: program,
            composition: graph,
            resolved: resolved,
            signatures: signatures,
            nestedNames: composition.nestedNames
        )
        let plan = planner.plan()
        self.plan = plan
        expressions = ExpressionRenderer(
            program: program,
            composition: graph,
            resolved: resolved,
            signatures: signatures,
            plan: plan,
            held: [],
            errors: Self.errors(of: graph, program),
            types: TypeWriter(
                names: program.names,
                module: composition.module,
                shadowed: composition.nestedNames.union(plan.scopes.map(\.className) + ["Generated"])
            )
        )
        expressions.held = Self.held(plan, expressions)
    }

    /// Where each scope's class keeps its objects: those of an isolated one that only its actor may read are kept apart.
    private static func held(_ plan: CompositionPlan, _ expressions: ExpressionRenderer) -> [HeldObjects] {
        plan.scopes.map { HeldObjects($0, plan.names.objects) { expressions.readIsolation(of: $0) == nil } }
    }

    /// The extension, and the imports that it takes.
    mutating func render(into writer: inout SourceWriter) -> ImportList {
        let access = min(composition.access, .public)
        // The runtime is part of the interface: `end()` gives back an `EndReport`.
        expressions.types.use(module: "Dovetail", for: access)
        let path = composition.path.map(Identifier.escaped).joined(separator: ".")
        writer.block("extension \(path)") { writer in
            for scope in plan.scopes {
                var renderer = ClassRenderer(
                    scope,
                    access: access,
                    compositionName: composition.path.last ?? "",
                    expressions: expressions
                )
                writer.gap()
                renderer.render(into: &writer)
                expressions.types = renderer.expressions.types
            }
            writer.gap()
            Self.renderMark(of: composition, into: &writer)
        }
        return expressions.types.imports
    }

    private static func errors(of graph: CompositionGraph, _ program: LinkedProgram) -> [Key: ResolvedType] {
        var errors: [Key: ResolvedType] = [:]
        for index in graph.origins.indices {
            guard let type = graph.registration(of: BindingID(index), in: program).thrownType else { continue }
            errors[type.errorKey] = type
        }
        return errors
    }

    /// By the type the compiler sees that the composition's target has the plugin.
    static func renderMark(of composition: LinkedComposition, into writer: inout SourceWriter) {
        writer.line("/// Says that the build reads this composition.")
        writer.line("\(composition.access.keyword)nonisolated enum Generated {}")
    }
}
