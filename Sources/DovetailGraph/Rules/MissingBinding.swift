import DovetailDiagnostics

/// Nothing provides a key where it is asked for, or not in the way it is asked for.
enum MissingBinding {
    static let rule = Rule(id: .missingBinding, verify: verify)

    private static func verify(_ analysis: Analysis) -> [Diagnostic] {
        let answered = analysis.answered
        let forgotten = ForgottenArguments(answered)
        let groups = answered.refusalGroups().compactMap(forgotten.withoutExplained)
        guard !groups.isEmpty else { return [] }
        let nearMisses = NearMisses(answered)
        var spellingsLeft = spellingsShown
        return groups.compactMap { group in
            guard let first = group.consumers.first else { return nil }
            let finding: Finding
            switch group.refusal {
            case .nothingProvides(let key):
                if key.collection != nil { return nil }
                finding = absence(of: key, for: first, nearMisses, withSpelling: spellingsLeft > 0, in: answered)
                spellingsLeft -= 1
            case .otherArguments(let provider, let asked):
                let forgottenOnes = forgotten[provider, asked]
                finding = otherArguments(provider, asked, forgottenOnes, for: first, analysis)
            case .noScopeFits(let arguments, let result):
                finding = noScopeFits(arguments, result, for: first, analysis)
            case .notOpenable(let named):
                finding = notOpenable(named, for: first, in: answered)
            case .outlives, .severalScopesFit:
                return nil
            }
            var diagnostic = Diagnostic(
                .missingBinding,
                at: answered.location(of: first),
                finding.headline,
                notes: answered.notes(on: group.consumers) + finding.notes
            )
            diagnostic.missing = group.refusal.names(in: answered.graph)
            return diagnostic
        }
    }

    /// Comparing names costs a look at every binding, so it stops where there is more wrong than spelling.
    private static let spellingsShown = 20

    private struct Finding {
        var headline: String
        var notes: [Diagnostic.Note]
    }
}

extension Refusal {
    /// Of what would have to be there, or to be asked for.
    fileprivate func names(in graph: Graph) -> [String] {
        switch self {
        case .nothingProvides(let key): key.names
        case .otherArguments(let provider, let asked):
            (graph[provider.binding].arguments + (asked ?? [])).flatMap(\.names)
        case .outlives, .noScopeFits, .severalScopesFit, .notOpenable: []
        }
    }
}

// MARK: - Wording

extension MissingBinding {
    private static func absence(
        of key: Key,
        for consumer: Consumer,
        _ nearMisses: NearMisses,
        withSpelling: Bool,
        in answered: AnsweredGraph
    ) -> Finding {
        let scope = answered.scope(of: consumer)
        var notes = nearMisses.notes(on: key, for: consumer, withSpelling: withSpelling)
        if notes.isEmpty {
            let isValue = answered.graph.isValue(key)
            if isValue { notes = argumentNotes(for: key, consumer, in: answered) }
            if !isValue { notes = implementationNotes(for: key, from: scope, in: answered) }
            if notes.isEmpty || isValue { notes.append(registrationNote(for: key, from: scope, in: answered)) }
            notes += nearMisses.notesOnFarAssemblies(with: key, for: consumer)
        }
        return Finding(
            headline: "nothing provides \(key.quoted), \(answered.need(of: consumer))",
            notes: answered.notesOnDecorators(of: key, for: consumer) + notes
        )
    }

    /// The line that somebody forgot, where a type of a listed assembly's module would do.
    private static func implementationNotes(
        for key: Key,
        from scope: ScopeID?,
        in answered: AnsweredGraph
    ) -> [Diagnostic.Note] {
        // What wraps it is none itself.
        let wrappers = Set(answered.graph.bindings.filter { $0.decoration != nil && $0.keys.contains(key) }.map(\.name))
        let implementations = answered.graph.implementations(key, scope).filter { !wrappers.contains($0.name) }
        return implementations.prefix(implementationsShown).map { implementation in
            let keys = implementation.name == key.name ? "" : ", as: \(key.metatype)"
            return .init(
                .suggestion,
                "register it in \(implementation.assembly.quoted): "
                    + "`Shared(\(implementation.name).self\(keys))\(key.tagging)`"
            )
        }
    }

    private static let implementationsShown = 3

