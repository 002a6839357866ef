/// Registers one object for each opened scope.
///
/// ```swift
/// Shared(SQLiteDatabase.self)                                          // asked for as SQLiteDatabase
/// Shared(SQLiteDocumentCache.self, as: (any DocumentCache).self)       // asked for as any DocumentCache only
/// Shared(Credential.self) { (account: AccountContext) in account.credential }
/// ```
///
/// It is made when the scope opens, after what it needs. `lazy()` puts that off until it is first used.
public struct Shared<Value>: RegistrationForm {
    /// Makes the object with the type's own initialiser, whose parameters are its dependencies.
    ///
    /// - Parameter keys: What it is asked for as, in place of its own type.
    @discardableResult
    @_transparent
    public init<each Key>(_ type: Value.Type, as keys: repeat (each Key).Type) {}

    /// Makes the object with a closure, whose typed parameters are its dependencies.
    ///
    /// The closure's text becomes the factory. It has to state its parameters' types, `async`, `throws` and `@MainActor`.
    @discardableResult
    @_transparent
    public init<each Key, each Dependency, Failure: Error>(
        _ type: Value.Type,
        as keys: repeat (each Key).Type,
        make: @isolated(any) (repeat each Dependency) async throws(Failure) -> Value
    ) {}

    /// Makes the object when it is first used instead of when the scope opens: once, from whichever thread comes first.
    @discardableResult
    @_transparent
    public func lazy() -> Shared<Value> { self }

    /// Makes the object beside others that say so too, as early as what it needs is there, instead of one after the other.
    ///
    /// ```swift
    /// Shared(Catalogue.self).concurrent()     // both load at the same time
    /// Shared(Permissions.self).concurrent()
    /// ```
    ///
    /// It is for objects whose initialiser is `async`. If one fails, the others are cancelled and awaited; then the opening throws the error of
    /// the first of them in order of construction, and ends what was made.
    @discardableResult
    @_transparent
    public func concurrent() -> Shared<Value> { self }

    /// Runs the hook when the scope ends, if the object was made. Hooks run in reverse order of construction.
    ///
    /// An error that it throws is listed in the ``EndReport``; the ending goes on.
    @discardableResult
    @_transparent
    public func onEnd(_ hook: (Value) async throws -> Void) -> Shared<Value> { self }

    /// Runs the hook when the scope ends, and no longer than the limit: an overdue hook is cancelled and listed in the ``EndReport``, and the ending
    /// goes on.
    ///
    /// It is for what may hang, such as the last message to a server. What the hook was ending may still be in use then.
    @discardableResult
    @_transparent
    public func onEnd(within limit: Duration, _ hook: (Value) async throws -> Void) -> Shared<Value> { self }
}
