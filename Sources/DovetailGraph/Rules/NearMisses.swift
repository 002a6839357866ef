import DovetailDiagnostics

/// What could have been meant by a key that nothing provides, with what to do about it. The likeliest comes first,
/// similar names last.
final class NearMisses {
    private let answered: AnsweredGraph
    /// By what the made types conform to; by what they are called; by the names of the keys.
    private var byConformance: [Key: [BindingID]] = [:]
    private var byMadeName: [String: [BindingID]] = [:]
    private var byKeyName: [String: [Provider]] = [:]
    private var replacedByKey: [Key: [BindingID]] = [:]
    private let unlisted: UnlistedBindings
    private let intendedParents: IntendedParents
    private static let shownOfAKind = 3

    init(_ answered: AnsweredGraph) {
        self.answered = answered
        unlisted = UnlistedBindings(answered)
        intendedParents = IntendedParents(answered)
        for (index, binding) in answered.graph.bindings.enumerated() {
            let id = BindingID(index)
            if binding.decoration != nil { continue }
            if answered.replacements.isReplaced(id) {
                for key in binding.keys { replacedByKey[key, default: []].append(id) }
                continue
            }
            byMadeName[binding.name, default: []].append(id)
            for conformance in binding.conformances { byConformance[conformance, default: []].append(id) }
            for (position, key) in binding.keys.enumerated() {
                let provider = Provider(binding: id, key: position, scope: binding.scope)
                byKeyName[key.name, default: []].append(provider)
            }
        }
    }

    /// One note a near miss.
    func notes(on key: Key, for consumer: Consumer, withSpelling: Bool) -> [Diagnostic.Note] {
        let scope = answered.scope(of: consumer)
        var notes = replaced(key, from: scope)
        notes += otherwiseKeyed(key, from: scope)
        notes += otherwiseTagged(key, for: consumer)
        notes += otherwiseDeclared(key, from: scope)
        notes += otherwiseOptional(key, for: consumer)
        notes += unlisted.notes(on: key, from: scope)
        notes += elsewhere(key, from: scope)
        if notes.isEmpty { notes = unlisted.notesOnOtherScopes(key, from: scope) }
        if withSpelling { notes += similarlyNamed(key, from: scope) }
        return notes
    }

    /// What else could be listed, though that is less likely to be meant than a registration.
    func notesOnFarAssemblies(with key: Key, for consumer: Consumer) -> [Diagnostic.Note] {
        unlisted.furtherNotes(on: key, from: answered.scope(of: consumer))
    }

    private func isVisible(_ binding: BindingID, from scope: ScopeID?) -> Bool {
        guard let scope else { return true }
        return answered.tree.contains(scope, in: answered.graph[binding].scope)
    }
}

extension NearMisses {
    /// The type that would do is registered, under another of its types.
    private func otherwiseKeyed(_ key: Key, from scope: ScopeID?) -> [Diagnostic.Note] {
        let conforming = (byConformance[key.tagged(nil)] ?? []).filter { answered.graph[$0].tag == key.tag }
        let namesakes = (byMadeName[key.name] ?? []).filter { id in
            let binding = answered.graph[id]
            return binding.lifetime != .input && binding.tag == key.tag
                && !binding.keys.contains { $0.name == key.name }
        }
        return (conforming + namesakes.filter { !conforming.contains($0) })
            .filter { isVisible($0, from: scope) }
            .prefix(Self.shownOfAKind)
            .map { noteOnKeys(of: $0, lacking: key) }
    }

    /// What is replaced is gone with all of its keys, and what replaces it may not offer them all.
    private func replaced(_ key: Key, from scope: ScopeID?) -> [Diagnostic.Note] {
        (replacedByKey[key] ?? [])
            .filter { isVisible($0, from: scope) }
            .prefix(Self.shownOfAKind)
            .compactMap { id in
                answered.replacements.standIn(for: id).map { noteOnReplaced(id, by: $0, lacking: key) }
            }
    }

    /// The very type, under another tag or none.
    private func otherwiseTagged(_ key: Key, for consumer: Consumer) -> [Diagnostic.Note] {
        (byKeyName[key.name] ?? [])
            .filter { provider in
                isVisible(provider.binding, from: answered.scope(of: consumer))
                    && answered.graph[provider.binding].keys[provider.key].isSameType(as: key)
            }
            .prefix(Self.shownOfAKind)
            .map { noteOnTag($0, lacking: key, for: consumer) }
    }

    /// A type of another module that reads the same.
    private func otherwiseDeclared(_ key: Key, from scope: ScopeID?) -> [Diagnostic.Note] {
        (byKeyName[key.name] ?? [])
            .filter { provider in
                isVisible(provider.binding, from: scope)
                    && !answered.graph[provider.binding].keys[provider.key].isSameType(as: key)
            }
            .prefix(Self.shownOfAKind)
            .map { noteOnNamesake($0, lacking: key) }
    }

