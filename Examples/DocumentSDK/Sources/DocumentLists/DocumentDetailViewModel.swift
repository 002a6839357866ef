public import DocumentKit

/// What a detail screen shows of one document.
@MainActor
public final class DocumentDetailViewModel {
    public let id: DocumentID
    /// The document, once loaded.
    public private(set) var document: Document?
    /// What the account may do with it.
    public private(set) var access = AccessLevel.none
    /// How many edits wait to be sent.
    public private(set) var pendingEdits = 0

    private let cache: any DocumentCache
    private let permissions: any PermissionStore
    private let operations: any OperationStore

    init(
        id: DocumentID,
        cache: any DocumentCache,
        permissions: any PermissionStore,
        operations: any OperationStore
    ) {
        self.id = id
        self.cache = cache
        self.permissions = permissions
        self.operations = operations
    }

    /// Reads the document from this device.
    public func load() async throws {
        document = try await cache.document(id)
        access = try await permissions.access(to: id)
        pendingEdits = try await operations.pending(for: id).count
    }
}
