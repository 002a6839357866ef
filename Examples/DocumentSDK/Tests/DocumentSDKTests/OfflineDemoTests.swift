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
            hostAnalytics: device,
            observer: ScopeLog()
        )
        let visitor = AccountContext(
            id: AccountID("visitor"),
            displayName: "Visitor",
            credential: Credential(token: "none")
        )
        try await host.withAccount(accountContext: visitor) { account in
            let list = account.makeDocumentListViewModel()
            try await list.refresh()
            #expect(list.home.map(\.title) == ["Editing", "Welcome"])
            let welcome = DocumentID("sample-welcome")
            try await account.withDocumentSession(documentID: welcome) { session in
                try await session.documentEditing.apply(.append("Hello."))
                await account.syncControl.drain()
                #expect(await account.syncStatus.outcomes().map(\.result) == [.applied(Revision(2))])
                #expect(try await session.documentEditing.document().body.hasSuffix("Hello."))
            }
        }
    }
}
