/// A rule of the composition: only certain parts of the graph may depend on another part directly.
///
/// ```swift
/// Confine(SQLiteDatabase.self, to: DocumentStorageAssembly.self)
/// Confine(URL.self, tag: Server.self, to: HTTPClient.self, UpdateCheck.self)
/// ```
///
/// Parts are named as in ``Forbid``, and the same dependencies count. Whoever asks for a collection depends on its elements directly. What belongs to
/// the confined part itself may depend on it, and whoever depends on those that may is free to do so: of longer roads ``Forbid`` is the rule. To
/// `Expose` something is no dependency.
public struct Confine {
    /// - Parameters:
    ///   - part: What only some may depend on.
    ///   - partTag: The tag that it has. Without one, a type is meant whatever its tag.
    ///   - dependant: What may depend on it.
    ///   - others: What may, too.
    public init(
        _ part: Any.Type,
        tag partTag: Any.Type? = nil,
        to dependant: Any.Type,
        _ others: Any.Type...
    ) {}
}
