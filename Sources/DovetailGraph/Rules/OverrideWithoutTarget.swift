import DovetailDiagnostics

/// An override that replaces nothing: whoever wrote it believes that something else is being used than is.
///
/// What only the replacing registrations need may stand beside them, and so may what something of the composition asks for; the rest has to
/// replace something, and so has at least one registration of each overriding assembly.
enum OverrideWithoutTarget {
    static let rule = Rule(id: .overrideWithoutTarget, verify: verify)

    private static func verify(_ analysis: Analysis) -> [Diagnostic] {
        let answered = analysis.answered
        let graph = answered.graph
        if graph.overrides.isEmpty { return [] }
        var byAssembly: [Int: [BindingID]] = [:]
        for (index, binding) in graph.bindings.enumerated() {
            byAssembly[binding.assemblyIndex, default: []].append(BindingID(index))
        }
        let nearMisses = OverrideNearMisses(answered)
        return graph.overrides.flatMap { override in
            let bindings = byAssembly[override.index] ?? []
            let effective = bindings.filter { answered.replacements.effective.contains($0) }
            guard !effective.isEmpty else { return [assembly(override, bindings, nearMisses, answered)] }
            let idle = bindings.filter { id in
                !answered.replacements.effective.contains(id) && graph[id].decoration == nil
            }
            let needed = idle.isEmpty ? [] : neededBindings(of: effective, answered)
            return idle.filter { id in
                let isUsed = answered.isReached(id) || needed.contains(id)
                return !isUsed || isInTheWay(id, answered)
            }.map { registration($0, of: override, nearMisses, answered) }
        }
    }

    /// All that the bindings need, whether or not something needs them.
    private static func neededBindings(of bindings: [BindingID], _ answered: AnsweredGraph) -> Set<BindingID> {
        var needed = Set(bindings)
        var pending = bindings
        while let id = pending.popLast() {
            for (index, answer) in answered.answerer.answers(for: answered.graph[id]).enumerated() {
                guard case .found(let resolution) = answer, let edge = Edge(resolution, of: index) else { continue }
                if needed.insert(edge.target).inserted { pending.append(edge.target) }
            }
        }
        return needed
    }

    /// Whether something else offers one of its keys, in its scope or in one within it.
    private static func isInTheWay(_ id: BindingID, _ answered: AnsweredGraph) -> Bool {
        let binding = answered.graph[id]
        return binding.keys.indices.contains { index in
            let provider = Provider(binding: id, key: index, scope: binding.scope)
            let others = answered.table.all(of: binding.keys[index])
            return answered.replacements.misses(provider, among: others, in: answered.graph)
                || !answered.table.shorterLived(binding.keys[index], than: binding.scope).isEmpty
        }
    }
}

// MARK: - Wording

extension OverrideWithoutTarget {
    private static let registrationsShown = 3

    private static func assembly(
        _ override: Override,
        _ bindings: [BindingID],
        _ nearMisses: OverrideNearMisses,
        _ answered: AnsweredGraph
    ) -> Diagnostic {
        let graph = answered.graph
        let others = bindings.filter { graph[$0].decoration == nil }
        let notes = others.flatMap { nearMisses.notes(on: $0) }
        let metatype = "`\(override.assembly).self`"
        let mend: String
        if bindings.isEmpty {
            mend = "it registers nothing: take it out"
        } else if others.isEmpty {
            mend =
                "it holds decorators alone, which wrap what others register and replace nothing: list it as \(metatype)"
        } else {
            mend = "list it as \(metatype) if it adds to the others, or take it out"
        }
        var diagnostic = Diagnostic(
            .overrideWithoutTarget,
            at: override.location,
            "\(override.assembly.quoted) replaces nothing in \(answered.graph.name.quoted)",
            notes: notes.prefix(registrationsShown) + (notes.isEmpty ? [.init(.suggestion, mend)] : [])
        )
        diagnostic.missing = others.flatMap { graph[$0].keys.flatMap(\.names) }
        return diagnostic
    }

    private static func registration(
        _ id: BindingID,
        of override: Override,
        _ nearMisses: OverrideNearMisses,
        _ answered: AnsweredGraph
    ) -> Diagnostic {
        let graph = answered.graph
        let binding = graph[id]
        let keys = binding.keys.map(\.quoted).enumerated(with: "or")
        var notes = nearMisses.notes(on: id)
        if notes.isEmpty {
            notes = [
                .init(
                    .suggestion,
                    "take it out, or move it to an assembly for the compositions in which it replaces something"
                )
            ]
        }
        let related = Diagnostic.Note(
            .related,
            "\(graph.name.quoted) is to take \(override.assembly.quoted) in place of others",
            at: override.location
        )
        let reason =
            binding.keys.isEmpty
            ? "no element that it could replace is contributed, and nothing asks for its collection"
            : "it has no \(keys) in \(graph[binding.scope].name.quoted) to replace, and nothing needs this one"
        var diagnostic = Diagnostic(
            .overrideWithoutTarget,
            at: binding.location,
            "\(binding.name.quoted) replaces nothing in \(graph.name.quoted): \(reason)",
            notes: [related] + notes
        )
        diagnostic.missing = binding.keys.flatMap(\.names)
        return diagnostic
    }
}
