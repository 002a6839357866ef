internal import DocumentCollaboration
internal import DocumentKit
internal import DocumentLists
internal import DocumentPermissions
internal import DocumentSearch
internal import DocumentSessions
internal import DocumentStorage
internal import DocumentSync
package import Dovetail

/// What every composition of the product has in common. It exposes nothing: compositions include it.
package enum DocumentFeatures: Composition {
    package static var assemblies: Assemblies {
        HostContract.self
        AccountContract.self
        DocumentSessionContract.self
        DocumentStorageAssembly.self
        DocumentPermissionsAssembly.self
        DocumentSyncAssembly.self
        DocumentCollaborationAssembly.self
        DocumentSearchAssembly.self
        DocumentListsAssembly.self
        DocumentSessionsAssembly.self

        // Rows are for those who keep some.
        Confine(
            SQLiteDatabase.self,
            to: DocumentStorageAssembly.self,
            DocumentPermissionsAssembly.self,
            DocumentSearchAssembly.self,
            DocumentListsAssembly.self
        )
    }
}
