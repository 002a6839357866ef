import DovetailDiagnostics

/// A collection is asked for where nothing contributes to it, and nothing says that it may be empty.
enum EmptyCollection {
    static let rule = Rule(id: .emptyCollection, verify: verify)

    private static func verify(_ analysis: Analysis) -> [Diagnostic] {
        let answered = analysis.answered
        let groups = answered.refusalGroups().compactMap { group -> (Key, [Consumer])? in
            guard case .nothingProvides(let key) = group.refusal, key.collection != nil else { return nil }
            return (key, group.consumers)
        }
        guard !groups.isEmpty else { return [] }
        let elements = CollectionNearMisses(answered)
        let wholes = NearMisses(answered)
        return groups.map { key, consumers in
            let scope = answered.scope(of: consumers[0])
            let nearMisses =
                elements.notes(on: key, from: scope) + wholes.notes(on: key, for: consumers[0], withSpelling: false)
            let further = nearMisses.isEmpty ? elements.notesOnFarAssemblies(with: key, from: scope) : []
            return finding(on: key, consumers, nearMisses, further, in: answered)
        }
    }
}

// MARK: - Wording

extension EmptyCollection {
    private static func finding(
        on key: Key,
        _ consumers: [Consumer],
        _ nearMisses: [Diagnostic.Note],
        _ further: [Diagnostic.Note],
        in answered: AnsweredGraph
    ) -> Diagnostic {
        let scope = answered.scope(of: consumers[0])
        let place = scope.map { " of \(answered.graph[$0].name.quoted)" } ?? ""
        let wholes = Diagnostic.Note(
            .suggestion,
            "let what belongs in it say \(key.contribution.quoted), or hand it in as a whole: `Input(\(key.metatype))`"
        )
        let allowance = Diagnostic.Note(
            .suggestion,
            "if there may be none, say so in an assembly\(place): `Contributions(\(key.metatype)).allowEmpty()`"
        )
        var diagnostic = Diagnostic(
            .emptyCollection,
            at: answered.location(of: consumers[0]),
            "nothing contributes to \(key.quoted), \(answered.need(of: consumers[0]))",
            notes: answered.notes(on: consumers) + (nearMisses.isEmpty ? [wholes] : nearMisses)
                + further + [allowance]
        )
        diagnostic.missing = key.names
        return diagnostic
    }
}
