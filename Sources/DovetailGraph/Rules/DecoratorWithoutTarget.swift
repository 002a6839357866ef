import DovetailDiagnostics

/// A decorator of what nothing in its scope provides, and one with a hook for something that the scope does not hold.
enum DecoratorWithoutTarget {
    static let rule = Rule(id: .decoratorWithoutTarget, verify: verify)

    private static func verify(_ analysis: Analysis) -> [Diagnostic] {
        let answered = analysis.answered
        let graph = analysis.graph
        let targetless = answered.answerer.decoratorsWithoutTarget
        let refused = targetless.isEmpty ? [] : answered.refusalGroups()
        let absent = targetless.filter { !answered.isExplained($0, by: refused) }.map { absence($0, answered) }
        let unhooked = graph.bindings.indices.filter { index in
            let binding = graph.bindings[index]
            return binding.decoration?.inner != nil && binding.hasHook && !binding.lifetime.isHeld
        }
        let weak = graph.bindings.indices.filter { index in
            graph.bindings[index].decoration?.inner.map { graph[$0].lifetime == .weak && graph[$0].decoration == nil }
                ?? false
        }
        return absent + unhooked.map { hook(BindingID($0), graph) }
            + weak.map { wrappedWeak(graph.bindings[$0], graph) }
    }
}

extension AnsweredGraph {
    /// Whether what a decorator is to wrap is missing, and told of as that: there is nothing to wrap for the same reason.
    fileprivate func isExplained(_ decorator: BindingID, by groups: [RefusalGroup]) -> Bool {
        guard let key = graph[decorator].keys.first else { return false }
        return groups.contains { group in
            guard case .nothingProvides(key) = group.refusal else { return false }
            return group.consumers.contains { isVisible(decorator, from: $0) }
        }
    }

    /// The decorators of what is missing, with where they are.
    func notesOnDecorators(of key: Key, for consumer: Consumer) -> [Diagnostic.Note] {
        answerer.decoratorsWithoutTarget.filter { graph[$0].keys.first == key && isVisible($0, from: consumer) }
            .map { .init(.related, "\(graph[$0].name.quoted) is to wrap it", at: graph[$0].location) }
    }

    private func isVisible(_ binding: BindingID, from consumer: Consumer) -> Bool {
        scope(of: consumer).map { tree.contains($0, in: graph[binding].scope) } ?? true
    }
}

// MARK: - Wording

extension DecoratorWithoutTarget {
    private static func absence(_ id: BindingID, _ answered: AnsweredGraph) -> Diagnostic {
        let graph = answered.graph
        let binding = graph[id]
        let key = binding.keys[0]
        var diagnostic = Diagnostic(
            .decoratorWithoutTarget,
            at: binding.location,
            "\(binding.name.quoted) is to wrap \(key.quoted), which nothing in \(graph[binding.scope].name.quoted) "
                + "provides in \(graph.name.quoted)",
            notes: [
                nearMiss(of: binding, key, answered) ?? unlisted(key, binding, graph)
                    ?? registration(of: key, binding, graph)
            ]
        )
        diagnostic.missing = key.names
        return diagnostic
    }

    private static func nearMiss(of binding: Binding, _ key: Key, _ answered: AnsweredGraph) -> Diagnostic.Note? {
        let graph = answered.graph
        if let provider = answered.table.all(of: key).first {
            let other = graph[provider.scope].name.quoted
            return .init(
                .suggestion,
                "\(graph[provider.binding].name.quoted) provides it in \(other): a decorator is registered in an assembly of the "
                    + "same scope",
                at: graph[provider.binding].location
            )
        }
        let candidates = graph.bindings.filter { $0.decoration == nil && $0.scope == binding.scope }
        if let note = otherwiseTagged(key, candidates) { return note }
        if let other = candidates.first(where: { $0.tag == key.tag && $0.conformances.contains(key.tagged(nil)) }) {
            if other.keys.isEmpty {
                let isOnly = candidates.filter { $0.conformances.contains(key) }.count == 1
                let mend =
                    isOnly
                    ? "let its registration say `as: \(key.metatype)` too, and it is wrapped in there as well"
                    : "make it of the wrapper in the closure that makes it"
                return .init(
                    .suggestion,
                    "\(other.name.quoted) is an element of a collection only: \(mend)",
                    at: other.location
                )
            }
            let keys = other.keys.map(\.quoted).enumerated(with: "and")
            return .init(
                .suggestion,
                "\(other.name.quoted) is registered only as \(keys): wrap that, or let its registration say `as: \(key.metatype)`",
                at: other.location
            )
        }
        return nil
    }

    /// What says nothing of a tag wraps what has none.
    private static func otherwiseTagged(_ key: Key, _ candidates: [Binding]) -> Diagnostic.Note? {
        for other in candidates {
            guard let present = other.keys.first(where: { $0.isSameType(as: key) }) else { continue }
            let fact = "\(present.quoted) is registered" + (present.tag == nil ? " without a tag" : "")
            return .init(.suggestion, "\(fact): to wrap that, write `of: \(present.exposure)`", at: other.location)
        }
        return nil
    }

    private static func unlisted(_ key: Key, _ binding: Binding, _ graph: Graph) -> Diagnostic.Note? {
        graph.unlisted.first { $0.isNear && $0.scope == binding.scope && $0.binding.keys.contains(key) }.map {
            unlisted in
            .init(
                .suggestion,
                "\(unlisted.binding.assembly.quoted), which \(graph.name.quoted) doesn't list, provides it: list "
                    + "`\(unlisted.binding.assembly).self`",
                at: unlisted.binding.location
            )
        }
    }

    private static func registration(of key: Key, _ binding: Binding, _ graph: Graph) -> Diagnostic.Note {
        .init(
            .suggestion,
            "register what it wraps in an assembly of \(graph[binding.scope].name.quoted), or take the decorator out"
        )
    }

    /// Who holds the wrapper is not who holds what it wraps.
    private static func wrappedWeak(_ binding: Binding, _ graph: Graph) -> Diagnostic {
        let inner = binding.decoration?.inner.map { graph[$0] } ?? binding
        return Diagnostic(
            .decoratorWithoutTarget,
            at: binding.location,
            "\(binding.name.quoted) can't wrap \(inner.name.quoted), which is `Weak`: the scope only knows it as long as somebody "
                + "holds it",
            notes: [
                .init(.related, "\(inner.name.quoted) is registered here", at: inner.location),
                .init(.suggestion, "wrap it in the closure that makes it"),
            ]
        )
    }

    private static func hook(_ id: BindingID, _ graph: Graph) -> Diagnostic {
        let (binding, innermost) = (graph[id], graph[graph.innermost(id)])
        return Diagnostic(
            .decoratorWithoutTarget,
            at: binding.location,
            "`.onEnd` of \(binding.name.quoted) has nothing to end: \(graph[binding.scope].name.quoted) doesn't keep the "
                + "\(innermost.name.quoted) that it wraps",
            notes: [
                .init(.related, "\(innermost.name.quoted) is registered here", at: innermost.location),
                .init(.suggestion, "take the hook out, or let what is wrapped be `Shared`"),
            ]
        )
    }
}
