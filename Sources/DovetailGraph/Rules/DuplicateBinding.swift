import DovetailDiagnostics

/// Two registrations for one key in one scope, or one in a scope around it.
enum DuplicateBinding {
    static let rule = Rule(id: .duplicateBinding, verify: verify)

    /// Registrations that are in each other's way. Keys that the same ones share are reported together.
    private struct Clash: Hashable {
        let bindings: [BindingID]
        let isShadowing: Bool
    }

    private static func verify(_ analysis: Analysis) -> [Diagnostic] {
        let graph = analysis.graph
        var clashes: [Clash] = []
        var keys: [Clash: [Key]] = [:]
        func add(_ clash: Clash, _ key: Key) {
            if keys[clash] == nil { clashes.append(clash) }
            keys[clash, default: []].append(key)
        }
        var seen: Set<Key> = []
        for binding in graph.bindings {
            for key in binding.keys where seen.insert(key).inserted {
                let providers = analysis.answered.table.all(of: key)
                guard providers.count > 1 else { continue }
                for clash in self.clashes(among: providers, of: key, analysis.answered) { add(clash, key) }
            }
        }
        return clashes.map { clash in
            clash.isShadowing
                ? shadowing(clash.bindings, keys[clash] ?? [], in: graph)
                : duplicate(clash.bindings, keys[clash] ?? [], in: graph)
        }
    }

    private static func clashes(among providers: [Provider], of key: Key, _ answered: AnsweredGraph) -> [Clash] {
        var byScope: [ScopeID: [BindingID]] = [:]
        for provider in providers where byScope[provider.scope]?.last != provider.binding {
            byScope[provider.scope, default: []].append(provider.binding)
        }
        return byScope.sorted { $0.key < $1.key }.flatMap { scope, bindings in
            var clashes: [Clash] = []
            if bindings.count > 1 { clashes.append(Clash(bindings: bindings, isShadowing: false)) }
            let parent = answered.graph[scope].parent
            if let outer = parent.flatMap({ answered.table.visible(key, from: $0) }) {
                clashes.append(Clash(bindings: [outer.binding, bindings[0]], isShadowing: true))
            }
            return clashes
        }
    }
}

// MARK: - Wording

extension DuplicateBinding {
    private static func duplicate(_ bindings: [BindingID], _ keys: [Key], in graph: Graph) -> Diagnostic {
        let scope = graph[graph[bindings[0]].scope].name.quoted
        let count = bindings.count == 2 ? "twice" : "\(bindings.count) times"
        return Diagnostic(
            .duplicateBinding,
            at: graph[bindings[1]].location,
            "\(list(keys)) \(keys.count == 1 ? "is" : "are") registered \(count) in \(scope)",
            notes: places(of: bindings, in: graph) + [
                .init(.suggestion, mend(of: bindings, in: graph))
            ]
        )
    }

    private static func shadowing(_ bindings: [BindingID], _ keys: [Key], in graph: Graph) -> Diagnostic {
        let (outer, inner) = (graph[bindings[0]], graph[bindings[1]])
        return Diagnostic(
            .duplicateBinding,
            at: inner.location,
            "\(list(keys)) \(keys.count == 1 ? "is" : "are") registered in \(graph[inner.scope].name.quoted) and in "
                + "\(graph[outer.scope].name.quoted) around it",
            notes: [
                place(bindings[0], in: graph),
                .init(.suggestion, mend(of: bindings, in: graph)),
            ]
        )
    }

    /// What may be done about a clash: an assembly that is listed for this alone can go as a whole.
    private static func mend(of bindings: [BindingID], in graph: Graph) -> String {
        let assemblies = bindings.map { graph[$0].assembly }
        let isInOneScope = Set(bindings.map { graph[$0].scope }).count == 1
        var choices = ["remove one of them"]
        if isInOneScope, Set(assemblies).count == bindings.count, !assemblies.contains("") {
            let names = assemblies.map(\.quoted).enumerated(with: "and")
            choices.append("list only one of \(names) in \(graph.name.quoted)")
        }
        let areInputs = bindings.contains { graph[$0].lifetime == .input }
        choices.append(areInputs ? "give one a type of its own" : "register one under another key")
        if bindings.contains(where: { graph[$0].tag == nil }) {
            choices.append("tell them apart by `.tagged(Marker.self)`")
        }
        return choices.joined(separator: ", or ")
    }

    /// Of all but the second, which the diagnostic stands at.
    private static func places(of bindings: [BindingID], in graph: Graph) -> [Diagnostic.Note] {
        let others = bindings.prefix(1) + bindings.dropFirst(2)
        return others.firstNotes {
            place($0, in: graph)
        } rest: { count in
            count == 1 ? "1 more registration provides it" : "\(count) more registrations provide it"
        }
    }

    private static func place(_ id: BindingID, in graph: Graph) -> Diagnostic.Note {
        let binding = graph[id]
        let assembly = binding.assembly.isEmpty ? "" : " by \(binding.assembly.quoted)"
        return .init(.related, "\(binding.quoted) is registered here\(assembly)", at: binding.location)
    }

    private static func list(_ keys: [Key]) -> String {
        keys.map(\.quoted).enumerated(with: "and")
    }
}
