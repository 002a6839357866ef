internal import DocumentFeatures
internal import DocumentKit
internal import DocumentLists
internal import DocumentSync
public import Dovetail

/// The same product for a trade fair: samples instead of a server, and no network at all. A host that opens it is not
/// asked for a transport, since nothing in it could use one.
public enum DocumentSDKDemo: Composition {
    public static var assemblies: Assemblies {
        Include(DocumentFeatures.self)
        SampleRemoteAssembly.self
        ConflictPolicyAssembly.self

        Expose(DocumentListViewModel.self)
        Expose(DocumentDetailViewModel.self)
        Expose((any SyncControl).self)
        Expose((any SyncStatus).self)
        Expose((any DocumentEditing).self)
    }
}
