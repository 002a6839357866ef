/// What wraps what.
extension BlueprintGenerator {
    /// Several, often of one key.
    mutating func addDecorators() {
        var key = decorable()
        for _ in 0..<random.pick([1, 1, 2, 3]) {
            if random.chance(40) { key = decorable() }
            guard let key, case .promise(let promise) = key.untagged else { continue }
            let target = blueprint.registrations.indices.filter { blueprint.registrations[$0].keys.contains(key) }.first
            let scope = target.flatMap { self.scope(ofRegistration: $0) } ?? 0
            let candidates = blueprint.assemblies.indices.filter { index in
                let assembly = blueprint.assemblies[index]
                return assembly.module != .kit && (assembly.scope == scope || random.chance(5))
            }
            if candidates.isEmpty { blueprint.assemblies.append(.init(scope: scope)) }
            let assembly = candidates.isEmpty ? blueprint.assemblies.count - 1 : random.pick(candidates)
            addThing(to: assembly, instead: promise, wrapping: key)
        }
    }

    private mutating func decorable() -> Key? {
        if random.chance(4) { return .promise(random.number(0...blueprint.promiseCount - 1)) }
        let keys = blueprint.registrations.flatMap(\.keys).filter { key in
            if case .promise = key.untagged { true } else { false }
        }
        return keys.isEmpty ? nil : random.pick(keys)
    }

    /// How a decorator asks for what it wraps.
    mutating func wrappingRequest(for key: Key, in scope: Int) -> Request {
        let target = blueprint.registrations.indices.first { index in
            blueprint.registrations[index].keys.contains(key) && self.scope(ofRegistration: index) == scope
        }
        let arguments = target.flatMap { blueprint.registrations[$0].making?.arguments } ?? []
        if random.chance(6) { return .optional(key.untagged) }
        guard random.chance(20) else { return .instance(key.untagged) }
        let asked = random.chance(95) ? arguments : []
        return .closure(arguments: asked, result: key.untagged, form: form())
    }

    /// The tool reads no further where it can't tell which parameter takes what is wrapped: another test's matter.
    mutating func dropUnreadableDecorators() {
        for index in blueprint.registrations.indices where blueprint.registrations[index].making?.wraps != nil {
            guard blueprint.wrappingParameters(of: index).count != 1 else { continue }
            for assembly in blueprint.assemblies.indices {
                blueprint.assemblies[assembly].registrations.removeAll { $0 == index }
            }
        }
    }
}
