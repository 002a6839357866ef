package import DovetailDiagnostics

/// One parameter of what makes a binding, and what it asks for.
package struct Dependency: Sendable {
    /// The parameter's name as a reader knows it.
    package var parameter: String
    /// The key of the parameter's whole type. A binding of it wins over the request's reading: a registered `() ->
    /// Date` or `Theme?` is handed in as it is.
    package var key: Key
    package var request: Request
    package var location: SourceLocation
    /// Whether the registration names what it gets, so that it takes no argument.
    package var isNamed = false
    /// Whether it takes what it gets away from whoever had it, and that is not known to be `Sendable`.
    package var isSent = false
    /// The indices of those of a closure's arguments that it takes away from its caller, and so may hand on to wherever it likes.
    package var sentArguments: Set<Int> = []
    /// The child scope that an opener opens, where the registration names it.
    package var opened: NamedScope?
    /// Whether it is a closure that says itself that it may be called elsewhere than where it was formed: anywhere, or on an actor.
    package var isCalledElsewhere: Bool

    package init(
        parameter: String,
        key: Key,
        request: Request,
        location: SourceLocation,
        isCalledElsewhere: Bool = false
    ) {
        self.parameter = parameter
        self.key = key
        self.request = request
        self.location = location
        self.isCalledElsewhere = isCalledElsewhere
    }
}

/// A scope that a registration names for one of its openers.
package enum NamedScope: Hashable, Sendable {
    case scope(ScopeID)
    /// One that no listed assembly belongs to, nor lies in.
    case unlisted(name: String)
}

/// How a dependency was asked for.
package enum Request: Hashable, Sendable {
    /// `T`
    case instance(Key)
    /// `T?`: nil where nothing provides `T`.
    case optional(Key)
    /// `(A, B) -> T`: made or fetched when called.
    case closure(arguments: [Key], result: Key, allows: Effects)
    /// `(A) throws -> Opened<T>` or `(A) throws -> (T, end: …)`: opens the child scope whose inputs are the arguments.
    case opening(arguments: [Key], result: Key, allows: Effects)
    /// An element of a collection: what a certain binding contributes, whatever its keys are. The index is that of the contribution.
    case element(BindingID, contribution: Int)
    /// An optional of what is no plain instance: `(() -> T)?`, `T??`. The key is that of the wrapped type, a binding of which goes first; nil where
    /// nothing provides what the request asks for.
    indirect case optionally(Request, key: Key)
}

extension Request {
    /// Whether it is met by a certain binding, whatever its keys are.
    var isElement: Bool {
        if case .element = self { return true }
        return false
    }

    /// The request inside of optionals.
    package var unwrapped: Request {
        if case .optionally(let request, _) = self { request.unwrapped } else { self }
    }

    /// The keys that are looked for when the whole type is not provided, one after the other.
    var keys: [Key] {
        switch self {
        case .instance(let key), .optional(let key): [key]
        case .closure(_, let result, _), .opening(_, let result, _): [result]
        case .optionally(let request, let key): [key] + request.keys
        case .element: []
        }
    }

    /// The key of the closure that is inside of optionals; nil where there are none.
    var wrappedKey: Key? {
        guard case .optionally(let request, let key) = self else { return nil }
        return request.wrappedKey ?? key
    }
}
