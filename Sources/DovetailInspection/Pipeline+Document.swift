package import DovetailDiagnostics
import DovetailGeneration
import DovetailGraph
import DovetailLinking
package import DovetailPipeline
package import DovetailQueries
import DovetailSyntax

extension Pipeline {
    /// The graphs of a target's compositions as data, whether or not they are sound, with all assemblies that were read.
    ///
    /// - Parameter base: The folder that paths are told relative to.
    package static func document(_ modules: [ReadModule], target: String, base: BaseFolder) -> GraphDocument {
        let scanned = scan(modules)
        let unreadable = syntaxProblems(of: scanned, target: target)
        let tree = ConfigurationTree(scanned, target: target)
        let tooLarge = tree.diagnostic().map { [$0] } ?? []
        var leaves = tree.leaves.filter { !$0.program.isRefused }
        if !tooLarge.isEmpty { leaves = [.init(configuration: Configuration(), program: tree.outline)] }
        let isReadable = unreadable.isEmpty && tooLarge.isEmpty
        var compositions = ConfigurationMerge<GraphDocument.Composition>(leaves.map(\.configuration))
        var assemblies = AssemblyInventory(leaves.map(\.configuration), base: base)
        var findings = ConfigurationFindings(leaves.map(\.configuration))
        for leaf in leaves {
            assemblies.add(leaf.program, in: leaf.configuration)
            for composition in inspected(leaf.program, isReadable: isReadable, base: base) {
                compositions.add(composition, in: leaf.configuration)
            }
            findings.add(
                ofManifests: leaf.program.explaining(leaf.program.diagnostics),
                ofGraph: [],
                in: leaf.configuration
            )
        }
        let found = isReadable ? findings.merged.map(\.diagnostic).inReportingOrder() : unreadable + tooLarge
        let document = GraphDocument(
            assemblies: assemblies.assemblies,
            compositions: compositions.merged.map { composition, condition in
                var composition = composition
                composition.condition = condition
                return composition
            },
            findings: found.map { GraphDocument.Finding($0, base) }
        )
        return .joined([(target, document)])
    }

    private static func inspected(
        _ program: LinkedProgram,
        isReadable: Bool,
        base: BaseFolder
    ) -> [GraphDocument.Composition] {
        let scopeNames = program.scopeNames
        return program.askable.map {
            written($0, program.graph(of: $0), program, scopeNames, isReadable: isReadable, base: base)
        }
    }

    /// One composition's graph, whether or not it is sound.
    static func written(
        _ composition: LinkedComposition,
        _ graph: CompositionGraph,
        _ program: LinkedProgram,
        _ scopeNames: [String],
        isReadable: Bool,
        base: BaseFolder
    ) -> GraphDocument.Composition {
        var inspection = graph.graph.inspect()
        // Another composition may well need it; what becomes of each binding is told anyway.
        inspection.diagnostics.removeAll { $0.id.isOfLeftovers }
        inspection.diagnostics = program.explaining(inspection.diagnostics)
        let isComplete =
            isReadable && !composition.hasFaults
            && !composition.assemblies.contains { program.assemblies[$0].hasFaults }
        let names = graph.scopes.map { scopeNames[$0] }
        let writer = CompositionWriter(inspection, base: base, scopeNames: names)
        var written = writer.composition(isComplete: isComplete)
        written.module = composition.module
        written.assemblies = composition.assemblies.map { program.member($0, of: composition) }
        for index in written.bindings.indices where !written.bindings[index].isCollection {
            written.bindings[index].module = program.assemblies[graph.assembly(of: BindingID(index))].module
            let defaulted = graph.registration(of: BindingID(index), in: program).defaulted
            if defaulted.isEmpty { continue }
            written.bindings[index].defaulted = defaulted.map {
                .init(parameter: $0.name, type: $0.type, location: .init($0.location, base))
            }
        }
        return written
    }
}

extension LinkedProgram {
    /// One a scope: its path, with its module where another has the same.
    var scopeNames: [String] {
        let paths = scopes.map { $0.path.joined(separator: ".") }
        let counts = Dictionary(paths.map { ($0, 1) }, uniquingKeysWith: +)
        return zip(paths, scopes).map { path, scope in counts[path, default: 1] > 1 ? "\(scope.module).\(path)" : path }
    }

    /// The target's compositions that expose something.
    var askable: [LinkedComposition] { compositions.filter { $0.module == target && !$0.exposures.isEmpty } }

    fileprivate func member(_ index: Int, of composition: LinkedComposition) -> GraphDocument.Member {
        let isOverride = composition.overrides.contains { $0.assembly == index }
        return GraphDocument.Member(
            name: assemblies[index].name,
            module: assemblies[index].module,
            role: isOverride ? .override : composition.ownAssemblies.contains(index) ? .listed : .included
        )
    }
}
