/// What one composition would be without one of its registrations or assemblies.
package struct Impact: Codable, Hashable, Sendable {
    /// A parameter that would get something else, or nothing.
    package struct Reroute: Codable, Hashable, Sendable {
        package var object: ObjectReference
        package var hold: Road.Hold
        package var before: ObjectReference
        /// Nil where it would get nothing.
        package var after: ObjectReference?
    }

    /// A collection with other elements.
    package struct CollectionChange: Codable, Hashable, Sendable {
        package var collection: ObjectReference
        package var lost: [ObjectReference]
        package var gained: [ObjectReference]
    }

    /// What would be handed out for a key in place of something else.
    package struct ExposureChange: Codable, Hashable, Sendable {
        package var key: GraphDocument.Key
        package var location: GraphDocument.Place
        package var before: [ObjectReference]
        package var after: [ObjectReference]
    }

    /// A scope that would open with other effects.
    package struct OpeningChange: Codable, Hashable, Sendable {
        package var scope: String
        package var before: GraphDocument.Effects
        package var after: GraphDocument.Effects
    }

    /// An object that is made with what is taken away, be it by way of others.
    package struct Dependant: Codable, Hashable, Sendable {
        package var object: ObjectReference
        /// How many steps it is from what is taken away.
        package var distance: Int
        /// The first of them.
        package var step: Road.Step
    }

    /// What is taken away.
    package var subject: Subject
    /// Whether the graph would have no error.
    package var isSound: Bool
    /// Errors that there would be.
    package var errors: [GraphDocument.Finding]
    /// Errors that there would be no more.
    package var mended: [GraphDocument.Finding]
    /// Parameters that would get something else.
    package var rerouted: [Reroute]
    /// Optional parameters that would be nil.
    package var emptied: [Reroute]
    package var collections: [CollectionChange]
    package var exposures: [ExposureChange]
    package var openings: [OpeningChange]
    /// Decorators that would have nothing to decorate.
    package var decorators: [ObjectReference]
    /// Inputs that nobody would hand in any more.
    package var inputs: [ObjectReference]
    /// Objects that would not be made any more, as only this led to them.
    package var unneeded: [ObjectReference]
    /// Objects that would be made that are not now.
    package var needed: [ObjectReference]
    /// Objects that are made with it, nearest first.
    package var dependants: [Dependant]

    /// Whether it makes no difference.
    package var isNone: Bool {
        errors.isEmpty && mended.isEmpty && rerouted.isEmpty && emptied.isEmpty && collections.isEmpty
            && exposures.isEmpty && openings.isEmpty && decorators.isEmpty && inputs.isEmpty && unneeded.isEmpty
            && needed.isEmpty && dependants.isEmpty
    }
}
