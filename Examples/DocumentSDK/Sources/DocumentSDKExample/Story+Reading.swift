internal import DemoServer
internal import DocumentKit
internal import DocumentLists
internal import DocumentSDK

extension Story {
    /// Lists, search, and an edit with the server at hand.
    func tellOfReading(_ account: DocumentSDK.Account) async throws {
        transcript.chapter("The lists")
        let list = try await HomeScreen(account: account).show(in: transcript)
        transcript.say("shared with Ana: \(titles(list.shared))")
        transcript.say("recent: \(titles(list.recent))")

        transcript.chapter("Search, on this device")
        for hit in try await list.search("harb") { transcript.say("\(hit.title): \(hit.passage)") }

        transcript.chapter("A document is opened and edited")
        let detail = account.makeDocumentDetailViewModel(id: .harbour)
        try await detail.load()
        transcript.say("Ana is its \(detail.access).")
        let open = try await list.open(.harbour)
        try await open.editing.apply(.append("It costs a million."))
        await tellOfReplay(account)
        transcript.show(try await open.editing.document(), as: "here")
        transcript.show(app.server.document(.harbour), as: "at the server")
        await open.close()
        try await list.load()
        transcript.say("closed; recent: \(titles(list.recent))")
    }

    private func titles(_ documents: [Document]) -> String {
        documents.isEmpty ? "nothing" : documents.map(\.title).joined(separator: ", ")
    }
}
