internal import DemoServer
internal import DocumentKit
internal import DocumentSDK

extension Story {
    /// Edits without a way to the server, replayed in order when there is one.
    func tellOfWorkingOffline(_ account: DocumentSDK.Account) async throws {
        transcript.chapter("Edits without a network")
        let session = try await account.openDocumentSession(documentID: .recipe)
        let editing = session.documentEditing
        await goOffline(account)
        try await editing.apply(.append("Add salt."))
        try await editing.apply(.rename("Harbour soup"))
        try await editing.apply(.append("Serve hot."))
        transcript.show(try await editing.document(), as: "here")
        transcript.show(app.server.document(.recipe), as: "at the server")
        transcript.say("waiting: \(try await editing.pendingOperations().count) edits")
        await goOnline(account)
        transcript.show(app.server.document(.recipe), as: "at the server")
        await session.end()
    }

    /// Two people edit the same documents, one of them offline.
    func tellOfConflicts(_ account: DocumentSDK.Account) async throws {
        transcript.chapter("Conflicts")
        let plan = try await account.openDocumentSession(documentID: .harbour)
        let minutes = try await account.openDocumentSession(documentID: .minutes)
        await goOffline(account)
        app.server.edit(.harbour, as: .ben, .append("Ben: too much."))
        app.server.edit(.minutes, as: .ben, .replaceBody("Present: all but Ana."))
        transcript.say("Ben edits both documents, Ana too; she cannot know of his edits.")
        try await plan.documentEditing.apply(.append("Ana: it is worth it."))
        try await minutes.documentEditing.apply(.replaceBody("Present: all, Ana too."))
        await goOnline(account)
        for document in app.server.documents(readableBy: .ana) where document.id != .recipe {
            transcript.show(document, as: "at the server")
        }
        await plan.end()
        await minutes.end()
    }
}
