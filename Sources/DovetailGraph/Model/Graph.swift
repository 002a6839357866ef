package import DovetailDiagnostics

/// The bindings of one composition, unresolved: what the rules check and `resolve()` turns into a `ResolvedGraph`.
package struct Graph: Sendable {
    /// A key that the composition hands out.
    package struct Exposure: Sendable {
        package var key: Key
        package var location: SourceLocation

        package init(key: Key, location: SourceLocation) {
            self.key = key
            self.location = location
        }
    }

    /// The composition's name.
    package var name: String
    package var location: SourceLocation
    /// Parents before children.
    package var scopes: [ScopeNode]
    /// Assembly order, then line order.
    package var bindings: [Binding]
    package var exposures: [Exposure]
    /// Bindings of assemblies that were read but that the composition does not list: for near misses. Their scopes
    /// carry no meaning.
    package var unlisted: [Binding]
    /// Types of the listed assemblies' modules that nobody registers and that would answer a key asked for in a scope, likeliest first. Asked only
    /// when the key is missing.
    package var implementations: @Sendable (Key, ScopeID?) -> [Implementation] = { _, _ in [] }

    package init(
        name: String,
        location: SourceLocation,
        scopes: [ScopeNode],
        bindings: [Binding],
        exposures: [Exposure],
        unlisted: [Binding] = []
    ) {
        self.name = name
        self.location = location
        self.scopes = scopes
        self.bindings = bindings
        self.exposures = exposures
        self.unlisted = unlisted
    }

    package subscript(_ id: BindingID) -> Binding { bindings[id.index] }
    package subscript(_ id: ScopeID) -> ScopeNode { scopes[id.index] }
}
