/// Lists and maps.
extension BlueprintGenerator {
    /// Says somewhere that a collection may be empty, whether or not it is.
    mutating func addAllowance() {
        let promise = random.number(0...blueprint.promiseCount - 1)
        let collections = blueprint.collections + [.list(promise), .map(promise)]
        let candidates = blueprint.assemblies.indices.filter { blueprint.assemblies[$0].module != .kit }
        guard !candidates.isEmpty else { return }
        blueprint.assemblies[random.pick(candidates)].registrations.append(blueprint.registrations.count)
        blueprint.registrations.append(.allowance(random.pick(collections)))
    }
}

extension Blueprint {
    /// Those that something contributes to or speaks of, once for each that does.
    var collections: [Key] {
        registrations.compactMap { registration in
            if case .allowance(let key) = registration { key } else { registration.making?.collection }
        }
    }
}
