/// What is asked for: a type in canonical spelling, optionally with a tag. Two keys are one when their identities are equal; the names are for
/// readers.
///
/// A graph says each key in many places, so that they share it.
package final class Key: Sendable {
    /// Decides equality and order, the tag included. Opaque to the graph engine.
    package let identity: String
    /// The short spelling of the type that diagnostics show.
    package let name: String
    /// What tells it apart from other keys of the same type.
    package let tag: Tag?
    /// The identity of the type alone.
    package let typeIdentity: String
    /// Of a collection's type, what it is made of.
    package let collection: CollectionShape?

    /// A type that serves as a mark.
    package struct Tag: Hashable, Sendable {
        package let identity: String
        package let name: String

        package init(identity: String, name: String) {
            self.identity = identity
            self.name = name
        }
    }

    package init(identity: String, name: String, tag: Tag? = nil, collection: CollectionShape? = nil) {
        // No type is spelt with this sign.
        self.identity = tag.map { "\(identity) # \($0.identity)" } ?? identity
        self.name = name
        self.tag = tag
        self.collection = collection
        typeIdentity = identity
    }

    /// The key of the same type with the tag; without one, that of the type alone.
    package func tagged(_ tag: Tag?) -> Key {
        if tag == nil, self.tag == nil { return self }
        return Key(identity: typeIdentity, name: name, tag: tag, collection: collection)
    }

    /// Whether the two ask for the same type, whatever their tags.
    package func isSameType(as other: Key) -> Bool { typeIdentity == other.typeIdentity }
}

extension Key {
    /// The error of the runtime library, however it is written.
    package static let scopeEnded = Key(identity: "Dovetail.ScopeEnded", name: "ScopeEnded")
}

/// What a type says of a collection.
package struct CollectionShape: Sendable {
    /// The identity of what its elements are.
    package let element: String
    /// Whether its elements have keys.
    package let isMap: Bool

    package init(element: String, isMap: Bool) {
        self.element = element
        self.isMap = isMap
    }
}

extension Key: Hashable {
    package static func == (left: Key, right: Key) -> Bool {
        left === right || left.identity == right.identity
    }
    package func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension Key: Comparable {
    package static func < (left: Key, right: Key) -> Bool { left.identity < right.identity }
}
