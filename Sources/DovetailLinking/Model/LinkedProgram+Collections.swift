import DovetailDiagnostics
import DovetailGraph

extension LinkedProgram {
    /// What stands for a collection where generation asks for a registration: a transient whose parameters are the elements.
    func registration(
        of collection: GatheredCollection,
        _ graph: CompositionGraph,
        _ declarations: [Key: CollectionDeclaration]
    ) -> LinkedRegistration? {
        guard let declaration = declarations[collection.key] else { return nil }
        let type = declaration.collection
        let contributions = collection.members.map { member in
            graph.registration(of: member.binding, in: self).contributions[member.contribution]
        }
        let registration = LinkedRegistration(
            lifetime: .transient,
            type: type,
            keys: [type],
            making: .collection(keys: contributions.compactMap(\.mapKey)),
            parameters: contributions.map { contribution in
                LinkedParameter(
                    label: nil,
                    name: "_",
                    type: contribution.element,
                    request: .instance,
                    location: contribution.location
                )
            },
            location: contributions.first?.location ?? declaration.location
        )
        registration.tag = declaration.tag
        let isKnownSendable = zip(collection.members, contributions).allSatisfy { member, contribution in
            if case .enumCase = contribution.mapKey?.value { return false }
            return graph.registration(of: member.binding, in: self).isKnownSendable(contribution.element)
        }
        if isKnownSendable { registration.sendableTypes = [type.identity] }
        return registration
    }
}
