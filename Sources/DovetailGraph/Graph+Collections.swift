import DovetailDiagnostics

extension Graph {
    /// Adds a binding for every collection in every scope that contributes to it, or that says that it may be empty.
    ///
    /// A scope's collection has what the scopes around it contribute, outermost first, then the scope's own; in each scope the order is that
    /// of the bindings. It is a transient, made of its elements wherever it is asked for, so that all that holds of a transient holds of it.
    ///
    /// - Returns: The collections of the added bindings, which are the last of the graph, in their order.
    package mutating func gatherCollections() -> [GatheredCollection] {
        let replacements = Replacements(self, in: ScopeTree(scopes))
        let own = contributionsByScope(replacements)
        var gathered: [GatheredCollection] = []
        for (key, scopes) in own {
            for scope in scopes.keys.sorted() {
                let members = standing(path(to: scope).flatMap { scopes[$0]?.members ?? [] }, replacements)
                gathered.append(GatheredCollection(key: key, scope: scope, members: members))
                let location = (scopes[scope]?.members.first).map { contribution(of: $0).location }
                bindings.append(binding(of: gathered[gathered.count - 1], location ?? scopes[scope]?.declaration))
            }
        }
        return gathered
    }

    /// What one scope says about one collection.
    private struct Share {
        var members: [GatheredCollection.Member] = []
        /// Where it is said that there may be no element.
        var declaration: SourceLocation?
    }

    /// In the order in which the collections are first mentioned.
    private func contributionsByScope(_ replacements: Replacements) -> [(key: Key, scopes: [ScopeID: Share])] {
        var shares: [(key: Key, scopes: [ScopeID: Share])] = []
        var places: [Key: Int] = [:]
        func place(of key: Key) -> Int {
            if let place = places[key] { return place }
            places[key] = shares.count
            shares.append((key, [:]))
            return shares.count - 1
        }
        for (index, binding) in bindings.enumerated() where !replacements.isReplaced(BindingID(index)) {
            for (position, contribution) in binding.contributions.enumerated() {
                let member = GatheredCollection.Member(binding: BindingID(index), contribution: position)
                shares[place(of: contribution.collection)].scopes[binding.scope, default: Share()].members.append(
                    member
                )
            }
        }
        for declaration in possiblyEmpty {
            let place = place(of: declaration.collection)
            if shares[place].scopes[declaration.scope]?.declaration == nil {
                shares[place].scopes[declaration.scope, default: Share()].declaration = declaration.location
            }
        }
        return shares
    }

    /// Without the elements of a map that an override has another for.
    private func standing(
        _ members: [GatheredCollection.Member],
        _ replacements: Replacements
    ) -> [GatheredCollection.Member] {
        if overrides.isEmpty { return members }
        var byKey: [MapKey: [GatheredCollection.Member]] = [:]
        for member in members {
            if let key = contribution(of: member).mapKey { byKey[key, default: []].append(member) }
        }
        return members.filter { member in
            let element = (self[member.binding], contribution(of: member))
            guard let key = element.1.mapKey, let others = byKey[key], others.count > 1 else { return true }
            return !others.contains {
                replacements.replaces((self[$0.binding], contribution(of: $0)), element, in: self)
            }
        }
    }

    /// The scopes around a scope, outermost first, then itself.
    private func path(to scope: ScopeID) -> [ScopeID] {
        sequence(first: scope) { self[$0].parent }.reversed()
    }

    private func contribution(of member: GatheredCollection.Member) -> Contribution {
        self[member.binding].contributions[member.contribution]
    }

    private func binding(of collection: GatheredCollection, _ location: SourceLocation?) -> Binding {
        let binding = Binding(
            name: collection.key.name,
            keys: [collection.key],
            scope: collection.scope,
            lifetime: .transient,
            dependencies: collection.members.map { member in
                let contribution = contribution(of: member)
                return Dependency(
                    parameter: "",
                    key: contribution.element,
                    request: .element(member.binding, contribution: member.contribution),
                    location: contribution.location
                )
            },
            location: location ?? self.location,
            // Nobody wrote it: what is unused are its elements.
            isOwnPackage: false
        )
        binding.isCollection = true
        let isSendable = collection.members.allSatisfy { member in
            !self[member.binding].nonSendableKeys.contains(contribution(of: member).result)
        }
        if !isSendable { binding.nonSendableKeys = [0] }
        // It is of no assembly, so that no override is taken to be its.
        binding.assemblyIndex = -1
        return binding
    }
}
