import DovetailDiagnostics

/// An object is made on an actor that whoever makes it isn't on.
enum IsolationMismatch {
    static let rule = Rule(id: .isolationMismatch, verify: verify)

    private static func verify(_ analysis: Analysis) -> [Diagnostic] {
        analysis.effects.conflicts.map { conflict($0, analysis) } + leavingActors(analysis)
            + analysis.closureChecks().compactMap { check in
                if let opened = check.opened, analysis.graph[opened].isolation == .unsynchronized {
                    return handingOutEnd(check, of: opened, analysis)
                }
                if let scope = check.leaves { return leaving(check, scope, analysis) }
                if let opened = check.opened, let actor = check.opening.isolation, !check.allows(isolation: actor) {
                    let cause = analysis.isolationRoad(ofOpening: opened)
                    return closure(check, "opening \(analysis.graph[opened].name.quoted)", actor, cause, analysis)
                }
                let target = analysis.graph[check.edge.target]
                if let actor = check.touches, check.allows.isolation != actor {
                    return capture(check, actor, analysis)
                }
                guard let actor = check.making.isolation, !check.allows(isolation: actor) else {
                    return check.crossing.map { crossing(check, $0, analysis) }
                }
                let isHeld = analysis.effects.touches(check.edge, analysis.graph) != nil && check.opened != nil
                let cause =
                    isHeld
                    ? [analysis.holding(check.edge.target)] : analysis.road(from: check.edge.target, to: .isolation)
                let act = isHeld ? "handing out" : "making"
                return closure(check, "\(act) \(target.name.quoted)", actor, cause, analysis)
            }
    }
}

// MARK: - Wording

extension IsolationMismatch {
    private static func conflict(_ conflict: IsolationConflict, _ analysis: Analysis) -> Diagnostic {
        let graph = analysis.graph
        let (first, second) = (conflict.first, conflict.second)
        let location: SourceLocation
        let subject: String
        var notes: [Diagnostic.Note]
        switch conflict.place {
        case .making(let id):
            (location, subject) = (graph[id].location, "making \(graph[id].name.quoted)")
            notes = analysis.answered.road(to: id)
        case .opening(let scope):
            location = second.maker.map { graph[$0].location } ?? graph[scope].location
            subject = "opening \(graph[scope].name.quoted)"
            notes = second.maker.map { analysis.answered.road(to: $0) } ?? []
            if first.maker == nil { notes += analysis.isolationRoad(ofOpening: scope) }
        }
        for side in [first, second] {
            guard let maker = side.maker else { continue }
            notes += side.isHeld ? [analysis.holding(maker)] : analysis.road(from: maker, to: .isolation)
        }
        notes.append(.init(.suggestion, mend(of: conflict, analysis)))
        return Diagnostic(
            .isolationMismatch,
            at: location,
            "\(subject) would have to run on \(first.isolation.quoted(beside: second.isolation)) and on "
                + second.isolation.quoted(beside: first.isolation),
            notes: notes
        )
    }

    private static func mend(of conflict: IsolationConflict, _ analysis: Analysis) -> String {
        let (graph, second) = (analysis.graph, conflict.second)
        let wanted = second.maker.map { graph[$0].name } ?? "T"
        if second.isHeld {
            return "make \(wanted.quoted) `Sendable`, or make what needs it on \(second.isolation.quoted)"
        }
        if case .opening = conflict.place, let maker = second.maker {
            return mend(ofOpeningThatMakes: maker, on: second.isolation, analysis)
        }
        var effects = second.maker.map { analysis.effects.making[$0.index] } ?? .none
        effects.isAsync = true
        // What can't come from its actor has to be used there.
        let isBound = second.maker.map { !graph[$0].nonSendableKeys.isEmpty } ?? false
        effects.isolation = isBound ? second.isolation : nil
        let closure = closureType(taking: [], effects, returning: wanted).quoted
        return "let what needs the other actor take a closure that is async, such as \(closure), and call it there"
    }

