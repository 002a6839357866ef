internal import DocumentKit

/// Fetches documents and permissions, with what is still pending here on top.
struct DocumentRefresher: DocumentRefreshing {
    let remote: any DocumentRemoteService
    let replica: any LocalReplica
    let cache: any DocumentCache
    let permissions: any PermissionStore

    func refreshAll() async throws {
        let found = try await remote.documents()
        for item in found { try await adopt(item) }
        let known = Set(found.map(\.document.id))
        for document in try await cache.documents() where !known.contains(document.id) {
            try await forget(document.id)
        }
    }

    func refresh(_ id: DocumentID) async throws {
        do {
            try await adopt(remote.document(id))
        } catch DocumentError.notFound, DocumentError.permissionDenied {
            try await forget(id)
        }
    }

    private func adopt(_ item: AccessibleDocument) async throws {
        try await replica.adopt(item.document)
        try await permissions.record(item.access, for: item.document.id)
    }

    private func forget(_ id: DocumentID) async throws {
        try await permissions.record(.none, for: id)
        try await cache.remove(id)
    }
}
