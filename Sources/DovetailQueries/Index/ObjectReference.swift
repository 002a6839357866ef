/// An object of a graph as an answer mentions it.
package struct ObjectReference: Codable, Hashable, Sendable {
    /// As the graph has it.
    package var id: String
    /// What is made.
    package var name: String
    package var scope: String
    package var lifetime: GraphDocument.Lifetime
    package var assembly: String?
    package var location: GraphDocument.Place

    package init(_ binding: GraphDocument.Binding) {
        id = binding.id
        name = binding.name
        scope = binding.scope
        lifetime = binding.lifetime
        assembly = binding.assembly
        location = binding.location
    }
}

/// A composition as an answer mentions it.
package struct CompositionReference: Codable, Hashable, Sendable {
    package var name: String
    package var module: String
    /// Where it comes out so; nil for each configuration.
    package var condition: String?

    package init(_ composition: GraphDocument.Composition) {
        name = composition.name
        module = composition.module
        condition = composition.condition
    }
}