    /// What an opening makes it makes whatever anybody asks for, so that a closure helps only where the object itself takes one.
    private static func mend(
        ofOpeningThatMakes maker: BindingID,
        on actor: ActorName,
        _ analysis: Analysis
    ) -> String {
        let (graph, edges) = (analysis.graph, analysis.answered.edges)
        let name = graph[maker].name.quoted
        let other = "a scope that lives on \(actor.quoted)"
        switch analysis.effects.sources[maker.index][.isolation] {
        case .dependency(let place):
            guard let edge = edges[maker.index].first(where: { $0.place == place }) else { break }
            var effects = analysis.effects.handingOut(edge, graph)
            effects.isAsync = true
            // What can't come from its actor has to be used there.
            if !graph[place.target].nonSendableKeys.contains(edge.key) { effects.isolation = nil }
            let dependency = analysis.answered.dependency(at: .init(binding: maker, dependency: place.dependency))
            let type = analysis.closureType(effects, returning: graph[place.target].keys[edge.key], askedBy: maker)
            return "let \(dependency.parameter.quoted) be \(type.quoted), or register \(name) in \(other)"
        case .reading(let place):
            return "make \(graph[place.target].name.quoted) `Sendable`, or register \(name) in \(other)"
        case .itself, nil: break
        }
        let isNeeded = edges.joined().contains { $0.kind == .hard && $0.target == maker }
        if isNeeded { return "register \(name), and what needs it, in \(other)" }
        let isBound = !graph[maker].nonSendableKeys.isEmpty || analysis.effects.making[maker.index].isAsync
        return (isBound ? "" : "make \(name) `.lazy()`, or ") + "register \(isBound ? name : "it") in \(other)"
    }

    private static func leaving(_ check: ClosureCheck, _ scope: ScopeID, _ analysis: Analysis) -> Diagnostic {
        let dependency = analysis.answered.dependency(at: check.site)
        let (target, node) = (analysis.graph[check.edge.target], analysis.graph[scope])
        let isAsked = check.isLate || target.lifetime == .lazyShared
        let reason = isAsked ? "is looked for in the scope" : "is, or takes, what is not known to be `Sendable`"
        return Diagnostic(
            .isolationMismatch,
            at: dependency.location,
            "parameter \(dependency.parameter.quoted) of \(analysis.graph[check.site.binding].name.quoted) may be called "
                + "elsewhere, and what \(node.name.quoted) holds stays in one place",
            notes: analysis.answered.road(to: check.site.binding) + [
                .init(.related, "\(node.name.quoted) is `Unsynchronized`", at: node.location),
                .init(.related, "\(target.name.quoted) \(reason)", at: target.location),
                .init(
                    .suggestion,
                    "let \(dependency.parameter.quoted) be \(check.stayingType(forParameter: dependency.key).quoted)",
                    at: dependency.location
                ),
            ]
        )
    }

    private static func handingOutEnd(_ check: ClosureCheck, of opened: ScopeID, _ analysis: Analysis) -> Diagnostic {
        let dependency = analysis.answered.dependency(at: check.site)
        let node = analysis.graph[opened]
        return Diagnostic(
            .isolationMismatch,
            at: dependency.location,
            "parameter \(dependency.parameter.quoted) of \(analysis.graph[check.site.binding].name.quoted) hands out an end that "
                + "may be called anywhere, and \(node.name.quoted) stays in one place",
            notes: analysis.answered.road(to: check.site.binding) + [
                .init(.related, "\(node.name.quoted) is `Unsynchronized`", at: node.location),
                .init(
                    .suggestion,
                    "open it from the class of the scope around it, or let \(node.name.quoted) live on an actor"
                ),
            ]
        )
    }

    private static func capture(_ check: ClosureCheck, _ actor: ActorName, _ analysis: Analysis) -> Diagnostic {
        let dependency = analysis.answered.dependency(at: check.site)
        let (captures, held) = analysis.captureRoad(from: check.edge)
        let type = check.mendedType(forParameter: dependency.key).quoted
        return Diagnostic(
            .isolationMismatch,
            at: dependency.location,
            "parameter \(dependency.parameter.quoted) of \(analysis.graph[check.site.binding].name.quoted) would take "
                + "what is not `Sendable` away from \(actor.quoted)",
            notes: analysis.answered.road(to: check.site.binding) + captures + [
                .init(
                    .suggestion,
                    "let \(dependency.parameter.quoted) be \(type), or make \(analysis.graph[held].name.quoted) `Sendable`",
                    at: dependency.location
                )
            ]
        )
    }

    private static func closure(
        _ check: ClosureCheck,
        _ subject: String,
        _ isolation: ActorName,
        _ cause: [Diagnostic.Note],
        _ analysis: Analysis
    ) -> Diagnostic {
        let dependency = analysis.answered.dependency(at: check.site)
        let types =
            check.crossing == nil
            ? check.mendedTypes(goingTo: isolation, forParameter: dependency.key)
            : [check.mendedType(forParameter: dependency.key)]
        return Diagnostic(
            .isolationMismatch,
            at: dependency.location,
            "\(subject) runs on \(isolation.quoted), and parameter \(dependency.parameter.quoted) of "
                + "\(analysis.graph[check.site.binding].name.quoted) doesn't",
            notes: analysis.answered.road(to: check.site.binding) + cause + [
                .init(
                    .suggestion,
                    "let \(dependency.parameter.quoted) be \(types.map(\.quoted).enumerated(with: "or"))",
                    at: dependency.location
                )
            ]
        )
    }
}
