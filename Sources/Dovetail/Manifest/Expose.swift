/// Makes a key a root of the composition: a property, or a `make…` function for a transient, of the generated class of its scope.
///
/// ```swift
/// Expose(DocumentListViewModel.self)
/// Expose((any DocumentEditing).self)
/// Expose(URL.self, tag: Production.self)      // the property productionURL
/// ```
public struct Expose {
    public init(_ type: Any.Type) {}

    /// Hands out what is registered with the tag.
    public init(_ type: Any.Type, tag: Any.Type) {}
}
