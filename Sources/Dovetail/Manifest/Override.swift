/// Lists an assembly whose registrations replace those with the same keys in the same scope, for a demo or a test.
///
/// ```swift
/// enum TestDoubles: Assembly {
///     typealias Scope = AccountScope
///     static var registrations: Registrations {
///         Input((any DocumentRemoteService).self)     // each test hands in its own
///     }
/// }
///
/// enum TestSDK: Composition {
///     static var assemblies: Assemblies {
///         Include(DocumentSDK.self)
///         Override(TestDoubles.self)
///     }
/// }
/// ```
///
/// What is replaced is gone with all of its keys, and what only it needed is not made. Inputs that nothing needs any more default to nil. It
/// reaches what the composition that says it lists and includes, in whatever order; the includes' own overrides are replaced like
/// anything else. In a child scope it may stand in for a registration of a scope around it, for that child and what lies in it.
public struct Override {
    public init(_ assembly: any Assembly.Type) {}
}