    private func otherwiseOptional(_ key: Key, for consumer: Consumer) -> [Diagnostic.Note] {
        let scope = answered.scope(of: consumer)
        var opened: [ScopeID] = []
        if case .parameter(let site) = consumer, case .opening = answered.dependency(at: site).request.unwrapped {
            opened = scope.map(answered.answerer.openableScopes) ?? []
        }
        let mayBeNil = optionalForms(of: key).flatMap { byKeyName[$0] ?? [] }
            .filter { isVisible($0.binding, from: scope) }
            .prefix(Self.shownOfAKind)
            .map { noteOnOptional($0, lacking: key) }
        let isNever = wrappedForms(of: key).flatMap { byKeyName[$0] ?? [] }
            .filter { provider in
                isVisible(provider.binding, from: scope) || opened.contains { isVisible(provider.binding, from: $0) }
            }
            .prefix(Self.shownOfAKind)
            .map { noteOnWrapped($0, lacking: key, mend: opened.isEmpty ? "closure give" : "opener hand back") }
        return mayBeNil + isNever
    }

    /// What an optional wraps: asked for by itself it is there, as the result of a closure it is another key.
    private func wrappedForms(of key: Key) -> [String] {
        guard key.name.hasSuffix("?") else { return [] }
        let wrapped = String(key.name.dropLast())
        return wrapped.hasPrefix("(") ? [String(wrapped.dropFirst().dropLast())] : [wrapped]
    }

    private func optionalForms(of key: Key) -> [String] {
        [key.name + "?", "(\(key.name))?", "Optional<\(key.name)>"]
    }

    /// Scopes around and inside the asking one can't have it: a key in the latter is a scope violation instead.
    private func elsewhere(_ key: Key, from scope: ScopeID?) -> [Diagnostic.Note] {
        guard let scope else { return [] }
        let others = answered.table.firstOfEachScope(key)
            .filter { !answered.graph[$0.binding].isCollection }
            .prefix(Self.shownOfAKind)
        let parents = others.compactMap { other in
            answered.noteOnForgottenParent(of: scope, inside: intendedParents.inside(other.scope, for: scope))
        }
        return parents + others.map { noteOnElsewhere($0, from: scope) }
    }

    private func similarlyNamed(_ key: Key, from scope: ScopeID?) -> [Diagnostic.Note] {
        let wanted = Array(key.name.utf8)
        var similar: [(distance: Int, provider: Provider)] = []
        let shownAlready = optionalForms(of: key) + wrappedForms(of: key) + [key.name]
        for (name, providers) in byKeyName where !shownAlready.contains(name) {
            guard let provider = providers.first(where: { isVisible($0.binding, from: scope) }) else { continue }
            guard let distance = SpellingDistance.between(wanted, Array(name.utf8)) else { continue }
            // Its registration is told of as a slip already.
            if answered.graph[provider.binding].conformances.contains(key.tagged(nil)) { continue }
            similar.append((distance, provider))
        }
        return
            similar
            .sorted { left, right in
                if left.distance != right.distance { return left.distance < right.distance }
                return (left.provider.binding, left.provider.key) < (right.provider.binding, right.provider.key)
            }
            .prefix(Self.shownOfAKind)
            .map { noteOnSpelling($0.provider) }
    }
}

// MARK: - Wording

extension NearMisses {
    private func noteOnKeys(of id: BindingID, lacking key: Key) -> Diagnostic.Note {
        let binding = answered.graph[id]
        if binding.keys.isEmpty { return noteOnContributor(id, lacking: key) }
        let present = binding.keys.map(\.quoted).enumerated(with: "and")
        guard binding.lifetime != .input else {
            return .init(
                .suggestion,
                "\(binding.name.quoted) is handed in only as \(present): let it be `Input(\(key.metatype))\(key.tagging)`",
                at: binding.location
            )
        }
        if let slip = slip(in: binding, for: key) {
            let keys = binding.keys.map { $0 == slip ? key : $0 }
            return .init(
                .suggestion,
                "\(binding.name.quoted) is registered as \(slip.quoted): "
                    + "did you mean `as: \(keys.map(\.metatype).joined(separator: ", "))`?",
                at: binding.location
            )
        }
        // `as:` replaces the type's own key, so what is in use already has to be listed along with it.
        let isInUse = answered.isReached(id) || binding.keys.first?.name != binding.name
        let keys = (isInUse ? binding.keys : []) + [key]
        let label = "`as: \(keys.map(\.metatype).joined(separator: ", "))`"
        let isLabelled = binding.keys.count > 1 || binding.keys.first?.name != binding.name
        let mend = isLabelled ? "let its registration say \(label)" : "add \(label) to its registration"
        return .init(
            .suggestion,
            "\(binding.name.quoted) is registered only as \(present): \(mend)",
            at: binding.location
        )
    }

