import DovetailDiagnostics

/// Two registrations for one key in one scope, or one in a scope around it that no override means to stand in for.
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
        return joined(clashes, analysis.answered).compactMap { clashes in
            if clashes.count > 1 {
                return unmarkedOverride(clashes.map(\.bindings), clashes.flatMap { keys[$0] ?? [] }, in: graph)
            }
            guard let first = clashes.first else { return nil }
            return first.isShadowing
                ? shadowing(first.bindings, keys[first] ?? [], in: graph)
                : duplicate(first.bindings, keys[first] ?? [], in: analysis.answered)
        }
    }

    /// The clashes by what explains them: an assembly that is listed where it was to override is in the way of many.
    private static func joined(_ clashes: [Clash], _ answered: AnsweredGraph) -> [[Clash]] {
        var groups: [[Clash]] = []
        var places: [ScopedAssembly: Int] = [:]
        for clash in clashes {
            guard !clash.isShadowing, let assembly = unmarkedOverride(among: clash.bindings, answered) else {
                groups.append([clash])
                continue
            }
            if let place = places[assembly] {
                groups[place].append(clash)
            } else {
                places[assembly] = groups.count
                groups.append([clash])
            }
        }
        return groups
    }

    private struct ScopedAssembly: Hashable {
        let index: Int
        let scope: ScopeID
    }

    /// The assembly that is listed beside what the composition includes, and registers the same as that: it was to override, in all
    /// likelihood.
    private static func unmarkedOverride(among bindings: [BindingID], _ answered: AnsweredGraph) -> ScopedAssembly? {
        let graph = answered.graph
        guard bindings.count == 2, !bindings.contains(where: { graph[$0].isCollection }),
            bindings.allSatisfy({ answered.replacements.override(of: graph[$0]) == nil }),
            bindings.contains(where: { !graph.ownAssemblies.contains(graph[$0].assemblyIndex) }),
            let own = bindings.last(where: { graph.ownAssemblies.contains(graph[$0].assemblyIndex) })
        else { return nil }
        return ScopedAssembly(index: graph[own].assemblyIndex, scope: graph[own].scope)
    }

    private static func clashes(among providers: [Provider], of key: Key, _ answered: AnsweredGraph) -> [Clash] {
        var byScope: [ScopeID: [Provider]] = [:]
        for provider in providers where byScope[provider.scope]?.last?.binding != provider.binding {
            // It misses what it should replace, which is another error.
            if answered.replacements.misses(provider, among: providers, in: answered.graph) { continue }
            byScope[provider.scope, default: []].append(provider)
        }
        return byScope.sorted { $0.key < $1.key }.flatMap { scope, providers in
            var clashes: [Clash] = []
            if providers.count > 1 { clashes.append(Clash(bindings: providers.map(\.binding), isShadowing: false)) }
            let parent = answered.graph[scope].parent
            if let outer = parent.flatMap({ answered.table.registered(key, from: $0) }),
                !isIntended(outer.binding, shadowedBy: providers[0], answered),
                !areCollections(outer.binding, providers[0].binding, in: answered.graph)
            {
                clashes.append(Clash(bindings: [outer.binding, providers[0].binding], isShadowing: true))
            }
            return clashes
        }
    }

    /// An override may stand in for what is around its scope; one that is to replace something within hits nothing, which is another error.
    private static func isIntended(
        _ outer: BindingID,
        shadowedBy inner: Provider,
        _ answered: AnsweredGraph
    ) -> Bool {
        answered.replacements.mayShadow(inner) || answered.replacements.isIdle(outer, in: answered.graph)
    }
}

extension DuplicateBinding {
    /// A scope's collection goes on with that of the scope around it.
    private static func areCollections(_ outer: BindingID, _ inner: BindingID, in graph: Graph) -> Bool {
        graph[outer].isCollection && graph[inner].isCollection
    }
}

// MARK: - Wording

