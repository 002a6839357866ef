/// The assemblies that make one product, and what it hands out.
///
/// ```swift
/// public enum DocumentSDK: Composition {
///     public static var assemblies: Assemblies {
///         HostContract.self
///         DocumentDataAssembly.self
///         Expose(DocumentListViewModel.self)
///     }
/// }
/// ```
///
/// The build-tool plugin writes one class for each scope into an extension of the type: `DocumentSDK.Host`. Objects that no exposed root
/// needs are not made. A composition that exposes nothing is a bundle for others to `Include`. ``Forbid`` and ``Confine`` say which of its parts may not
/// depend on which.
public protocol Composition {
    /// What the build-tool plugin writes; where the compiler finds none, add
    /// `plugins: [.plugin(name: "DovetailPlugin", package: "Dovetail")]` to the target. Where it stands beside the sources,
    /// `swift package dovetail generate --into-sources` writes it.
    associatedtype Generated

    @AssembliesBuilder static var assemblies: Assemblies { get }
}
