/// Makes keys roots of the composition: a property each, or a `make…` function for a transient, of the generated class of its scope.
///
/// ```swift
/// Expose(DocumentListViewModel.self)
/// Expose((any DocumentEditing).self, (any DocumentSharing).self)
/// Expose(URL.self, tag: Production.self)      // the property productionURL
/// ```
///
/// A composition's list is a result builder, and the compiler's time for one grows with the square of its lines: 200 of them take a tenth of a
/// second, 1,600 take six. Who exposes hundreds of types writes several to a line, such as those of one module, which takes next to nothing.
public struct Expose {
    public init(_ type: Any.Type, _ others: Any.Type...) {}

    /// Hands out what is registered with the tag.
    public init(_ type: Any.Type, _ others: Any.Type..., tag: Any.Type) {}
}