extension DuplicateBinding {
    private static func duplicate(
        _ bindings: [BindingID],
        _ keys: [Key],
        in answered: AnsweredGraph
    ) -> Diagnostic {
        let graph = answered.graph
        let overrides = bindings.compactMap { answered.replacements.override(of: graph[$0]) }
        if overrides.count == bindings.count, Set(overrides.map(\.index)).count > 1 {
            return replacedTwice(bindings, keys, by: overrides, in: graph)
        }
        let scope = graph[graph[bindings[0]].scope].name.quoted
        if let collection = bindings.last, graph[collection].isCollection {
            return besideCollection(Array(bindings.dropLast()), collection, keys, in: graph)
        }
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

    /// One assembly is in the way of several registrations of what is included.
    private static func unmarkedOverride(
        _ pairs: [[BindingID]],
        _ keys: [Key],
        in graph: Graph
    ) -> Diagnostic {
        let owns = pairs.compactMap { pair in pair.last { graph.ownAssemblies.contains(graph[$0].assemblyIndex) } }
        let others = pairs.compactMap { pair in pair.first { !graph.ownAssemblies.contains(graph[$0].assemblyIndex) } }
        let first = graph[owns[0]]
        return Diagnostic(
            .duplicateBinding,
            at: first.location,
            "\(first.assembly.quoted) registers \(list(keys)), which are registered in \(graph[first.scope].name.quoted) already",
            notes: others.firstNotes {
                place($0, in: graph)
            } rest: { count in
                count == 1 ? "1 more is registered already" : "\(count) more are registered already"
            } + [
                .init(
                    .suggestion,
                    "list it as `Override(\(first.assembly).self)` in \(graph.name.quoted), so that it replaces the others; or take it out"
                )
            ]
        )
    }

    /// Several overrides mean the same.
    private static func replacedTwice(
        _ bindings: [BindingID],
        _ keys: [Key],
        by overrides: [Override],
        in graph: Graph
    ) -> Diagnostic {
        let names = overrides.map(\.assembly.quoted).enumerated(with: "and")
        let statements = overrides.map { override in
            Diagnostic.Note(
                .related,
                "\(override.assembly.quoted) overrides here",
                at: override.location
            )
        }
        return Diagnostic(
            .duplicateBinding,
            at: graph[bindings[1]].location,
            "\(list(keys)) \(keys.count == 1 ? "is" : "are") replaced by \(names) in "
                + "\(graph[graph[bindings[0]].scope].name.quoted), and none of them goes first",
            notes: places(of: bindings, in: graph) + statements + [
                .init(
                    .suggestion,
                    "take one of them out, or let one override in a composition that includes the other's: it replaces the other then"
                )
            ]
        )
    }

    private static func shadowing(_ bindings: [BindingID], _ keys: [Key], in graph: Graph) -> Diagnostic {
        let (outer, inner) = (graph[bindings[0]], graph[bindings[1]])
        if outer.isCollection { return besideCollection([bindings[1]], bindings[0], keys, in: graph) }
        if inner.isCollection { return besideCollection([bindings[0]], bindings[1], keys, in: graph) }
        let override = "or let it stand in for the other: `Override(…)` of an assembly with it alone"
        return Diagnostic(
            .duplicateBinding,
            at: inner.location,
            "\(list(keys)) \(keys.count == 1 ? "is" : "are") registered in \(graph[inner.scope].name.quoted) and in "
                + "\(graph[outer.scope].name.quoted) around it",
            notes: [
                place(bindings[0], in: graph),
                .init(.suggestion, "\(mend(of: bindings, in: graph)), \(override)"),
            ]
        )
    }

    /// What is registered as a whole has no room for elements, be they of the same scope or of one around it or inside it.
    private static func besideCollection(
        _ bindings: [BindingID],
        _ collection: BindingID,
        _ keys: [Key],
        in graph: Graph
    ) -> Diagnostic {
        let contributors = graph[collection].dependencies.compactMap { dependency -> Diagnostic.Note? in
            guard case .element(let id, _) = dependency.request else { return nil }
            return .init(.related, "\(graph[id].name.quoted) contributes to it", at: dependency.location)
        }
        let notes = contributors.firstNotes(\.self) { count in
            count == 1 ? "1 more registration contributes to it" : "\(count) more registrations contribute to it"
        }
        let key = keys.first ?? graph[collection].keys[0]
        return Diagnostic(
            .duplicateBinding,
            at: graph[bindings[0]].location,
            "\(list(keys)) is registered as a whole, and it is a collection that others contribute to",
            notes: bindings.dropFirst().map { place($0, in: graph) } + notes + [
                .init(
                    .suggestion,
                    "let each be an element, by \(key.contribution.quoted), "
                        + "or give one a type of its own"
                )
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
            if let assembly = replacing(bindings, in: graph) {
                let override = "list \(assembly.quoted) as `Override(\(assembly).self)`, so that it replaces the other"
                // What adds to a composition that is included seldom means to repeat it.
                let isLikely = bindings.contains { !graph.ownAssemblies.contains(graph[$0].assemblyIndex) }
                choices.insert(override, at: isLikely ? 0 : choices.count)
            }
        }
        let areInputs = bindings.contains { graph[$0].lifetime == .input }
        choices.append(areInputs ? "give one a type of its own" : "register one under another key")
        if bindings.contains(where: { graph[$0].tag == nil }) {
            choices.append("tell them apart by `.tagged(Marker.self)`")
        }
        return choices.joined(separator: ", or ")
    }

    /// Of two assemblies the one that would be an override: the last that the composition lists itself, beside another or what it includes.
    private static func replacing(_ bindings: [BindingID], in graph: Graph) -> String? {
        guard bindings.count == 2 else { return nil }
        let own = bindings.last { graph.ownAssemblies.contains(graph[$0].assemblyIndex) }
        return own.map { graph[$0].assembly }
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
