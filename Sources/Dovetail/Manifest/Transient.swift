/// Registers a type of which a new object is made for every use.
///
/// ```swift
/// Transient(DocumentListViewModel.self)
/// Transient(DocumentDetailViewModel.self, arguments: DocumentID.self)
/// ```
///
/// One with arguments is asked for as a closure, `(DocumentID) -> DocumentDetailViewModel`. The first parameter of its initialiser that has
/// an argument's type takes it.
public struct Transient<Value>: RegistrationForm {
    /// Makes each object with the type's own initialiser.
    @discardableResult
    @_transparent
    public init<each Key, each Argument>(
        _ type: Value.Type,
        as keys: repeat (each Key).Type,
        arguments: repeat (each Argument).Type
    ) {}

    /// Makes each object with a closure, whose typed parameters are its dependencies and arguments.
    @discardableResult
    @_transparent
    public init<each Key, each Argument, each Dependency, Failure: Error>(
        _ type: Value.Type,
        as keys: repeat (each Key).Type,
        arguments: repeat (each Argument).Type,
        make: @isolated(any) (repeat each Dependency) async throws(Failure) -> Value
    ) {}
}
