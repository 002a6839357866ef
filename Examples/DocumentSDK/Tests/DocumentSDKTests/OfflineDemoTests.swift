internal import DemoServer
internal import DocumentKit
internal import DocumentLists
internal import DocumentSDKDemo
import Testing

@MainActor
@Suite("The offline demo")
struct OfflineDemoTests {
    @Test("works like the product, from samples")
    func samplesCanBeEdited() async throws {
        let device = RecordingHost()
        let host = DocumentSDKDemo.Host(
            storageLocation: .memory,
            hostLogging: device,
            hostClock: TickingClock(),
            hostPresentation: device,
            hostAnalytics: device
        )
        let visitor = AccountContext(
            id: AccountID("visitor"),
            displayName: "Visitor",
            credential: Credential(token: "none")
        )
        let account = try await host.openAccount(accountContext: visitor)
        let list = account.makeDocumentListViewModel()
        try await list.refresh()
        #expect(list.home.map(\.title) == ["Editing", "Welcome"])
        let open = try await list.open(DocumentID("sample-welcome"))
        try await open.editing.apply(.append("Hello."))
        await account.syncControl.drain()
        #expect(await account.syncStatus.outcomes().map(\.result) == [.applied(Revision(2))])
        #expect(try await open.editing.document().body.hasSuffix("Hello."))
        await host.end()
    }
}
