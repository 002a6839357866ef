/// Registers an object that is shared for as long as somebody outside the graph holds it, and made afresh after that.
///
/// ```swift
/// Weak(ThumbnailCache.self)                           // asked for as ThumbnailCache
/// Weak(SQLiteIndex.self, as: (any Index).self)
/// ```
///
/// It has to be a class or an actor. The scope remembers it without holding it, and makes it on first use: once, from whichever thread comes
/// first. When the scope ends it is forgotten. A `Shared` object that holds one keeps it as long as the scope is open, which the build warns of.
public struct Weak<Value>: RegistrationForm {
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
