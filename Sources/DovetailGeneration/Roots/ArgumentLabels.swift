import DovetailGraph
import DovetailLinking

/// What callers write before the arguments of transients: the labels of the parameters that take them.
final class ArgumentLabels {
    private let program: LinkedProgram
    private let composition: CompositionGraph
    private let resolved: ResolvedGraph
    private var known: [BindingID: [String]] = [:]

    init(_ program: LinkedProgram, _ composition: CompositionGraph, _ resolved: ResolvedGraph) {
        self.program = program
        self.composition = composition
        self.resolved = resolved
    }

    func labels(of binding: BindingID) -> [String] {
        // A decorator's are those of what it wraps, unless its own parameters say otherwise.
        var chain = [binding]
        while known[chain[chain.count - 1]] == nil,
            let inner = resolved.graph[chain[chain.count - 1]].decoration?.inner
        {
            chain.append(inner)
        }
        for binding in chain.reversed() where known[binding] == nil {
            known[binding] = ownLabels(of: binding)
        }
        return known[binding] ?? []
    }

    private func ownLabels(of binding: BindingID) -> [String] {
        let registration = composition.registration(of: binding, in: program)
        let inner = resolved.graph[binding].decoration?.inner
        var wanted = inner.map { known[$0] ?? [] } ?? registration.arguments.map(\.valueName)
        for (resolution, parameter) in zip(resolved.resolutions[binding.index], registration.parameters) {
            guard case .argument(let index) = resolution else { continue }
            let name = parameter.label ?? parameter.name
            if name != "_" { wanted[index] = name }
        }
        var labels = NameScope()
        return wanted.map { labels.name($0) }
    }
}
