package import DocumentKit
package import Dovetail

/// One open document.
package enum DocumentSessionsAssembly: Assembly {
    package typealias Scope = DocumentSessionScope

    package static var registrations: Registrations {
        Shared(EditingState.self) {
            (id: DocumentID, cache: any DocumentCache, permissions: any PermissionStore) async throws in
            try await EditingState.load(id, from: cache, permissions: permissions)
        }
        Shared(PendingOperations.self)
        Shared(SessionReactions.self)
        Shared(SessionActivity.self)
            .onEnd { await $0.stop() }
        Transient(OperationID.self) { OperationID.random() }
        Shared(SessionEditor.self, as: (any DocumentEditing).self)
    }
}
