internal import DocumentCollaboration
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

        // An open document has no server: what it sends is queued, and what it hears comes over the account's feed.
        Forbid(
            DocumentRemoteAssembly.self,
            from: DocumentSessionScope.self,
            except: DocumentSyncAssembly.self,
            DocumentCollaborationAssembly.self
        )
        // Nobody else asks the host to sign in.
        Confine((any HostAuthentication).self, to: DocumentRemoteAssembly.self)

        Expose(DocumentListViewModel.self)
        Expose(DocumentDetailViewModel.self)
        Expose((any ConnectivityMonitoring).self)
        Expose((any SyncControl).self)
        Expose((any SyncStatus).self)
        Expose((any DocumentEditing).self)
    }
}
