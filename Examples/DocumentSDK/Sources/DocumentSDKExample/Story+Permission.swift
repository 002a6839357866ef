internal import DemoServer
internal import DocumentKit
internal import DocumentSDK

extension Story {
    /// A document that is being edited may no longer be.
    func tellOfLosingPermission(_ account: DocumentSDK.Account) async throws {
        transcript.chapter("Permission is lost while the document is open")
        let session = try await account.openDocumentSession(documentID: .minutes)
        let editing = session.documentEditing
        let events = editing.events()
        transcript.say("Ana is its \(editing.access). Ben makes her a reader.")
        app.server.grant(.reader, on: .minutes, to: .ana)
        for await case .accessChanged(let access) in events {
            transcript.say("The open document hears of it: \(access).")
            break
        }
        do {
            try await editing.apply(.append("Ana protests."))
        } catch DocumentError.permissionDenied(let document) {
            transcript.say("An edit is refused here already: no permission for \(document).")
        }
        for case .accessReduced(let document, let access) in app.device.notices {
            transcript.say("The host's screen shows: \(document) can only be used as its \(access) now.")
        }
        tell(of: await session.end())
    }
}
