import DovetailDiagnostics

/// What would be there if its assembly were listed.
///
/// One that is near and lacks nothing itself is likely to have been forgotten. Others are told of only behind the plain advice: whoever
/// lists them gets the doubles of another product, or the next error.
final class UnlistedBindings {
    private let answered: AnsweredGraph
    private var byKey: [Key: [Int]] = [:]
    private var byConformance: [Key: [Int]] = [:]
    private static let shownOfAKind = 3

    init(_ answered: AnsweredGraph) {
        self.answered = answered
        for (index, unlisted) in answered.graph.unlisted.enumerated() {
            for key in unlisted.binding.keys { byKey[key, default: []].append(index) }
            for conformance in unlisted.binding.conformances { byConformance[conformance, default: []].append(index) }
        }
    }

    /// Of those that are likely to have been forgotten.
    func notes(on key: Key, from scope: ScopeID?) -> [Diagnostic.Note] {
        let (offering, conforming) = candidates(key, from: scope)
        if let bundle = offering.lazy.compactMap({ self.answered.graph.unlisted[$0].bundle }).first {
            return [note(on: bundle)]
        }
        return offering.filter(isLikely).prefix(Self.shownOfAKind).map { note(on: $0, lacking: nil) }
            + conforming.filter(isLikely).prefix(Self.shownOfAKind).map { note(on: $0, lacking: key) }
    }

    /// Of the others.
    func furtherNotes(on key: Key, from scope: ScopeID?) -> [Diagnostic.Note] {
        let offering = candidates(key, from: scope).offering.filter { !isLikely($0) }
        return offering.prefix(Self.shownOfAKind).map(furtherNote)
    }

    /// What would not be seen from there even if its assembly were listed.
    func notesOnOtherScopes(_ key: Key, from scope: ScopeID?) -> [Diagnostic.Note] {
        guard let scope else { return [] }
        return (byKey[key] ?? []).filter { answered.graph.unlisted[$0].isNear && !wouldBeVisible($0, from: scope) }
            .prefix(Self.shownOfAKind).map { noteOnOtherScope($0, from: scope) }
    }

    /// Whether its assembly is near, and what it needs would be there.
    func isLikely(_ index: Int) -> Bool {
        answered.graph.unlisted[index].isNear && lack(of: index) == nil
    }

    private func candidates(_ key: Key, from scope: ScopeID?) -> (offering: [Int], conforming: [Int]) {
        let offering = (byKey[key] ?? []).filter { wouldBeVisible($0, from: scope) }
        if !offering.isEmpty { return (offering, []) }
        let conforming = (byConformance[key.tagged(nil)] ?? []).filter { index in
            wouldBeVisible(index, from: scope) && answered.graph.unlisted[index].binding.tag == key.tag
        }
        return ([], conforming)
    }

    private func wouldBeVisible(_ index: Int, from scope: ScopeID?) -> Bool {
        guard let scope else { return true }
        guard let own = answered.graph.unlisted[index].scope else { return false }
        return answered.tree.contains(scope, in: own)
    }

    /// Something that it or what it needs of its own assembly needs, and that nothing provides.
    private func lack(of index: Int) -> Key? {
        var seen: Set<Int> = [index]
        var pending = [index]
        while let next = pending.popLast() {
            let binding = answered.graph.unlisted[next].binding
            let taken = binding.argumentsTaken()
            for (position, dependency) in binding.dependencies.enumerated() where taken[position] == nil {
                guard let wanted = dependency.requiredKey, !isProvided(dependency.key, for: next) else { continue }
                if isProvided(wanted, for: next) { continue }
                guard let own = ownProvider(of: wanted, beside: next) else { return wanted }
                if seen.insert(own).inserted { pending.append(own) }
            }
        }
        return nil
    }

    private func isProvided(_ key: Key, for index: Int) -> Bool {
        guard let scope = answered.graph.unlisted[index].scope else { return true }
        return answered.table.visible(key, from: scope) != nil
    }

    private func ownProvider(of key: Key, beside index: Int) -> Int? {
        let unlisted = answered.graph.unlisted
        return (byKey[key] ?? []).first { unlisted[$0].binding.assemblyIndex == unlisted[index].binding.assemblyIndex }
    }
}

extension Dependency {
    /// What has to be there to meet it; nil where nothing has to.
    fileprivate var requiredKey: Key? {
        switch request {
        case .instance(let key): key.collection == nil ? key : nil
        case .closure(_, let result, _): result
        case .optional, .opening, .element, .optionally: nil
        }
    }
}

// MARK: - Wording

extension UnlistedBindings {
    /// Says nothing of the key, as it is what mends all that the bundle would bring.
    private func note(on bundle: String) -> Diagnostic.Note {
        let composition = answered.graph.name.quoted
        return .init(
            .suggestion,
            "\(bundle.quoted) lists what provides it, and \(composition) doesn't include that: write `Include(\(bundle).self)`",
            at: answered.graph.location
        )
    }

    private func note(on index: Int, lacking key: Key?) -> Diagnostic.Note {
        let binding = answered.graph.unlisted[index].binding
        let list = "list `\(binding.assembly).self` in \(answered.graph.name.quoted)"
        let addition = key.map { ", and add `as: \($0.metatype)` to the registration" } ?? ""
        return .init(
            .suggestion,
            "\(binding.assembly.quoted), which \(answered.graph.name.quoted) doesn't list, registers "
                + "\(binding.name.quoted)\(condition(of: index)): \(list)\(addition)",
            at: binding.location
        )
    }

    func furtherNote(on index: Int) -> Diagnostic.Note {
        let binding = answered.graph.unlisted[index].binding
        let lack = lack(of: index).map { ", and needs \($0.quoted), which nothing provides either" } ?? ""
        return .init(
            .suggestion,
            "or list `\(binding.assembly).self` in \(answered.graph.name.quoted), which registers \(binding.name.quoted)"
                + "\(condition(of: index))\(lack)",
            at: binding.location
        )
    }

    private func condition(of index: Int) -> String {
        answered.graph.unlisted[index].condition.map { " under `#if \($0)`" } ?? ""
    }

    private func noteOnOtherScope(_ index: Int, from scope: ScopeID) -> Diagnostic.Note {
        let unlisted = answered.graph.unlisted[index]
        let own = answered.graph[scope].name.quoted
        return .init(
            .suggestion,
            "\(unlisted.binding.assembly.quoted), which \(answered.graph.name.quoted) doesn't list, registers "
                + "\(unlisted.binding.name.quoted) in \(unlisted.scopeName.quoted), which is not around \(own): "
                + "register it in an assembly of \(own)",
            at: unlisted.binding.location
        )
    }
}
