package import DovetailDiagnostics
package import DovetailGraph

/// One line of a manifest with what it makes, and how.
///
/// The reader of its manifest fills it in; all that comes after reads it all the time, and copies none of it.
// Unchecked: nothing changes it once its assembly is read, which is before anybody else gets hold of it.
package final class LinkedRegistration: @unchecked Sendable {
    /// How the object comes to be.
    package enum Making: Sendable {
        /// `T(label: value, …)`
        case initializer
        /// The closure, as written.
        case closure(SourceFragment)
        /// Handed in when the scope opens.
        case input
        /// `[a, b]`, or `[key: a, …]` where there are keys: a collection, which no manifest has as a line.
        case collection(keys: [LinkedMapKey])
        /// Diagnosed; its keys are known, so that nobody else is blamed.
        case unknown
    }

    /// What a decorator says besides other registrations.
    package struct Decoration: Sendable {
        /// The index of the parameter that takes what is wrapped; nil where that is not known.
        package var parameter: Int?
    }

    /// Of a decorator it is that of what it wraps, whatever this says.
    package var lifetime: Binding.Lifetime
    /// Set for a decorator; its only key is that of what it wraps.
    package var decoration: Decoration?
    /// The `T` of `Shared(T.self)`.
    package var type: ResolvedType
    /// What `as:` lists, or the type itself, without duplicates. Empty where the object is only part of collections.
    package var keys: [ResolvedType]
    package var arguments: [ResolvedType]
    /// What `.tagged` says of all keys.
    package var tag: ResolvedType?
    package var making: Making
    /// Those that a call passes, in order: variadic ones are left out, and defaulted ones that the registration names no binding for.
    package var parameters: [LinkedParameter]
    /// Those of the initialiser that keep their default values, as they are written: for whoever asks why they get nothing.
    package var defaulted: [DefaultedParameter] = []
    /// Of the factory: those of the initialiser or closure, on the actor of the scope where they state none themselves.
    package var effects: Effects
    /// What the effects name by its key.
    package var thrownType: ResolvedType?
    /// The actor of the initialiser or closure alone.
    package var ownIsolation: ActorName?
    package var scopeIsolation: ScopeIsolation = .sendable
    /// Whether its initializer runs wherever it is called, be that on an actor.
    package var isNonsending = false
    /// The closure of `.onEnd`, as written.
    package var hook: SourceFragment?
    /// How long the hook may take, as written.
    package var hookLimit: SourceFragment?
    /// The actor that the hook runs on by its module's default.
    package var hookIsolation: ActorName?
    /// Whether it may be made beside other objects.
    package var isConcurrent = false
    /// The `name:` of an input.
    package var inputName: String?
    /// What the type's declaration and extensions say it conforms to or inherits from, transitively, as far as it could be read.
    package var conformances: [ResolvedType]
    package var location: SourceLocation
    /// The identities of those of its keys and arguments, of its type, and of all else in it that its assembly hands on sealed, that declarations
    /// say are `Sendable`.
    package var sendableTypes: Set<String> = []
    /// Of the same, those that declarations show not to be. The others are the compiler's to tell.
    package var nonSendableTypes: Set<String> = []
    /// What it adds to collections.
    package var contributions: [LinkedContribution] = []
    /// The last name of the type as the manifest writes it, where that is a plain or dotted name or `any` of one: `Token`, though that is a
    /// typealias of `String`.
    package var writtenName: String?

    package init(
        lifetime: Binding.Lifetime,
        type: ResolvedType,
        keys: [ResolvedType],
        arguments: [ResolvedType] = [],
        making: Making,
        parameters: [LinkedParameter] = [],
        effects: Effects = .none,
        hook: SourceFragment? = nil,
        inputName: String? = nil,
        conformances: [ResolvedType] = [],
        location: SourceLocation
    ) {
        self.lifetime = lifetime
        self.type = type
        self.keys = keys
        self.arguments = arguments
        self.making = making
        self.parameters = parameters
        self.effects = effects
        ownIsolation = effects.isolation
        self.hook = hook
        self.inputName = inputName
        self.conformances = conformances
        self.location = location
    }
}

/// One parameter of the initialiser or closure that makes an object.
package struct LinkedParameter: Sendable {
    /// How the parameter's type asks; the counterpart of the graph's `Request`, with types in place of keys.
    package enum Request: Hashable, Sendable {
        case instance
        /// `T?`
        case optional(ResolvedType)
        case closure(arguments: [ResolvedType], result: ResolvedType)
        case opening(arguments: [ResolvedType], result: ResolvedType, form: OpeningForm)
    }

    package enum OpeningForm: Hashable, Sendable {
        /// `Opened<T>`
        case opened
        /// `(T, end: …)`; the type of the `end` closure.
        case tuple(end: ResolvedFunctionType)
    }

    /// The argument label of the call; nil for none.
    package var label: String?
    /// The internal name, or the label where there is none, or `_`.
    package var name: String
    /// The whole type, without `@escaping` and the like. `T!` is `optional(T)`. Where `.using` names another type, that stands in it.
    package var type: ResolvedType
    /// What the initialiser or closure takes, where that is another type.
    package var declaredType: ResolvedType?
    /// What `.using` says of the key that is asked for.
    package var tag: ResolvedType?
    /// Whether `.using` names what it gets.
    package var isNamed = false
    /// The scope that an opener opens, as an index into the program's, where `.using` names it.
    package var openedScope: Int?
    package var request: Request
    package var location: SourceLocation
    /// Whether the call takes the value away from whoever had it, so that the factory has to be handed it likewise.
    package var isSending: Bool

    package init(
        label: String?,
        name: String,
        type: ResolvedType,
        request: Request,
        location: SourceLocation,
        isSending: Bool = false
    ) {
        self.label = label
        self.name = name
        self.type = type
        self.request = request
        self.location = location
        self.isSending = isSending
    }
}

/// A parameter that keeps its default value, so that nothing is looked up for it.
package struct DefaultedParameter: Hashable, Sendable {
    package var name: String
    /// As it is written: what it means makes no difference.
    package var type: String
    package var location: SourceLocation

    package init(name: String, type: String, location: SourceLocation) {
        self.name = name
        self.type = type
        self.location = location
    }
}

/// Source text that is copied into a factory word for word.
package struct SourceFragment: Hashable, Sendable {
    package var text: String
    package var location: SourceLocation
    /// The white space in front of the first line's statement, so that the lines can be moved together.
    package var indentation: Int

    package init(text: String, location: SourceLocation, indentation: Int) {
        self.text = text
        self.location = location
        self.indentation = indentation
    }
}
