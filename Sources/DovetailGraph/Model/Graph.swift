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

    /// A binding of an assembly that was read but that the composition does not list.
    package struct Unlisted: Sendable {
        /// Its own scope carries no meaning.
        package var binding: Binding
        /// Nil for a scope that no listed assembly belongs to, nor lies in.
        package var scope: ScopeID?
        package var scopeName: String
        /// Whether its module has a part in the composition, and no other composition lists it beside this one.
        package var isNear: Bool
        /// The `#if` that it stands under, where its outcome is not known.
        package var condition: String?
        /// A composition that the graph's could include, and doesn't, which lists the assembly among others.
        package var bundle: String?

        package init(_ binding: Binding, scope: ScopeID?, scopeName: String, isNear: Bool = true) {
            self.binding = binding
            self.scope = scope
            self.scopeName = scopeName
            self.isNear = isNear
        }
    }

    /// Says that a collection may have no elements, in a scope and those inside it.
    package struct PossiblyEmpty: Sendable {
        package var collection: Key
        package var scope: ScopeID
        package var location: SourceLocation

        package init(collection: Key, scope: ScopeID, location: SourceLocation) {
            self.collection = collection
            self.scope = scope
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
    package var overrides: [Override] = []
    /// Its own and those of the compositions that it includes, in listed order.
    package var architectureRules: [ArchitectureRule] = []
    /// For near misses.
    package var unlisted: [Unlisted]
    /// The `assemblyIndex` of those that the composition lists itself, rather than what it includes.
    package var ownAssemblies: Set<Int> = []
    /// The `assemblyIndex` of all that it and what it includes list.
    package var listedAssemblies: Set<Int> = []
    /// Keys of types that the composition can't hand out: it is more accessible than they are.
    package var unexposable: Set<Key> = []
    /// Types of errors that who uses what is exposed doesn't see.
    package var hiddenErrors: Set<Key> = []
    /// The collections that may have no elements, and where.
    package var possiblyEmpty: [PossiblyEmpty] = []
    /// Types of the listed assemblies' modules that nobody registers and that would answer a key asked for in a scope, likeliest first. Asked only
    /// when the key is missing.
    package var implementations: @Sendable (Key, ScopeID?) -> [Implementation] = { _, _ in [] }
    /// Whether a key is of a type that is a value to all appearances, like an identifier, so that one handed in is likelier to be meant than one
    /// that is made. Asked only when the key is missing.
    package var isValue: @Sendable (Key) -> Bool = { _ in false }

    package init(
        name: String,
        location: SourceLocation,
        scopes: [ScopeNode],
        bindings: [Binding],
        exposures: [Exposure],
        unlisted: [Unlisted] = []
    ) {
        self.name = name
        self.location = location
        self.scopes = scopes
        self.bindings = bindings
        self.exposures = exposures
        self.unlisted = unlisted
    }

    /// What decorators wrap in the end; the binding itself where it is none.
    package func innermost(_ id: BindingID) -> BindingID {
        var innermost = id
        while let inner = self[innermost].decoration?.inner { innermost = inner }
        return innermost
    }

    package subscript(_ id: BindingID) -> Binding { bindings[id.index] }
    package subscript(_ id: ScopeID) -> ScopeNode { scopes[id.index] }
}
