/// A type that nobody registers and that would answer a key: for suggestions.
package struct Implementation: Hashable, Sendable {
    /// The type's name, as a manifest would write it.
    package var name: String
    /// A listed assembly of the type's own module that would be the place to register it.
    package var assembly: String

    package init(name: String, assembly: String) {
        self.name = name
        self.assembly = assembly
    }
}
