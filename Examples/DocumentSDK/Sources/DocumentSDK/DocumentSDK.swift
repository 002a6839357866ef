internal import DocumentConnectivity
internal import DocumentFeatures
internal import DocumentKit
internal import DocumentLists
internal import DocumentRemote
internal import DocumentSync
public import Dovetail

/// The product: documents of a server, reached over the host's transport.
public enum DocumentSDK: Composition {
    public static var assemblies: Assemblies {
        Include(DocumentFeatures.self)
        HostNetworkContract.self
        HostAnalyticsContract.self
        DocumentRemoteAssembly.self
        DocumentConnectivityAssembly.self
        ConflictPolicyAssembly.self

        Expose(DocumentListViewModel.self)
        Expose(DocumentDetailViewModel.self)
        Expose((any ConnectivityMonitoring).self)
        Expose((any SyncControl).self)
        Expose((any SyncStatus).self)
        Expose((any DocumentEditing).self)
    }
}
