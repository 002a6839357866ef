internal import DocumentCollaboration
internal import DocumentKit
internal import DocumentLists
internal import DocumentSDK
internal import DocumentStorage
internal import Dovetail

/// The product, with places in it at which a test can hold up, or have fail, what it opens and ends.
enum SwitchingSDK: Composition {
    static var assemblies: Assemblies {
        Include(DocumentSDK.self)
        SwitchingContract.self
        Override(KeychainAssembly.self)
        InterruptionsAssembly.self

        Expose((any CollaborationStreaming).self)
        Expose(SQLiteDatabase.self)
    }
}
