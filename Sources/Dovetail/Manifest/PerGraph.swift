/// Registers a type of which each construction makes one, for all in it who ask.
///
/// ```swift
/// PerGraph(EditorSelection.self)
/// Transient(Editor.self)          // init(toolbar: Toolbar, canvas: Canvas)
/// Transient(Toolbar.self)         // init(selection: EditorSelection)
/// Transient(Canvas.self)          // init(selection: EditorSelection): the one of its toolbar
/// ```
///
/// A construction is one call of a `make…` function, one call of a closure that the graph handed out, or one opening of a scope, with all that is
/// made on the way, however deep. What a lazy or weak object needs is a construction of its own, when that object is made.
public struct PerGraph<Value>: RegistrationForm {
    /// Makes the object with the type's own initialiser.
    @discardableResult
    @_transparent
    public init<each Key>(_ type: Value.Type, as keys: repeat (each Key).Type) {}

    /// Makes the object with a closure, whose typed parameters are its dependencies.
    @discardableResult
    @_transparent
    public init<each Key, each Dependency, Failure: Error>(
        _ type: Value.Type,
        as keys: repeat (each Key).Type,
        make: @isolated(any) (repeat each Dependency) async throws(Failure) -> Value
    ) {}
}
