/// What a name in a question stands for in one composition.
package struct Subject: Codable, Hashable, Sendable {
    package enum Kind: String, Codable, Hashable, Sendable {
        case object, scope, assembly
    }

    package var kind: Kind
    package var name: String
    package var location: GraphDocument.Place?
    /// Set for an object.
    package var object: ObjectReference?
    /// What an object is offered as.
    package var keys: [GraphDocument.Key]
    /// What becomes of an object.
    package var state: GraphDocument.Binding.State?
}

extension GraphIndex {
    func subject(_ meaning: NameTable.Meaning, _ assemblies: AssemblyTable) -> Subject {
        switch meaning {
        case .binding(let number):
            let binding = self[number]
            return Subject(
                kind: .object,
                name: binding.name,
                location: binding.location,
                object: reference(number),
                keys: binding.keys,
                state: binding.state
            )
        case .scope(let number):
            let scope = composition.scopes[number]
            return Subject(kind: .scope, name: scope.name, location: scope.location, keys: [])
        case .assembly(let number):
            let member = composition.assemblies[number]
            let location = assemblies[member]?.location
            return Subject(kind: .assembly, name: member.name, location: location, keys: [])
        }
    }

    /// The bindings that are meant: an object, or all that are of a scope or an assembly.
    func bindings(of meaning: NameTable.Meaning) -> [Int] {
        switch meaning {
        case .binding(let number):
            return [number]
        case .scope(let number):
            let name = composition.scopes[number].name
            return composition.bindings.indices.filter { self[$0].scope == name }
        case .assembly(let number):
            let member = composition.assemblies[number]
            return composition.bindings.indices.filter {
                self[$0].assembly == member.name && self[$0].module == member.module
            }
        }
    }
}
