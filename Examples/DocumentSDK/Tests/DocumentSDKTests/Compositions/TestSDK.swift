internal import DocumentFeatures
internal import DocumentKit
internal import DocumentLists
internal import Dovetail

/// The product with everything outside this device handed in by each test.
enum TestSDK: Composition {
    static var assemblies: Assemblies {
        Include(DocumentFeatures.self)
        TestDoublesContract.self
        SessionProbeAssembly.self

        Expose(DocumentListViewModel.self)
        Expose(DocumentDetailViewModel.self)
        Expose(SessionProbe.self)
        Expose((any SyncControl).self)
        Expose((any SyncStatus).self)
        Expose((any OperationStore).self)
        Expose((any DocumentRefreshing).self)
        Expose((any DocumentEditing).self)
    }
}
