/// Says something about a collection that others contribute to with `.into(…)`.
///
/// ```swift
/// Shared(SpellChecker.self).into([any Plugin].self)      // in one assembly
/// Contributions([any Plugin].self).allowEmpty()          // in another, which can do without
/// ```
///
/// A collection is made of what is contributed to it and need not be listed. One that is asked for where nothing contributes is an error, unless
/// this allows it, for the assembly's scope and the scopes inside it.
public struct Contributions<Value>: RegistrationForm {
    @discardableResult
    @_transparent
    public init(_ collection: Value.Type) {}

    /// Lets the collection have no elements.
    @discardableResult
    @_transparent
    public func allowEmpty() -> Contributions<Value> { self }
}
