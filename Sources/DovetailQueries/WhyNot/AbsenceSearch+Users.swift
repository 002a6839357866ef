/// Who would need what is not needed, and why those are not there either.
extension AbsenceSearch {
    /// The reasons above a binding that nothing leads to: objects that would lead to it, and that are replaced, without target, or asked for by
    /// nobody; the nearest first.
    func ends(above number: Int) -> [Reason] {
        var links: [Int: GraphIndex.Link] = [:]
        var reached = [number]
        var met: Set<Int> = [number]
        var ends: [Int] = []
        var next = 0
        while next < reached.count {
            let current = reached[next]
            next += 1
            let isEnd = index[current].state != .unneeded || index.users[current].isEmpty
            if isEnd, current != number { ends.append(current) }
            // Nothing needs what is not there.
            if index[current].state != .unneeded { continue }
            for link in index.users[current] where met.insert(link.source).inserted {
                links[link.source] = link
                reached.append(link.source)
            }
        }
        return ends.prefix(Self.shown).map { end(at: $0, steps: steps(from: $0, links)) }
            + rest(ends.count, "object would lead to it", "objects would lead to it")
    }

    private func steps(from end: Int, _ links: [Int: GraphIndex.Link]) -> [Road.Step] {
        var steps: [Road.Step] = []
        var current = end
        while let link = links[current] {
            steps.append(index.step(link))
            current = link.target
        }
        return steps
    }

    private func end(at number: Int, steps: [Road.Step]) -> Reason {
        let binding = index[number]
        return Reason(
            .usersNotNeeded,
            "\(binding.name.quoted) would lead to it, and \(binding.state.predicate)",
            at: binding.location,
            steps: steps,
            because: binding.state == .unneeded
                ? [unasked(number)] + outrankings(of: number) : reasons(for: number)
        )
    }

    private func outrankings(of number: Int) -> [Reason] {
        reasons(for: number).filter { $0.kind == .outranked || $0.kind == .replaced }
    }

    /// Nothing asks for what a binding offers; what is asked for that looks like it.
    func unasked(_ number: Int) -> Reason {
        let binding = index[number]
        guard !binding.isCollection || !binding.keys.isEmpty else {
            return Reason(.notAskedFor, "nothing asks for it", at: binding.location)
        }
        let keys = binding.keys.map(\.quoted)
        let offers = keys.isEmpty ? binding.contributions.map(\.collection.quoted) : keys
        return Reason(
            .notAskedFor,
            "nothing asks for \(offers.enumerated(with: "or")), and nothing exposes it",
            at: binding.location,
            because: nearRequests(number)
        )
    }

    /// Parameters that get nothing, and ask for nearly the same.
    private func nearRequests(_ number: Int) -> [Reason] {
        let binding = index[number]
        var reasons: [Reason] = []
        var met: Set<RequestTable.Request> = []
        for key in binding.keys {
            for request in requests.asking(for: key.type) where met.insert(request).inserted {
                reasons.append(nearRequest(request, of: number, key))
            }
        }
        let isOffered = binding.keys.contains { AskedName.plain($0.type) == AskedName.plain(binding.name) }
        if !isOffered {
            for request in requests.asking(for: binding.name) where met.insert(request).inserted {
                let (who, dependency) = parts(of: request)
                reasons.append(
                    Reason(
                        .askedForOtherwise,
                        "\(who.name.quoted) asks for \(dependency.key.quoted) (parameter \(dependency.parameter.quoted)), and "
                            + "\(binding.name.quoted) is offered only as \(binding.keys.map(\.quoted).enumerated(with: "and"))",
                        at: dependency.location
                    )
                )
            }
        }
        return Array((reasons + defaults(number)).prefix(Self.shown))
    }

    /// Parameters that could take a binding and keep their default values: those of what is needed.
    private func defaults(_ number: Int) -> [Reason] {
        let types = Set(index[number].keys.map(\.type))
        return types.sorted().flatMap(requests.keepingDefault).filter { index.isNeeded($0.number) }.map { request in
            defaultReason(request, of: index[number], subject: index[request.number].name.quoted)
        }
    }

    func defaultReason(
        _ request: RequestTable.Request,
        of asked: GraphDocument.Binding,
        subject: String
    ) -> Reason {
        let parameter = index[request.number].defaulted?[request.dependency]
        let name = parameter?.parameter ?? "_"
        let type = asked.keys.first?.type ?? asked.name
        let metatype = type.contains(" ") ? "(\(type)).self" : "\(type).self"
        let way = name == "_" ? "" : "; \(".using(\(metatype), for: \"\(name)\")".quoted) lets it take this one"
        return Reason(
            .keepsDefault,
            "\(subject) keeps the default value of its parameter \(name.quoted)\(way)",
            at: parameter?.location
        )
    }

    private func nearRequest(_ request: RequestTable.Request, of number: Int, _ key: GraphDocument.Key) -> Reason {
        let (who, dependency) = parts(of: request)
        let parameter = "(parameter \(dependency.parameter.quoted))"
        let end = dependency.answer == .absent ? ", and gets nil" : ""
        if dependency.key.tag != key.tag {
            let tags = dependency.key.tag.map { "with the tag \($0.quoted)" } ?? "without a tag"
            return Reason(
                .askedForOtherwise,
                "\(who.name.quoted) asks for \(key.type.quoted) \(tags) \(parameter)\(end)",
                at: dependency.location
            )
        }
        return Reason(
            .otherScope,
            "\(who.name.quoted) asks for \(dependency.key.quoted) \(parameter)\(end): it lives in \(who.scope.quoted), from where "
                + "\(index[number].scope.quoted) can't be seen",
            at: dependency.location
        )
    }

    func parts(of request: RequestTable.Request) -> (who: GraphDocument.Binding, GraphDocument.Dependency) {
        let binding = index[request.number]
        return (binding, binding.dependencies[request.dependency])
    }
}
