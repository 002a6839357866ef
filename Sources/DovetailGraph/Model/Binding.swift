package import DovetailDiagnostics

/// The index of a binding in its graph.
package struct BindingID: Hashable, Comparable, Sendable {
    package let index: Int
    package init(_ index: Int) { self.index = index }
    package static func < (left: BindingID, right: BindingID) -> Bool { left.index < right.index }
}

/// A registration seen from the graph: what it offers, how long it lives, what it needs.
///
/// Whoever puts a graph together fills it in; the graph's checks and those who write from it read it all the time, and copy none of it.
// Unchecked: nothing changes it once its graph is there, which is before anybody else gets hold of it.
package final class Binding: @unchecked Sendable {
    package enum Lifetime: Hashable, Sendable {
        /// One per opened scope, made when the scope opens.
        case shared
        /// One per opened scope, made on first use.
        case lazyShared
        /// A new one for every use.
        case transient
        /// One for all who ask within one construction: one accessor call, one closure call, or one opening.
        case perGraph
        /// One as long as somebody outside holds it, made on first use.
        case weak
        /// Handed in by the caller when the scope opens.
        case input

        /// Whether the scope holds the object, rather than whoever had it made.
        package var isHeld: Bool { self != .transient && self != .perGraph }
        /// Whether it is made by the reader who comes first, rather than when the scope opens.
        package var isMadeOnUse: Bool { self == .lazyShared || self == .weak }
    }

    /// What a decorator wraps. Its only key is that of what it wraps, and it is bound in the same scope.
    package struct Decoration: Hashable, Sendable {
        /// The index of the dependency that takes what is wrapped; nil where that is not known.
        package var dependency: Int?
        /// What is wrapped, and which of its keys; set in a graph that has been resolved.
        package var inner: BindingID?
        package var innerKey = 0

        package init(dependency: Int?) { self.dependency = dependency }
    }

    /// What is made, in the reader's words: the type's short name.
    package var name: String
    package var keys: [Key]
    package var scope: ScopeID
    package var lifetime: Lifetime
    /// Given by the caller of a transient, in call order.
    package var arguments: [Key]
    /// In call order of the initialiser or closure that makes it.
    package var dependencies: [Dependency]
    /// What the manifest calls an input, where that is not its type's name.
    package var inputName: String?
    /// Of the initialiser or closure alone, without its dependencies.
    package var effects: Effects
    /// Whether the actor among its effects is there only because its scope lives on that one.
    package var isIsolatedByScope = false
    /// Whether its own making is async and on no actor, though its scope lives in one place, so that it leaves that with all that it takes.
    package var leavesItsScope = false
    /// The indices of those of its keys that are not known to be `Sendable`, as far as that was looked for: of what a scope holds.
    package var unsendableKeys: Set<Int> = []
    /// The indices of those of its results, the keys first, that are shown not to be `Sendable`.
    package var nonSendableKeys: Set<Int> = []
    /// The indices of those of its arguments that are shown not to be `Sendable`.
    package var nonSendableArguments: Set<Int> = []
    /// Set for a decorator, whose lifetime and arguments are those of what it wraps: they are set in a graph that has been resolved.
    package var decoration: Decoration?
    /// Whether an `.onEnd` hook runs for it.
    package var hasHook: Bool
    /// Whether it may be made beside other objects of its scope.
    package var isConcurrent = false
    /// What the made type conforms to or inherits from, as far as it could be read: for near misses.
    package var conformances: [Key]
    /// The assembly's name.
    package var assembly: String
    /// Tells the assembly from others of the same name, for the graph's overrides. Negative for what no assembly registers.
    package var assemblyIndex = -1
    /// The registration's place in its manifest.
    package var location: SourceLocation
    /// Whether the composition's own package declares it: only those are warned of when unused.
    package var isOwnPackage: Bool
    /// What it adds to collections.
    package var contributions: [Contribution] = []
    /// Whether it is no registration but a collection, gathered from what others contribute.
    package var isCollection = false
    /// The type that is made, whatever its keys; known only in a graph with architecture rules, which may name it.
    package var madeType: Key?
    /// What is handed in, of an input, whether it is offered as that or only in a collection.
    package var inputType: Key?

    /// The tag of its keys, which all have the same.
    package var tag: Key.Tag? { keys.first?.tag }

    package init(
        name: String,
        keys: [Key],
        scope: ScopeID,
        lifetime: Lifetime,
        arguments: [Key] = [],
        dependencies: [Dependency] = [],
        effects: Effects = .none,
        hasHook: Bool = false,
        conformances: [Key] = [],
        assembly: String = "",
        location: SourceLocation,
        isOwnPackage: Bool = true
    ) {
        self.name = name
        self.keys = keys
        self.scope = scope
        self.lifetime = lifetime
        self.arguments = arguments
        self.dependencies = dependencies
        self.effects = effects
        self.hasHook = hasHook
        self.conformances = conformances
        self.assembly = assembly
        self.location = location
        self.isOwnPackage = isOwnPackage
    }

    /// One that says the same.
    package convenience init(_ other: Binding) {
        self.init(
            name: other.name,
            keys: other.keys,
            scope: other.scope,
            lifetime: other.lifetime,
            arguments: other.arguments,
            dependencies: other.dependencies,
            effects: other.effects,
            hasHook: other.hasHook,
            conformances: other.conformances,
            assembly: other.assembly,
            location: other.location,
            isOwnPackage: other.isOwnPackage
        )
        inputName = other.inputName
        isIsolatedByScope = other.isIsolatedByScope
        leavesItsScope = other.leavesItsScope
        unsendableKeys = other.unsendableKeys
        nonSendableKeys = other.nonSendableKeys
        nonSendableArguments = other.nonSendableArguments
        decoration = other.decoration
        isConcurrent = other.isConcurrent
        assemblyIndex = other.assemblyIndex
        contributions = other.contributions
        isCollection = other.isCollection
        madeType = other.madeType
        inputType = other.inputType
    }
}
