import DocumentKit
import Synchronization

/// Permissions without a database.
final class RememberedPermissions: PermissionStore {
    private let levels = Mutex<[DocumentID: AccessLevel]>([:])
    private let broadcast = Broadcast<AccessChange>()

    func access(to document: DocumentID) async throws -> AccessLevel {
        levels.withLock { $0[document] ?? .none }
    }

    func record(_ access: AccessLevel, for document: DocumentID) async throws {
        levels.withLock { $0[document] = access }
        broadcast.send(AccessChange(document: document, access: access))
    }

    func changes() -> AsyncStream<AccessChange> { broadcast.stream() }
}
