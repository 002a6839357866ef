/// What is in which list and map.
extension NaiveGraph {
    /// One for each scope that contributes, or says that there may be nothing: what is around it comes first.
    func gathered() -> [Binding] {
        let contributing = bindings.indices.filter { making($0)?.collection != nil && !replaced.contains($0) }
        let allowing = bindings.indices.filter { allowance($0) != nil }
        var collections: [Blueprint.Key] = []
        for key in contributing.compactMap({ making($0)?.collection }) + allowing.compactMap(allowance)
        where !collections.contains(key) {
            collections.append(key)
        }
        return collections.flatMap { key -> [Binding] in
            let members = contributing.filter { making($0)?.collection == key }
            let allowing = allowing.filter { allowance($0) == key }
            return Set((members + allowing).map { bindings[$0].scope }).sorted().map { scope in
                gathered(key, members, allowing.first { bindings[$0].scope == scope }, in: scope)
            }
        }
    }

    private func gathered(_ key: Blueprint.Key, _ members: [Int], _ declaration: Int?, in scope: Int) -> Binding {
        let path = path(from: scope)
        let all = path.reversed().flatMap { scope in members.filter { bindings[$0].scope == scope } }
        // Of a map, an override's element is there instead of that of the same key.
        let standing = all.filter { member in !all.contains { takesPlace($0, of: member) } }
        let isOwn = members.contains { bindings[$0].scope == scope }
        let index =
            switch key {
            case .map(let promise): blueprint.promiseCount + promise
            case .list(let promise): promise
            case .thing, .promise, .value, .maker, .maybe, .tagged: 0
            }
        return Binding(
            registration: blueprint.registrations.count + index,
            scope: scope,
            assembly: -1,
            members: standing,
            ownMembersStart: standing.firstIndex { bindings[$0].scope == scope } ?? standing.count,
            declaration: isOwn ? nil : declaration
        )
    }

    func allowance(_ binding: Int) -> Blueprint.Key? {
        if !isList(binding), case .allowance(let key) = registration(binding) { key } else { nil }
    }

    /// Whether an element of a map goes in place of another of the same key.
    func takesPlace(_ binding: Int, of other: Int) -> Bool {
        guard let own = making(binding), let making = making(other), own.mapKey != nil else { return false }
        return own.mapKey == making.mapKey && own.list == making.list && mayReplace(binding, other)
    }

    /// An element of a map whose key is taken, in its scope or one around it.
    func duplicateElementFindings() -> [NaiveFinding] {
        bindings.indices.filter(isList).flatMap { map in
            let members = bindings[map].members
            return members.indices.filter { place in
                guard let key = making(members[place])?.mapKey else { return false }
                return bindings[members[place]].scope == bindings[map].scope
                    && members[..<place].contains { making($0)?.mapKey == key }
            }.map { place in
                let contribution = Blueprint.Place.contribution(bindings[members[place]].registration)
                return NaiveFinding(id: "duplicate-map-key", places: [contribution])
            }
        }
    }
}
