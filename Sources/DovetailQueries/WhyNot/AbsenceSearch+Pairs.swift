/// Why one thing does not get another.
extension AbsenceSearch {
    /// One for each two; those between which there is a road stand alone, where there are some.
    func absences(of subject: AskedName, needing needed: AskedName) -> [Absence] {
        let (subjects, others) = (table.meanings(of: subject), table.meanings(of: needed))
        guard !subjects.isEmpty else { return absences(of: subject) }
        guard !others.isEmpty else {
            return subjects.map { meaning in
                var absence = Absence(subject: index.subject(meaning, registry.table), isThere: false, reasons: [])
                absence.reasons = requests(of: meaning, for: needed) + absences(of: needed).flatMap(\.reasons)
                return absence
            }
        }
        let all = subjects.flatMap { subject in others.map { absence(of: subject, needing: $0) } }
        let there = all.filter(\.isThere)
        return there.isEmpty ? all : there
    }

    /// The parameters that ask in vain for what has the name.
    private func requests(of meaning: NameTable.Meaning, for name: AskedName) -> [Reason] {
        let sources = Set(index.bindings(of: meaning))
        let asking = requests.asking(for: name).filter { sources.contains($0.number) }
        return asking.prefix(Self.shown).map { request in
            let dependency = parts(of: request).1
            let nothing = dependency.answer == .absent ? ", and gets nil" : ", and nothing answers it"
            return Reason(
                .unregistered,
                "its parameter \(dependency.parameter.quoted) asks for \(dependency.key.quoted)\(nothing)",
                at: dependency.location
            )
        } + rest(asking.count, "parameter")
    }

    private func absence(of subject: NameTable.Meaning, needing other: NameTable.Meaning) -> Absence {
        let sources = index.bindings(of: subject)
        let targets = index.bindings(of: other)
        var absence = Absence(
            subject: index.subject(subject, registry.table),
            needed: index.subject(other, registry.table),
            isThere: false,
            reasons: []
        )
        if RoadSearch(index, from: .bindings(Set(sources)), to: Set(targets)).shortest() != nil {
            absence.isThere = true
            return absence
        }
        if !sources.contains(where: index.isNeeded) {
            absence.reasons = [Reason(.usersNotNeeded, "it is not there itself", because: reasons(of: subject))]
            return absence
        }
        let asking = sources.filter(index.isNeeded).flatMap { source in
            targets.flatMap { parameters(of: source, askingFor: $0) }
        }
        absence.reasons = Array(asking.prefix(Self.shown)) + rest(asking.count, "parameter")
        if absence.reasons.isEmpty, !targets.contains(where: index.isNeeded) {
            let name = index.subject(other, registry.table).name.quoted
            absence.reasons.append(
                Reason(.notAskedFor, "\(name) is not there", because: reasons(of: other))
            )
        }
        if absence.reasons.isEmpty { absence.reasons = [unconnected(sources, targets)] }
        return absence
    }

    private func reasons(of meaning: NameTable.Meaning) -> [Reason] { absence(of: meaning).reasons }

    /// What becomes of the parameters of a binding that ask for a key of another.
    private func parameters(of source: Int, askingFor target: Int) -> [Reason] {
        let (asking, asked) = (index[source], index[target])
        let types = Set(asked.keys.map { AskedName.plain($0.type) } + [AskedName.plain(asked.name)])
        let defaults = asked.keys.map(\.type).flatMap(requests.keepingDefault).filter { $0.number == source }
        return defaults.map { defaultReason($0, of: asked, subject: "it") }
            + asking.dependencies.compactMap { dependency in
                guard dependency.target != asked.id, dependency.key.askedTypes.contains(where: types.contains) else {
                    return nil
                }
                let parameter = "its parameter \(dependency.parameter.quoted) asks for \(dependency.key.quoted)"
                if dependency.kind == .argument {
                    return Reason(
                        .handedIn,
                        "\(parameter), and takes what its caller hands in",
                        at: dependency.location
                    )
                }
                let because = refusal(of: dependency, from: asking, to: target)
                if let other = dependency.target.flatMap({ index.numbers[$0] }) {
                    let end = because.kind == .outranked ? ", which \(precedence(of: other, over: target))" : ""
                    return Reason(
                        because.kind,
                        "\(parameter), and gets \(index[other].name.quoted)\(end)",
                        at: dependency.location,
                        because: because.kind == .outranked ? [] : [because]
                    )
                }
                let nothing = dependency.answer == .absent ? ", and gets nil" : ", and nothing answers it"
                return Reason(because.kind, "\(parameter)\(nothing)", at: dependency.location, because: [because])
            }
    }

    private func refusal(
        of dependency: GraphDocument.Dependency,
        from asking: GraphDocument.Binding,
        to target: Int
    ) -> Reason {
        let asked = index[target]
        if asked.state == .replaced { return replacement(of: asked) }
        let asks = Set(dependency.key.askedTypes)
        let key = asked.keys.first { asks.contains(AskedName.plain($0.type)) }
        guard let key else {
            return Reason(
                .askedForOtherwise,
                asked.keys.isEmpty
                    ? "\(asked.name.quoted) is offered only as an element of a collection"
                    : "\(asked.name.quoted) is offered only as \(asked.keys.map(\.quoted).enumerated(with: "and"))",
                at: asked.location
            )
        }
        if key.tag != dependency.key.tag {
            let tag = key.tag.map { "only with the tag \($0.quoted)" } ?? "without a tag"
            return Reason(.askedForOtherwise, "\(asked.name.quoted) is offered \(tag)", at: asked.location)
        }
        guard index.sees(asking.scope, asked.scope) else {
            return Reason(
                .otherScope,
                "\(asked.name.quoted) lives in \(asked.scope.quoted), which can't be seen from \(asking.scope.quoted)",
                at: asked.location
            )
        }
        return Reason(.outranked, "something else answers it", at: asked.location)
    }

    private func unconnected(_ sources: [Int], _ targets: [Int]) -> Reason {
        let keys = targets.first.map { index[$0].keys.map(\.quoted) } ?? []
        let what = keys.isEmpty || targets.count > 1 ? "any of it" : keys.enumerated(with: "or")
        let isAlone = sources.count == 1 && index[sources[0]].dependencies.isEmpty
        let whose = isAlone ? "it needs nothing" : "nothing that it needs, be it through others, asks for \(what)"
        let element = targets.count == 1 && keys.isEmpty
        let end = element ? "; that is only an element of a collection" : ""
        return Reason(element ? .elementOnly : .notAskedFor, whose + end)
    }
}
