/// A module's registrations for one scope: the manifest that Dovetail reads.
///
/// ```swift
/// package enum DocumentDataAssembly: Assembly {
///     package typealias Scope = AccountScope
///     package static var registrations: Registrations {
///         Shared(SQLiteDatabase.self)
///             .onEnd { await $0.close() }
///         Transient(DocumentDetailViewModel.self, arguments: DocumentID.self)
///     }
/// }
/// ```
///
/// The body is read when the package is built and never run: it holds registrations and nothing else.
public protocol Assembly {
    /// The lifetime that the registrations belong to.
    associatedtype Scope: Dovetail.Scope

    /// The functions that make what is registered. The build-tool plugin writes them; where the compiler finds none, add
    /// `plugins: [.plugin(name: "DovetailPlugin", package: "Dovetail")]` to the target. Where they stand beside the sources,
    /// `swift package dovetail generate --into-sources` writes them.
    associatedtype Factories

    static var registrations: Registrations { get }
}
