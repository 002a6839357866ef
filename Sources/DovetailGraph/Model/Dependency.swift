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

    package init(parameter: String, key: Key, request: Request, location: SourceLocation) {
        self.parameter = parameter
        self.key = key
        self.request = request
        self.location = location
    }
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
}
