import DovetailDiagnostics

/// What is told of a rule that names what isn't there.
final class RuleWithoutTargetWording {
    private let graph: Graph
    private static let shown = 3

    init(_ graph: Graph) {
        self.graph = graph
    }

    func diagnostic(_ part: ArchitectureRule.Part, of rule: ArchitectureRule) -> Diagnostic {
        if let fault = part.fault { return fault }
        var notes = nearMisses(part)
        if notes.isEmpty { notes.append(removal(part, of: rule)) }
        var diagnostic = Diagnostic(
            .ruleWithoutTarget,
            at: part.location,
            "\(quoted(part)) in \(rule.text.quoted) stands for nothing: \(absence(of: part))",
            notes: notes
        )
        if case .key(let key) = part.members { diagnostic.missing = key.names }
        return diagnostic
    }

    func unbreakable(_ rule: ArchitectureRule) -> Diagnostic {
        let others = rule.others.map { $0.name.quoted }.enumerated(with: "and")
        let excepted = rule.exceptions.isEmpty ? "" : " or is excepted"
        return Diagnostic(
            .ruleWithoutTarget,
            at: rule.location,
            "nothing can break \(rule.text.quoted): all of \(others) belongs to \(rule.part.name.quoted) itself\(excepted)",
            notes: [.init(.suggestion, "name something else, or take the rule out")]
        )
    }

    private func quoted(_ part: ArchitectureRule.Part) -> String {
        if case .key(let key) = part.members { key.quoted } else { part.name.quoted }
    }

    private func absence(of part: ArchitectureRule.Part) -> String {
        switch part.members {
        case .key: "\(graph.name.quoted) registers nothing as that"
        case .scope: "\(graph.name.quoted) registers nothing in that scope"
        case .assembly: "\(graph.name.quoted) does not list that assembly"
        }
    }

    private func removal(_ part: ArchitectureRule.Part, of rule: ArchitectureRule) -> Diagnostic.Note {
        let isException = rule.exceptions.contains { $0.location == part.location }
        let isOneOfSeveral = rule.others.count > 1 && rule.others.contains { $0.location == part.location }
        let place = isException || isOneOfSeveral ? part.name.quoted : "the rule"
        guard case .assembly = part.members else {
            return .init(.suggestion, "take \(place) out, or say it in a composition that has it")
        }
        return .init(.suggestion, "list `\(part.name.metatype)`, or take \(place) out")
    }
}

// MARK: - Near misses

extension RuleWithoutTargetWording {
    private func nearMisses(_ part: ArchitectureRule.Part) -> [Diagnostic.Note] {
        guard case .key(let key) = part.members else { return [] }
        let notes = otherwiseTagged(key) + conforming(key)
        if !notes.isEmpty { return Array(notes.prefix(Self.shown)) }
        if let note = unlisted(key) { return [note] }
        return namesakes(key) + similarlyNamed(key)
    }

    /// The very type, under other tags or none.
    private func otherwiseTagged(_ key: Key) -> [Diagnostic.Note] {
        graph.bindings.lazy.compactMap { binding in
            guard let present = binding.keys.first(where: { $0.isSameType(as: key) }) else { return nil }
            return .init(
                .suggestion,
                "\(present.quoted) is registered: write `\(present.exposure)`",
                at: binding.location
            )
        }.prefix(Self.shown).map(\.self)
    }

    /// What conforms to the type, but is registered as something else.
    private func conforming(_ key: Key) -> [Diagnostic.Note] {
        graph.bindings.lazy.compactMap { binding in
            guard binding.conformances.contains(key.tagged(nil)), let present = binding.keys.first ?? binding.madeType
            else { return nil }
            let fact = "\(binding.name.quoted) conforms to it, and is registered as \(present.quoted)"
            return .init(.suggestion, "\(fact): did you mean `\(present.exposure)`?", at: binding.location)
        }.prefix(Self.shown).map(\.self)
    }

    private func unlisted(_ key: Key) -> Diagnostic.Note? {
        let found = graph.unlisted.first { unlisted in
            (unlisted.binding.keys + [unlisted.binding.madeType].compactMap(\.self)).contains { $0.isSameType(as: key) }
        }
        return found.map { unlisted in
            .init(
                .suggestion,
                "\(unlisted.binding.assembly.quoted) registers it: list `\(unlisted.binding.assembly.metatype)`, or take the rule out",
                at: unlisted.binding.location
            )
        }
    }

    /// Types of other modules that read the same.
    private func namesakes(_ key: Key) -> [Diagnostic.Note] {
        graph.bindings.lazy.compactMap { binding in
            guard let present = binding.keys.first(where: { $0.name == key.name }) else { return nil }
            let (other, own) = (present.typeIdentity.quoted, key.typeIdentity.quoted)
            return .init(
                .suggestion,
                "another \(key.name.quoted) is registered: \(other), not \(own)",
                at: binding.location
            )
        }.prefix(Self.shown).map(\.self)
    }

    private func similarlyNamed(_ key: Key) -> [Diagnostic.Note] {
        let wanted = Array(key.name.utf8)
        var similar: [(distance: Int, name: String, binding: Binding)] = []
        for binding in graph.bindings {
            for name in Set(binding.keys.map(\.name) + [binding.name]) where name != key.name {
                guard let distance = SpellingDistance.between(wanted, Array(name.utf8)) else { continue }
                similar.append((distance, name, binding))
            }
        }
        return similar.sorted {
            ($0.distance, $0.name, $0.binding.location) < ($1.distance, $1.name, $1.binding.location)
        }
        .prefix(Self.shown)
        .map { .init(.suggestion, "\($0.name.quoted) has a similar name", at: $0.binding.location) }
    }
}
