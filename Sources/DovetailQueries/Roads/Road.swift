/// How one object leads to another: who needs what, one step after the other.
package struct Road: Codable, Hashable, Sendable {
    /// What hands the first object out, where the road begins at a root.
    package struct Root: Codable, Hashable, Sendable {
        /// What is exposed.
        package var key: GraphDocument.Key
        package var location: GraphDocument.Place
        /// What is handed out for it.
        package var object: ObjectReference
    }

    /// One object needing another.
    package struct Step: Codable, Hashable, Sendable {
        package var dependant: ObjectReference
        package var needed: ObjectReference
        /// The parameters that need it, or the elements that it is: mostly one.
        package var holds: [Hold]
    }

    /// How an object holds another.
    package struct Hold: Codable, Hashable, Sendable {
        /// Empty for an element of a collection.
        package var parameter: String
        /// The parameter's whole type.
        package var key: GraphDocument.Key
        package var kind: GraphDocument.Dependency.Kind
        /// Other than `found` where that is an error.
        package var answer: GraphDocument.Dependency.Answer
        /// The scope that an opener opens.
        package var opened: String?
        package var location: GraphDocument.Place

        init(_ dependency: GraphDocument.Dependency) {
            parameter = dependency.parameter
            key = dependency.key
            kind = dependency.kind
            answer = dependency.answer
            opened = dependency.opened
            location = dependency.location
        }
    }

    package var root: Root?
    package var steps: [Step]
}

extension GraphIndex {
    func reference(_ number: Int) -> ObjectReference { ObjectReference(self[number]) }

    func step(_ link: Link) -> Road.Step {
        Road.Step(
            dependant: reference(link.source),
            needed: reference(link.target),
            holds: link.dependencies.map { Road.Hold(self[link.source].dependencies[$0]) }
        )
    }

    func root(_ root: Root) -> Road.Root {
        let exposure = composition.exposures[root.exposure]
        return Road.Root(key: exposure.key, location: exposure.location, object: reference(root.number))
    }

    /// A binding that is handed out.
    struct Root: Hashable, Sendable {
        var exposure: Int
        var number: Int
    }

    /// In the order of the exposures.
    var roots: [Root] {
        composition.exposures.enumerated().flatMap { exposure, handedOut in
            handedOut.bindings.compactMap { id in numbers[id].map { Root(exposure: exposure, number: $0) } }
        }
    }
}
