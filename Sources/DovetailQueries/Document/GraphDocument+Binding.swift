extension GraphDocument {
    /// A registration as one graph has it, or a collection of what registrations contribute.
    package struct Binding: Codable, Hashable, Sendable {
        /// What becomes of it.
        package enum State: String, Codable, Hashable, Sendable {
            /// A root leads to it.
            case needed
            /// It is there, and no root leads to it, so that it is never made.
            case unneeded
            /// An override has put another in its place.
            case replaced
            /// It decorates what is not there.
            case withoutTarget = "without-target"
        }

        /// Tells it from all others of the graph: `AccountScope/SQLiteStore`, with what is needed besides.
        package var id: String
        /// What is made: the type's short name.
        package var name: String
        package var scope: String
        package var lifetime: Lifetime
        package var keys: [Key]
        /// The assembly that registers it; nil for a collection.
        package var assembly: String?
        /// That assembly's module.
        package var module: String?
        package var location: Place
        package var state: State
        /// The identifier of what is there in its place.
        package var replacement: String?
        /// The identifier of what it wraps.
        package var decorated: String?
        package var isCollection: Bool
        package var contributions: [Contribution]
        /// What the caller of a transient hands in.
        package var arguments: [Key]
        /// What the manifest calls an input, where that is not its type's name.
        package var inputName: String?
        /// Of making it, with all that is made with it.
        package var effects: Effects
        /// Whether its own making is async.
        package var isAsync: Bool
        /// Whether something is done for it when its scope ends.
        package var hasHook: Bool
        /// Whether it may be made beside others.
        package var isConcurrent: Bool
        /// Of what is replaced or without target, what it would get if it were there.
        package var dependencies: [Dependency]
        /// Parameters that keep their default values; nil where there are none.
        package var defaulted: [Defaulted]?

        package init(
            id: String,
            name: String,
            scope: String,
            lifetime: Lifetime,
            keys: [Key],
            assembly: String?,
            location: Place,
            state: State
        ) {
            self.id = id
            self.name = name
            self.scope = scope
            self.lifetime = lifetime
            self.keys = keys
            self.assembly = assembly
            self.location = location
            self.state = state
            isCollection = false
            contributions = []
            arguments = []
            effects = Effects()
            isAsync = false
            hasHook = false
            isConcurrent = false
            dependencies = []
        }
    }

    /// What a binding adds to a collection.
    package struct Contribution: Codable, Hashable, Sendable {
        package var collection: Key
        /// In a map, the key as the manifest writes it.
        package var mapKey: String?

        package init(collection: Key, mapKey: String? = nil) {
            self.collection = collection
            self.mapKey = mapKey
        }
    }

    /// A parameter that keeps its default value, so that nothing is looked up for it.
    package struct Defaulted: Codable, Hashable, Sendable {
        package var parameter: String
        /// As it is written.
        package var type: String
        package var location: Place

        package init(parameter: String, type: String, location: Place) {
            self.parameter = parameter
            self.type = type
            self.location = location
        }
    }

    /// One parameter of what makes an object, or one element of a collection.
    package struct Dependency: Codable, Hashable, Sendable {
        /// How it holds what it gets.
        package enum Kind: String, Codable, Hashable, Sendable {
            case instance
            /// `T?`, also where nothing provides it.
            case optional
            /// `() -> T`
            case closure
            /// `(A) -> Opened<T>`
            case opening
            /// An element of a collection.
            case element
            /// What a decorator wraps.
            case decorated
            /// What the caller of a transient hands in.
            case argument
        }

        /// What answers it.
        package enum Answer: String, Codable, Hashable, Sendable {
            /// The binding that `target` names, or an argument.
            case found
            /// Nothing provides it, and it is optional.
            case absent
            case missing
            /// Only what lives shorter is there.
            case shorterLived = "shorter-lived"
            /// It takes other arguments than it is asked for with.
            case otherArguments = "other-arguments"
            case noScopeFits = "no-scope-fits"
            case severalScopesFit = "several-scopes-fit"
            case notOpenable = "not-openable"

            /// Whether it is as the graph needs it.
            package var isSound: Bool { self == .found || self == .absent }
        }

        package var parameter: String
        /// Of the parameter's whole type.
        package var key: Key
        package var kind: Kind
        package var answer: Answer
        /// The identifier of the binding that answers it, or would if that were not wrong.
        package var target: String?
        /// The name of the scope that an opener opens.
        package var opened: String?
        /// Whether it is a closure that goes through its scope, as what it gives is not there when the closure is made.
        package var isLate: Bool
        package var location: Place

        package init(
            parameter: String,
            key: Key,
            kind: Kind,
            answer: Answer,
            target: String? = nil,
            opened: String? = nil,
            isLate: Bool = false,
            location: Place
        ) {
            self.parameter = parameter
            self.key = key
            self.kind = kind
            self.answer = answer
            self.target = target
            self.opened = opened
            self.isLate = isLate
            self.location = location
        }
    }
}
