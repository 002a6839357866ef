import DovetailDiagnostics

/// Two elements of a map have one key, in one scope or in a scope and one around it.
enum DuplicateMapKey {
    static let rule = Rule(id: .duplicateMapKey, verify: verify)

    private static func verify(_ analysis: Analysis) -> [Diagnostic] {
        analysis.graph.bindings.filter(\.isCollection).flatMap { findings(in: $0, analysis.graph) }
    }

    /// Scopes around it have findings of their own, so that only the scope's own elements are at fault here.
    private static func findings(in collection: Binding, _ graph: Graph) -> [Diagnostic] {
        var first: [MapKey: (Binding, Contribution)] = [:]
        var findings: [Diagnostic] = []
        for dependency in collection.dependencies {
            guard case .element(let id, let index) = dependency.request else { continue }
            let contribution = graph[id].contributions[index]
            guard let key = contribution.mapKey else { continue }
            if let other = first[key] {
                guard graph[id].scope == collection.scope else { continue }
                findings.append(finding(key, in: collection, (graph[id], contribution), other, graph))
            } else {
                first[key] = (graph[id], contribution)
            }
        }
        return findings
    }
}

// MARK: - Wording

extension DuplicateMapKey {
    private static func finding(
        _ key: MapKey,
        in collection: Binding,
        _ second: (binding: Binding, contribution: Contribution),
        _ first: (binding: Binding, contribution: Contribution),
        _ graph: Graph
    ) -> Diagnostic {
        let scope = graph[first.binding.scope].name.quoted
        let place = first.binding.assembly.isEmpty ? "in \(scope)" : "in \(scope), by \(first.binding.assembly.quoted)"
        let otherName = first.contribution.mapKey?.name ?? ""
        let spelling = otherName == key.name ? "" : ", written \(otherName.quoted)"
        return Diagnostic(
            .duplicateMapKey,
            at: second.contribution.location,
            "the key \((second.contribution.mapKey ?? key).name.quoted) of \(collection.name.quoted) is taken already",
            notes: [
                .init(
                    .related,
                    "\(first.binding.name.quoted) has it \(place)\(spelling)",
                    at: first.contribution.location
                ),
                .init(.suggestion, "give \(second.binding.name.quoted) another key, or remove one of them"),
            ]
        )
    }
}