    /// A value that something made anew for each use needs is likely to differ from use to use.
    private static func argumentNotes(
        for key: Key,
        _ consumer: Consumer,
        in answered: AnsweredGraph
    ) -> [Diagnostic.Note] {
        guard case .parameter(let site) = consumer, key.tag == nil else { return [] }
        let binding = answered.graph[site.binding]
        guard binding.lifetime == .transient, binding.decoration == nil, let made = binding.keys.first else {
            return []
        }
        let taken = Set(binding.argumentsTaken().values)
        let arguments = binding.arguments.indices.filter(taken.contains).map { binding.arguments[$0] } + [key]
        let idle = binding.arguments.indices.filter { !taken.contains($0) }.map { binding.arguments[$0] }
        let type = closureType(taking: arguments, returning: made.name)
        let instead = idle.isEmpty ? "" : " instead of \(quotedList(idle)), which no parameter takes"
        return [
            .init(
                .suggestion,
                "if each \(binding.name.quoted) has one of its own, let its registration say `\(argumentLabel(arguments))`\(instead), and ask "
                    + "for it as \(type.quoted)",
                at: binding.location
            )
        ]
    }

    private static func argumentLabel(_ arguments: [Key]) -> String {
        "arguments: " + arguments.map(\.metatype).joined(separator: ", ")
    }

    private static func registrationNote(
        for key: Key,
        from scope: ScopeID?,
        in answered: AnsweredGraph
    ) -> Diagnostic.Note {
        // A metatype is a value that nothing has to be made for.
        let isProtocol = key.name.hasPrefix("any ") && !key.name.hasSuffix(".Type")
        let registration = isProtocol ? "Shared(…, as: \(key.metatype))" : "Shared(\(key.metatype)) { … }"
        let place = scope.map { " of \(answered.graph[$0].name.quoted)" } ?? ""
        return .init(
            .suggestion,
            "register it in an assembly\(place): `\(registration)\(key.tagging)`; or let the caller hand it in: "
                + "`Input(\(key.metatype))\(key.tagging)`"
        )
    }

    private static func otherArguments(
        _ provider: Provider,
        _ asked: [Key]?,
        _ forgotten: BindingID?,
        for consumer: Consumer,
        _ analysis: Analysis
    ) -> Finding {
        let answered = analysis.answered
        let binding = answered.graph[provider.binding]
        let key = binding.keys[provider.key]
        let how = asked.map { $0.isEmpty ? "without arguments" : "for \(quotedList($0))" } ?? "without arguments"
        let headline = "nothing provides \(key.quoted) \(how), \(answered.need(of: consumer))"
        if let forgotten, let asked {
            let note = noteOnForgotten(asked, by: answered.graph[forgotten])
            return Finding(headline: headline, notes: [note])
        }
        let taken = argumentList(binding.arguments)
        let plain = binding.arguments.isEmpty ? "\(key.quoted) or " : ""
        let type = askedType(of: provider, for: consumer, analysis)
        let note = "\(binding.name.quoted) takes \(taken), so it is asked for as \(plain)`\(type)`"
        return Finding(headline: headline, notes: [.init(.suggestion, note, at: binding.location)])
    }

    /// The parameters are there, and the registration does not say that they are arguments.
    private static func noteOnForgotten(_ asked: [Key], by binding: Binding) -> Diagnostic.Note {
        let label = argumentLabel(asked)
        if !binding.arguments.isEmpty {
            return .init(
                .suggestion,
                "\(binding.name.quoted) has a parameter for \(quotedList(asked)), and none for \(quotedList(binding.arguments)), which its "
                    + "registration lists: let it say `\(label)`",
                at: binding.location
            )
        }
        let mend: String
        switch binding.lifetime {
        case .transient: mend = "add `\(label)` to its registration"
        case .shared, .lazyShared, .perGraph, .weak, .input:
            mend = "register it as `Transient(…, \(label))`, a new one for each use, or ask for it without arguments"
        }
        return .init(
            .suggestion,
            "\(binding.name.quoted) has a parameter for \(quotedList(asked)), and its registration names no arguments: \(mend)",
            at: binding.location
        )
    }

    /// The type by which something is asked for with its arguments.
    private static func askedType(of provider: Provider, for consumer: Consumer, _ analysis: Analysis) -> String {
        let binding = analysis.graph[provider.binding]
        let key = binding.keys[provider.key]
        guard case .parameter(let site) = consumer else {
            return DovetailGraph.closureType(taking: binding.arguments, returning: key.name)
        }
        let isMade = analysis.effects.isMade(provider.binding)
        return analysis.closureType(
            taking: binding.arguments,
            isMade ? analysis.effects.making[provider.binding.index] : .none,
            returning: key,
            askedBy: site.binding
        )
    }

