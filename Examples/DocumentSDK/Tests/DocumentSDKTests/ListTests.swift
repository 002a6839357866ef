internal import DemoServer
internal import DocumentKit
internal import DocumentLists
internal import DocumentSDK
import Testing

@MainActor
@Suite("The list screen")
struct ListTests {
    @Test("shows everything, what is shared, and what was opened last")
    func listsAreFilled() async throws {
        let app = try ProductionApp()
        try await app.withAccount(.ana, of: app.openHost()) { account in
            let list = account.makeDocumentListViewModel()
            for id in [DocumentID.plan, .notes] { await (try await list.open(id)).close() }
            try await list.load()
            #expect(list.home.map(\.id) == [.notes, .plan])
            #expect(list.shared.map(\.id) == [.notes])
            #expect(list.recent.map(\.id) == [.notes, .plan])
            #expect(app.device.counts == ["open": 2])
        }
    }

    @Test("is a new one each time, over the same data")
    func modelsAreTransient() async throws {
        let doubles = Doubles()
        try await doubles.withAccount { account in
            let (first, second) = (account.makeDocumentListViewModel(), account.makeDocumentListViewModel())
            #expect(first !== second)
            try await first.load()
            #expect(first.home.count == 1)
            #expect(second.home.isEmpty)
        }
    }

    @Test("searches without a network, and says that refreshing needs one")
    func searchWorksOffline() async throws {
        let doubles = Doubles([.sample("plan", title: "Harbour plan", body: "one")])
        try await doubles.withAccount { account in
            await doubles.remote.fail(with: .offline)
            let list = account.makeDocumentListViewModel()
            await #expect(throws: DocumentError.offline) { try await list.refresh() }
            let found = try await list.search("harb")
            #expect(found.map(\.document) == [.plan])
        }
    }

    @Test("leads to the detail of a document")
    func detailIsLoaded() async throws {
        let doubles = Doubles([.sample("plan", body: "one", access: .editor)], .offline)
        try await doubles.withOpenPlan { account, editing in
            try await editing.apply(.append("two"))
            let list = account.makeDocumentListViewModel()
            for detail in [list.detail(of: .plan), account.makeDocumentDetailViewModel(id: .plan)] {
                try await detail.load()
                #expect(detail.document?.body == "one\ntwo")
                #expect(detail.access == .editor)
                #expect(detail.pendingEdits == 1)
            }
        }
    }
}
