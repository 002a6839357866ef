package import DocumentKit
package import Dovetail

/// Keeping the device and the server in step. The policy for conflicts is the composition's choice.
package enum DocumentSyncAssembly: Assembly {
    package typealias Scope = AccountScope

    package static var registrations: Registrations {
        Shared(DocumentRefresher.self, as: (any DocumentRefreshing).self)
        Shared(ConflictCopyMaker.self)
        Shared(OperationReplay.self)
        Shared(SyncEngine.self, as: (any SyncControl).self, (any SyncStatus).self)
            .onEnd { await $0.stop() }
    }
}