    private static func noScopeFits(
        _ arguments: [Key],
        _ result: Key,
        for consumer: Consumer,
        _ analysis: Analysis
    ) -> Finding {
        let answered = analysis.answered
        let graph = answered.graph
        let inputs = arguments.isEmpty ? "without inputs" : "by handing in \(quotedList(arguments))"
        let headline = "no scope opens \(inputs) and provides \(result.quoted), \(answered.need(of: consumer))"
        guard case .parameter(let site) = consumer else { return Finding(headline: headline, notes: []) }
        let dependency = answered.dependency(at: site)
        let scope = graph[site.binding].scope
        let openable = answered.answerer.openableScopes(from: scope).filter { candidate in
            dependency.opened.map { $0 == .scope(candidate) } ?? true
        }
        let candidates = openable.filter { answered.table.visible(result, from: $0) != nil }
        var notes = candidates.map { candidate in
            let taken = answered.answerer.inputs[candidate.index].compactMap { graph[$0].inputType }
            let provider = answered.table.visible(result, from: candidate)
            let effects = analysis.openerEffects(opening: candidate, handingOut: provider, for: dependency)
            let type = openerType(taking: taken, effects, handingBack: result, at: dependency)
            let inputs = taken.isEmpty ? "no inputs" : quotedList(taken)
            return Diagnostic.Note(
                .suggestion,
                "\(graph[candidate].name.quoted) provides \(result.quoted) and takes \(inputs), "
                    + "so it is asked for as `\(type)`",
                at: graph[candidate].location
            )
        }
        if candidates.isEmpty {
            notes = answered.table.firstOfEachScope(result).compactMap { provider in
                let isRoot = graph[provider.scope].parent == nil
                if isRoot, let note = answered.noteOnForgottenParent(of: provider.scope, inside: scope) { return note }
                if answered.tree.contains(scope, in: provider.scope) {
                    return .init(
                        .suggestion,
                        "\(result.quoted) is provided in \(graph[provider.scope].name.quoted), so that no scope has to be opened for it: "
                            + "ask for it as \(result.quoted)",
                        at: graph[provider.binding].location
                    )
                }
                return .init(
                    .related,
                    "\(result.quoted) is provided in \(graph[provider.scope].name.quoted), "
                        + "which \(graph[scope].name.quoted) can't open",
                    at: graph[provider.binding].location
                )
            }
        }
        return Finding(headline: headline, notes: notes)
    }

    private static func notOpenable(
        _ named: NamedScope,
        for consumer: Consumer,
        in answered: AnsweredGraph
    ) -> Finding {
        let graph = answered.graph
        let own = answered.scope(of: consumer)
        let around = own.map { "\(graph[$0].name.quoted) or a scope around it" } ?? "a scope"
        switch named {
        case .scope(let scope):
            if graph[scope].parent == nil, let own,
                let note = answered.noteOnForgottenParent(of: scope, inside: own)
            {
                let headline = "\(graph[scope].name.quoted) can't be opened there, \(answered.need(of: consumer))"
                return Finding(headline: headline, notes: [note])
            }
            let note = Diagnostic.Note(
                .suggestion,
                "an opener opens a child of \(around), which \(graph[scope].name.quoted) is not",
                at: graph[scope].location
            )
            let name = graph[scope].name.quoted
            return Finding(headline: "\(name) can't be opened there, \(answered.need(of: consumer))", notes: [note])
        case .unlisted(let name):
            let note = "list an assembly of \(name.quoted) in \(graph.name.quoted)"
            return Finding(
                headline: "\(graph.name.quoted) has nothing in \(name.quoted), \(answered.need(of: consumer))",
                notes: [.init(.suggestion, note)]
            )
        }
    }

    private static func argumentList(_ arguments: [Key]) -> String {
        switch arguments.count {
        case 0: "no arguments"
        case 1: "the argument \(quotedList(arguments))"
        default: "the arguments \(quotedList(arguments))"
        }
    }

    private static func quotedList(_ keys: [Key]) -> String {
        keys.map(\.quoted).enumerated(with: "and")
    }
}
