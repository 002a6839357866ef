internal import DemoServer
internal import DocumentKit
internal import DocumentLists
internal import DocumentSDK
internal import Dovetail

extension Story {
    /// Another account on the same device, while edits of the first wait to be sent.
    func tellOfSwitchingAccounts(from ana: DocumentSDK.Account) async throws {
        transcript.chapter("Accounts are switched with an edit waiting and a document open")
        let session = try await ana.openDocumentSession(documentID: .harbour)
        documentOnScreen = session
        await goOffline(ana)
        try await session.documentEditing.apply(.append("Ana, on the train: shall we vote?"))
        transcript.say("waiting: \(try await ana.syncStatus.pending().count) edit of Ana's")
        let before = app.server.received.count
        let ben = try await signIn(.ben, "Ben")
        documentOnScreen = nil
        await goOnline(ben)
        let list = ben.makeDocumentListViewModel()
        try await list.refresh()
        transcript.say("Ben's home: \(list.home.map(\.title).joined(separator: ", "))")
        transcript.say("waiting: \(try await ben.syncStatus.pending().count) edits of Ben's")
        transcript.say("What the server was asked meanwhile:")
        for request in app.server.received.dropFirst(before) { transcript.say("  \(request)") }
        transcript.show(app.server.document(.harbour), as: "at the server")
    }

    /// The first account again, for the last time.
    func tellOfSigningOut() async throws {
        let ana = try await signIn(.ana, "Ana")
        transcript.say("Her edit has waited for her:")
        await tellOfReplay(ana)
        transcript.show(app.server.document(.harbour), as: "at the server")

        transcript.chapter("Ana signs out, and the app ends")
        let list = ana.makeDocumentListViewModel()
        if let report = await signedIn.end() { tell(of: report) }
        do {
            _ = try await list.open(.harbour)
        } catch let error as ScopeEnded {
            transcript.say("A screen that was left behind opens a document: \(error).")
        }
        tell(of: await sdk.end())
    }
}
