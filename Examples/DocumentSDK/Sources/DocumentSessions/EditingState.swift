internal import DocumentKit
import Synchronization

/// What is known of the open document while it is open: how far the account may go with it, and what was done.
final class EditingState: Sendable {
    private struct Values {
        var access: AccessLevel
        var edits: [OperationID] = []
    }

    let document: DocumentID
    private let values: Mutex<Values>

    private init(document: DocumentID, access: AccessLevel) {
        self.document = document
        values = Mutex(Values(access: access))
    }

    /// The state of a document that is about to be opened. Throws where this device does not have it, or the account
    /// may not read it.
    static func load(
        _ id: DocumentID,
        from cache: any DocumentCache,
        permissions: any PermissionStore
    ) async throws -> EditingState {
        guard try await cache.document(id) != nil else { throw DocumentError.notFound(id) }
        let access = try await permissions.access(to: id)
        guard access >= .reader else { throw DocumentError.permissionDenied(id) }
        return EditingState(document: id, access: access)
    }

    /// What the account may do with the document.
    var access: AccessLevel { values.withLock { $0.access } }

    /// The edits made since it was opened.
    var edits: [OperationID] { values.withLock { $0.edits } }

    /// Takes note of a permission. Returns the one before.
    func setAccess(_ access: AccessLevel) -> AccessLevel {
        values.withLock { values in
            defer { values.access = access }
            return values.access
        }
    }

    /// Takes note of an edit.
    func noteEdit(_ operation: OperationID) {
        values.withLock { $0.edits.append(operation) }
    }
}
