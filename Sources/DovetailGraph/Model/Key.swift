/// What is asked for: a type in canonical spelling. Two keys are one when their identities are equal; the name is for
/// readers.
package struct Key: Sendable {
    /// Decides equality and order. Opaque to the graph engine.
    package let identity: String
    /// The short spelling that diagnostics show.
    package let name: String

    package init(identity: String, name: String) {
        self.identity = identity
        self.name = name
    }
}

extension Key {
    /// The error of the runtime library, however it is written.
    package static let scopeEnded = Key(identity: "Dovetail.ScopeEnded", name: "ScopeEnded")
}

extension Key: Hashable {
    package static func == (left: Key, right: Key) -> Bool { left.identity == right.identity }
    package func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension Key: Comparable {
    package static func < (left: Key, right: Key) -> Bool { left.identity < right.identity }
}
