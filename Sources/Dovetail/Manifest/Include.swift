/// Takes over another composition's assemblies and roots, at this place of the list.
///
/// ```swift
/// Include(BusinessModules.self)
/// ```
public struct Include {
    public init(_ composition: any Composition.Type) {}
}
