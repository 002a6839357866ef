import DovetailDiagnostics

/// What could have been meant to go into a collection that is empty where it is asked for.
final class CollectionNearMisses {
    private let answered: AnsweredGraph
    private var contributing: [Key: [BindingID]] = [:]
    /// By the identity of what it offers or conforms to.
    private var fitting: [String: [BindingID]] = [:]
    /// By the identity of what the elements are.
    private var elsewhere: [String: [(binding: BindingID, collection: Key)]] = [:]
    private var unlisted: [Key: [Int]] = [:]
    private let unlistedBindings: UnlistedBindings
    private var replaced: [Key: [BindingID]] = [:]
    private static let shownOfAKind = 3

    init(_ answered: AnsweredGraph) {
        self.answered = answered
        unlistedBindings = UnlistedBindings(answered)
        for (index, binding) in answered.graph.bindings.enumerated() {
            let id = BindingID(index)
            if answered.replacements.isReplaced(id) {
                for contribution in binding.contributions { replaced[contribution.collection, default: []].append(id) }
                continue
            }
            for identity in Set((binding.keys + binding.conformances).map(\.identity)) {
                fitting[identity, default: []].append(id)
            }
            for contribution in binding.contributions {
                contributing[contribution.collection, default: []].append(id)
                elsewhere[contribution.element.identity, default: []].append((id, contribution.collection))
            }
        }
        for (index, unlisted) in answered.graph.unlisted.enumerated() {
            for contribution in unlisted.binding.contributions {
                self.unlisted[contribution.collection, default: []].append(index)
            }
        }
    }

    /// One note a near miss.
    func notes(on key: Key, from scope: ScopeID?) -> [Diagnostic.Note] {
        let contributing = contributing[key] ?? []
        let unlisted = (unlisted[key] ?? []).filter {
            wouldBeVisible($0, from: scope) && unlistedBindings.isLikely($0)
        }
        let replaced = (replaced[key] ?? []).filter { isVisible($0, from: scope) }
        var notes = replaced.prefix(Self.shownOfAKind).compactMap { noteOnReplaced($0, key) }
        notes += parentNotes(contributing, from: scope)
        notes += contributing.prefix(Self.shownOfAKind).map { noteOnScope(of: $0, from: scope) }
        notes += unlisted.prefix(Self.shownOfAKind).map(noteOnUnlisted)
        guard let element = key.collection?.element else { return notes }
        let others = (elsewhere[element] ?? []).filter { $0.collection != key && isVisible($0.binding, from: scope) }
        notes += others.prefix(Self.shownOfAKind).map { noteOnOther($0.binding, $0.collection, key) }
        let fitting = (fitting[element] ?? []).filter { id in
            isVisible(id, from: scope) && !contributing.contains(id) && !others.contains { $0.binding == id }
                && !replaced.contains { answered.replacements.standIn(for: $0) == id }
        }
        notes += fitting.prefix(Self.shownOfAKind).map { noteOnFitting($0, key) }
        return notes
    }

    /// What else could be listed, though that is less likely to be meant.
    func notesOnFarAssemblies(with key: Key, from scope: ScopeID?) -> [Diagnostic.Note] {
        let unlisted = (unlisted[key] ?? []).filter {
            wouldBeVisible($0, from: scope) && !unlistedBindings.isLikely($0)
        }
        return unlisted.prefix(Self.shownOfAKind).map(unlistedBindings.furtherNote)
    }

    private func isVisible(_ binding: BindingID, from scope: ScopeID?) -> Bool {
        guard let scope else { return true }
        return answered.tree.contains(scope, in: answered.graph[binding].scope)
    }

    private func wouldBeVisible(_ index: Int, from scope: ScopeID?) -> Bool {
        guard let scope else { return true }
        guard let own = answered.graph.unlisted[index].scope else { return false }
        return answered.tree.contains(scope, in: own)
    }
}

// MARK: - Wording

extension CollectionNearMisses {
    /// The asking scope lies neither in the contribution's nor around it: that would be a scope violation.
    private func noteOnScope(of id: BindingID, from scope: ScopeID?) -> Diagnostic.Note {
        let graph = answered.graph
        let binding = graph[id]
        let own = scope.map { graph[$0].name.quoted } ?? ""
        let other = graph[binding.scope].name.quoted
        return .init(
            .suggestion,
            "\(binding.name.quoted) contributes to it in \(other), which is not around \(own): move its registration",
            at: binding.location
        )
    }

    /// One a scope.
    private func parentNotes(_ contributing: [BindingID], from scope: ScopeID?) -> [Diagnostic.Note] {
        guard let scope else { return [] }
        var seen: Set<ScopeID> = []
        return contributing.prefix(Self.shownOfAKind).map { answered.graph[$0].scope }
            .filter { seen.insert($0).inserted }
            .compactMap { answered.noteOnForgottenParent(of: scope, inside: $0) }
    }

    /// What is replaced is gone from its collections too.
    private func noteOnReplaced(_ id: BindingID, _ key: Key) -> Diagnostic.Note? {
        answered.replacements.standIn(for: id).map { standIn in
            let binding = answered.graph[standIn]
            return .init(
                .suggestion,
                "\(answered.graph[id].name.quoted) contributes to it, and \(binding.assembly.quoted) replaces that by "
                    + "\(binding.name.quoted): add \(key.contribution.quoted) to its registration",
                at: binding.location
            )
        }
    }

    private func noteOnUnlisted(_ index: Int) -> Diagnostic.Note {
        let binding = answered.graph.unlisted[index].binding
        return .init(
            .suggestion,
            "\(binding.assembly.quoted), which \(answered.graph.name.quoted) doesn't list, contributes "
                + "\(binding.name.quoted): list `\(binding.assembly).self` in \(answered.graph.name.quoted)",
            at: binding.location
        )
    }

    private func noteOnOther(_ id: BindingID, _ collection: Key, _ key: Key) -> Diagnostic.Note {
        let binding = answered.graph[id]
        return .init(
            .suggestion,
            "\(binding.name.quoted) contributes to \(collection.quoted): add \(key.contribution.quoted) to its registration",
            at: binding.location
        )
    }

    private func noteOnFitting(_ id: BindingID, _ key: Key) -> Diagnostic.Note {
        let binding = answered.graph[id]
        return .init(
            .suggestion,
            "\(binding.name.quoted) could be in it: add \(key.contribution.quoted) to its registration",
            at: binding.location
        )
    }

}
