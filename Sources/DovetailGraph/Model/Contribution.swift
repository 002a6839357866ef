package import DovetailDiagnostics

/// What a binding adds to a collection: one element.
package struct Contribution: Sendable {
    /// The key of the collection: `[any Plugin]`, `[Format: any Exporter]`.
    package var collection: Key
    /// What the object is in there.
    package var element: Key
    /// Which of the things that making the binding gives it is; the binding's keys are the first of them.
    package var result: Int
    /// Nil in a list.
    package var mapKey: MapKey?
    package var location: SourceLocation

    package init(collection: Key, element: Key, result: Int, mapKey: MapKey? = nil, location: SourceLocation) {
        self.collection = collection
        self.element = element
        self.result = result
        self.mapKey = mapKey
        self.location = location
    }
}

/// The key of one element of a map.
package struct MapKey: Sendable {
    /// Decides equality among the keys of one map.
    package let identity: String
    /// As a manifest would write it.
    package let name: String

    package init(identity: String, name: String) {
        self.identity = identity
        self.name = name
    }
}

extension MapKey: Hashable {
    package static func == (left: MapKey, right: MapKey) -> Bool { left.identity == right.identity }
    package func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
