package import DovetailDiagnostics
import DovetailGraph
import DovetailLinking
package import DovetailPipeline
package import DovetailQueries
import DovetailSyntax

extension Pipeline {
    /// The graphs of a target's compositions, each with what it would be without what the question is about: none where nothing has the name.
    package static func impacts(
        _ question: ImpactQuestion,
        _ modules: [ReadModule],
        target: String,
        base: BaseFolder
    ) -> [(composition: GraphDocument.Composition, impacts: [Impact])] {
        let scanned = scan(modules)
        let isReadable = syntaxProblems(of: scanned, target: target).isEmpty
        let tree = ConfigurationTree(scanned, target: target)
        let leaves = tree.isTooLarge ? [] : tree.leaves.filter { !$0.program.isRefused }
        var answers = ConfigurationMerge<Answer>(leaves.map(\.configuration))
        for leaf in leaves {
            let scopeNames = leaf.program.scopeNames
            func written(_ composition: LinkedComposition, _ graph: CompositionGraph, _ program: LinkedProgram)
                -> GraphDocument.Composition
            {
                Self.written(composition, graph, program, scopeNames, isReadable: isReadable, base: base)
            }
            for composition in leaf.program.askable {
                let graph = leaf.program.graph(of: composition)
                let before = written(composition, graph, leaf.program)
                let impacts = question.removals(in: before).map { removal in
                    var (program, rest) = (leaf.program, composition)
                    program.remove(removal, of: graph.origins, from: &rest)
                    let after = written(rest, program.graph(of: rest), program)
                    return question.impact(of: removal, from: before, to: after)
                }
                answers.add(Answer(composition: before, impacts: impacts), in: leaf.configuration)
            }
        }
        return answers.merged.map { answer, condition in
            var composition = answer.composition
            composition.condition = condition
            return (composition, answer.impacts)
        }
    }

    private struct Answer: Hashable {
        var composition: GraphDocument.Composition
        var impacts: [Impact]
    }
}

extension LinkedProgram {
    /// Takes away a registration, or an assembly of one composition.
    fileprivate mutating func remove(
        _ removal: ImpactQuestion.Removal,
        of origins: [BindingOrigin],
        from composition: inout LinkedComposition
    ) {
        switch removal {
        case .binding(let number):
            guard case .registration(let assembly, let position) = origins[number] else {
                return
            }
            assemblies[assembly].registrations.remove(at: position)
        case .assembly(let number):
            let assembly = composition.assemblies.remove(at: number)
            composition.overrides.removeAll { $0.assembly == assembly }
            composition.ownAssemblies.remove(assembly)
        }
    }
}