    private func noteOnContributor(_ id: BindingID, lacking key: Key) -> Diagnostic.Note {
        let binding = answered.graph[id]
        let collections = binding.contributions.map(\.collection.quoted).enumerated(with: "and")
        let mend =
            binding.lifetime == .input
            ? "let another input be \(key.quoted)" : "add `as: \(key.metatype)` to its registration"
        let fact = "\(binding.name.quoted) is only part of \(collections)"
        return .init(.suggestion, "\(fact): \(mend)", at: binding.location)
    }

    /// A key that the made type does not conform to, as far as is known, and that reads almost like the missing one.
    private func slip(in binding: Binding, for key: Key) -> Key? {
        let wanted = Array(key.name.utf8)
        return binding.keys.first { registered in
            registered.name != binding.name && !binding.conformances.contains(registered.tagged(nil))
                && SpellingDistance.between(wanted, Array(registered.name.utf8)) != nil
        }
    }

    private func noteOnTag(_ provider: Provider, lacking key: Key, for consumer: Consumer) -> Diagnostic.Note {
        let binding = answered.graph[provider.binding]
        let present = binding.keys[provider.key]
        let found = "\(present.quoted) is registered" + (present.tag == nil ? " without a tag" : "")
        var mends = ["to take that, \(asking(for: present, consumer))"]
        if present.tag == nil { mends.append("to tag it, add `\(key.tagging)` to its registration") }
        return .init(.suggestion, "\(found): \(mends.joined(separator: "; "))", at: binding.location)
    }

    /// What to write to get a key of the same type under another tag.
    private func asking(for key: Key, _ consumer: Consumer) -> String {
        switch consumer {
        case .exposure:
            return "write `Expose(\(key.exposure))`"
        case .parameter(let site):
            let parameter = answered.dependency(at: site).parameter
            let name = answered.graph[site.binding].name.quoted
            return "let the registration of \(name) say `.using(\(key.exposure), for: \"\(parameter)\")`"
        }
    }

    private func noteOnReplaced(_ replaced: BindingID, by id: BindingID, lacking key: Key) -> Diagnostic.Note {
        let (former, binding) = (answered.graph[replaced], answered.graph[id])
        let isInput = binding.lifetime == .input
        let labels = (binding.keys + [key]).map(\.metatype).joined(separator: ", ")
        let mend =
            isInput ? "add `Input(\(key.metatype))` beside it" : "let its registration say `as: \(labels)`"
        return .init(
            .suggestion,
            "\(former.name.quoted) provides it, and \(binding.assembly.quoted) replaces that by "
                + "\(binding.name.quoted), as \(binding.keys.map(\.quoted).enumerated(with: "and")) only: \(mend)",
            at: binding.location
        )
    }

    private func noteOnNamesake(_ provider: Provider, lacking key: Key) -> Diagnostic.Note {
        let binding = answered.graph[provider.binding]
        let other = binding.keys[provider.key].typeIdentity.quoted
        // A type that no module is known of is one that the file doesn't import.
        let parts = binding.keys[provider.key].typeIdentity.split(separator: "::", maxSplits: 1)
        if parts.count == 2, key.typeIdentity == parts[1] {
            return .init(
                .suggestion,
                "\(key.name.quoted) of the module \(parts[0]) is registered: if that is meant, `import \(parts[0])` where it is asked for",
                at: binding.location
            )
        }
        return .init(
            .suggestion,
            "another \(key.name.quoted) is registered: \(other), not \(key.typeIdentity.quoted)",
            at: binding.location
        )
    }

    private func noteOnOptional(_ provider: Provider, lacking key: Key) -> Diagnostic.Note {
        let binding = answered.graph[provider.binding]
        let bound = binding.keys[provider.key].quoted
        return .init(
            .suggestion,
            "\(bound) is registered, which may be nil: ask for \(bound), or register \(key.quoted)",
            at: binding.location
        )
    }

    private func noteOnWrapped(_ provider: Provider, lacking key: Key, mend: String) -> Diagnostic.Note {
        let binding = answered.graph[provider.binding]
        let bound = binding.keys[provider.key].quoted
        return .init(
            .suggestion,
            "\(bound) is registered, which is never nil: let the \(mend) \(bound), or register \(key.quoted)",
            at: binding.location
        )
    }

    private func noteOnElsewhere(_ provider: Provider, from scope: ScopeID) -> Diagnostic.Note {
        let graph = answered.graph
        let other = graph[provider.scope].name.quoted
        let own = graph[scope].name.quoted
        let around = answered.tree.path(from: scope).first { answered.tree.contains(provider.scope, in: $0) }
        let alternative = around.map { ", or to \(graph[$0].name.quoted) around both" } ?? ""
        return .init(
            .suggestion,
            "\(graph[provider.binding].name.quoted) lives in \(other), which is not around \(own): "
                + "move its registration to \(own)\(alternative)",
            at: graph[provider.binding].location
        )
    }

    private func noteOnSpelling(_ provider: Provider) -> Diagnostic.Note {
        let binding = answered.graph[provider.binding]
        return .init(.suggestion, "\(binding.keys[provider.key].quoted) has a similar name", at: binding.location)
    }
}
