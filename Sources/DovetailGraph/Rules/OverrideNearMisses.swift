import DovetailDiagnostics

/// What an override that has nothing to replace was meant to.
final class OverrideNearMisses {
    private let answered: AnsweredGraph
    private var byKey: [Key: [Provider]] = [:]
    private var byName: [String: [Provider]] = [:]
    private var unlisted: [Key: Int] = [:]

    init(_ answered: AnsweredGraph) {
        self.answered = answered
        for (index, binding) in answered.graph.bindings.enumerated() {
            guard binding.decoration == nil, answered.replacements.override(of: binding) == nil else { continue }
            for (position, key) in binding.keys.enumerated() {
                let provider = Provider(binding: BindingID(index), key: position, scope: binding.scope)
                byKey[key, default: []].append(provider)
                byName[key.name, default: []].append(provider)
            }
        }
        for (index, unlisted) in answered.graph.unlisted.enumerated() where unlisted.isNear {
            for key in unlisted.binding.keys where self.unlisted[key] == nil { self.unlisted[key] = index }
        }
    }

    /// The likeliest, if any.
    func notes(on id: BindingID) -> [Diagnostic.Note] {
        let binding = answered.graph[id]
        if let note = elsewhere(binding) ?? otherwiseTagged(binding) ?? otherwiseKeyed(binding) ?? notListed(binding) {
            return [note]
        }
        return similarlyNamed(binding).map { [$0] } ?? []
    }

    private func elsewhere(_ binding: Binding) -> Diagnostic.Note? {
        guard let provider = binding.keys.lazy.compactMap({ self.byKey[$0]?.first }).first else { return nil }
        let (own, other) = (answered.graph[binding.scope].name.quoted, answered.graph[provider.scope].name.quoted)
        let target = answered.graph[provider.binding]
        let key = target.keys[provider.key].quoted
        let mend: String
        if provider.scope == binding.scope {
            let name = target.assembly.quoted
            mend = "but not in what the composition that overrides includes: let that include or list \(name)"
        } else {
            mend = "not in \(own): register it in an assembly of \(other), and override by that"
        }
        return .init(.suggestion, "\(target.name.quoted) provides \(key) in \(other), \(mend)", at: target.location)
    }

    /// The double is of the right type and registered as another of its types.
    private func otherwiseKeyed(_ binding: Binding) -> Diagnostic.Note? {
        let conformances = binding.conformances.filter { !binding.keys.contains($0) }
        for key in conformances {
            guard let provider = byKey[key]?.first(where: { $0.scope == binding.scope }) else { continue }
            let target = answered.graph[provider.binding]
            let wanted = target.keys[provider.key]
            let mend = binding.lifetime == .input ? "`Input(\(wanted.metatype))`" : "`as: \(wanted.metatype)`"
            return .init(
                .suggestion,
                "\(wanted.quoted) is what \(target.name.quoted) provides: write \(mend)",
                at: target.location
            )
        }
        return nil
    }

    /// The double lacks the tag of what it is to replace, or has another.
    private func otherwiseTagged(_ binding: Binding) -> Diagnostic.Note? {
        for key in binding.keys {
            let namesakes = (byName[key.name] ?? []).filter { $0.scope == binding.scope }
            let provider = namesakes.first { answered.graph[$0.binding].keys[$0.key].isSameType(as: key) }
            guard let provider else { continue }
            let target = answered.graph[provider.binding]
            let wanted = target.keys[provider.key]
            let mend: String
            if wanted.tag == nil {
                mend = "without a tag: take \(key.tagging.quoted) out of the registration of \(binding.name.quoted)"
            } else if key.tag == nil {
                mend = "and \(binding.name.quoted) has no tag: add \(wanted.tagging.quoted) to its registration"
            } else {
                mend = "and \(binding.name.quoted) has another tag: let its registration say \(wanted.tagging.quoted)"
            }
            return .init(
                .suggestion,
                "\(wanted.quoted) is what \(target.name.quoted) provides, \(mend)",
                at: target.location
            )
        }
        return nil
    }

    private func notListed(_ binding: Binding) -> Diagnostic.Note? {
        for key in binding.keys {
            guard let index = unlisted[key] else { continue }
            let unlisted = answered.graph.unlisted[index]
            // What offers the same is meant for another composition.
            if unlisted.binding.name == binding.name { continue }
            return .init(
                .suggestion,
                "\(unlisted.binding.assembly.quoted), which \(answered.graph.name.quoted) doesn't list, provides "
                    + "\(key.quoted) in \(unlisted.scopeName.quoted)",
                at: unlisted.binding.location
            )
        }
        return nil
    }

    private func similarlyNamed(_ binding: Binding) -> Diagnostic.Note? {
        var nearest: (distance: Int, provider: Provider)?
        for key in binding.keys {
            let wanted = Array(key.name.utf8)
            for (name, providers) in byName {
                guard let distance = SpellingDistance.between(wanted, Array(name.utf8)) else { continue }
                for provider in providers where provider.scope == binding.scope {
                    let isNearer = nearest.map { (distance, provider.binding) < ($0.distance, $0.provider.binding) }
                    if isNearer ?? true { nearest = (distance, provider) }
                }
            }
        }
        guard let provider = nearest?.provider else { return nil }
        let target = answered.graph[provider.binding]
        if let key = binding.keys.first(where: { $0.name == target.keys[provider.key].name }) {
            let (own, other) = (key.typeIdentity.quoted, target.keys[provider.key].typeIdentity.quoted)
            let fact = "\(target.name.quoted) provides another \(key.name.quoted): \(other), not \(own)"
            return .init(.suggestion, fact, at: target.location)
        }
        return .init(.suggestion, "\(target.keys[provider.key].quoted) has a similar name", at: target.location)
    }
}
