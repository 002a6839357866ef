internal import DocumentKit

/// What the open document does about news before anybody is told of it.
struct SessionReactions: Sendable {
    let state: EditingState
    let permissions: any PermissionStore
    let refresher: any DocumentRefreshing
    let presentation: any HostPresentation
    let logging: any HostLogging

    /// The open document.
    var document: DocumentID { state.document }

    /// Fetches somebody else's edit. Permissions are heard of from the account's store instead.
    func event(for event: RemoteEvent) async -> SessionEvent? {
        guard case .documentChanged(let id, let revision, let author) = event else { return nil }
        do {
            try await refresher.refresh(id)
        } catch {
            logging.log("An edit by somebody else could not be fetched: \(error)")
            return nil
        }
        return .remoteChange(revision, by: author)
    }

    /// A permission that is another than when the document was loaded.
    func missedChange() async -> AccessChange? {
        guard let access = try? await permissions.access(to: document), access != state.access else { return nil }
        return AccessChange(document: document, access: access)
    }

    /// Lets nobody edit from now on who may not, and says so.
    func event(for change: AccessChange) async -> SessionEvent {
        let before = state.setAccess(change.access)
        if before >= .editor, change.access < .editor {
            await presentation.present(.accessReduced(change.document, change.access))
        }
        return .accessChanged(change.access)
    }
}
