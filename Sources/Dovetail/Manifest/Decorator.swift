/// Wraps what is registered for a key in the same scope: whoever asks for the key gets the wrapper, and the wrapper gets what it wraps.
///
/// ```swift
/// Shared(RemoteNotes.self, as: (any Notes).self)
/// Decorator(CachedNotes.self, of: (any Notes).self)        // CachedNotes(inner: any Notes, cache: Cache)
/// Decorator(LoggedNotes.self, of: (any Notes).self)        // wraps the cached ones
/// ```
///
/// The one parameter of the key's type takes what is wrapped, others are dependencies like any. Several wrap each other in listed order,
/// innermost first, across the composition's assemblies. A decorator lives as long as what it wraps: made once for something shared, each
/// time for a transient, with its arguments. Other keys of what it wraps are not touched.
public struct Decorator<Value>: RegistrationForm {
    /// Makes the wrapper with the type's own initialiser.
    ///
    /// - Parameter tag: The tag of the key that is wrapped, if it has one.
    @discardableResult
    @_transparent
    public init<Wrapped>(_ type: Value.Type, of wrapped: Wrapped.Type, tag: Any.Type? = nil) {}

    /// Makes the wrapper with a closure, whose typed parameters are what it wraps and its dependencies.
    @discardableResult
    @_transparent
    public init<Wrapped, each Dependency, Failure: Error>(
        _ type: Value.Type,
        of wrapped: Wrapped.Type,
        tag: Any.Type? = nil,
        make: @isolated(any) (repeat each Dependency) async throws(Failure) -> Value
    ) {}

    /// Runs the hook when the scope ends, if the wrapper was made: before that of what it wraps, which has to be shared.
    ///
    /// An error that it throws is listed in the ``EndReport``; the ending goes on.
    @discardableResult
    @_transparent
    public func onEnd(_ hook: (Value) async throws -> Void) -> Decorator<Value> { self }

    /// Runs the hook when the scope ends, and no longer than the limit: an overdue hook is cancelled and listed in the ``EndReport``, and the ending
    /// goes on.
    ///
    /// It is for what may hang, such as the last message to a server. What the hook was ending may still be in use then.
    @discardableResult
    @_transparent
    public func onEnd(within limit: Duration, _ hook: (Value) async throws -> Void) -> Decorator<Value> { self }
}
