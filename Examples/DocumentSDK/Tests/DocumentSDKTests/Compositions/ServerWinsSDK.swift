internal import DocumentConnectivity
internal import DocumentFeatures
internal import DocumentKit
internal import DocumentLists
internal import DocumentRemote
internal import Dovetail

/// The product with another policy for conflicts: another assembly on the list, and nothing else.
enum ServerWinsSDK: Composition {
    static var assemblies: Assemblies {
        Include(DocumentFeatures.self)
        HostNetworkContract.self
        DocumentRemoteAssembly.self
        DocumentConnectivityAssembly.self
        ServerWinsAssembly.self

        Expose(DocumentListViewModel.self)
        Expose((any ConnectivityMonitoring).self)
        Expose((any SyncControl).self)
        Expose((any SyncStatus).self)
        Expose((any DocumentEditing).self)
    }
}
