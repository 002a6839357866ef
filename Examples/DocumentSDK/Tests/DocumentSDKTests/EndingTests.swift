internal import DemoServer
internal import DocumentKit
internal import DocumentLists
internal import DocumentSDK
internal import Dovetail
internal import DovetailTesting
import Testing

@MainActor
@Suite("Ending")
struct EndingTests {
    @Test("an account ends its documents first, then what works, then what that worked on")
    func endingGoesBackwards() async throws {
        let app = try ProductionApp()
        let report = try await app.withAccount(.ana, of: app.openHost()) { account in
            try await account.withDocumentSession(documentID: .plan) { _ in await account.end() }
        }
        #expect(report.failures.isEmpty)
        #expect(report.ended.last == "Account")
        let session = try #require(report.position(of: "SessionActivity"))
        let sync = try #require(report.position(of: "SyncEngine"))
        let connectivity = try #require(report.position(of: "ConnectivityMonitor"))
        let database = try #require(report.position(of: "SQLiteDatabase"))
        #expect(session < sync)
        #expect(sync < connectivity)
        #expect(sync < database)
    }

    @Test("an account that was used in every way leaves nothing behind, and the host lives on")
    func nothingStays() async throws {
        let app = try ProductionApp()
        let host = app.openHost()
        try await expectReleased {
            try await app.withAccount(.ana, of: host) { account in
                let list = account.makeDocumentListViewModel()
                let open = try await list.open(.plan)
                try await open.editing.apply(.append("two"))
                _ = try await list.search("plan")
                try await list.detail(of: .plan).load()
                try await account.makeDocumentDetailViewModel(id: .notes).load()
                await account.syncControl.drain()
                await open.close()
            }
        }
        try await app.withAccount(.ben, of: host) { _ in }
    }

    @Test("a document's stream ends with it, and the account lives on")
    func sessionStreamEnds() async throws {
        let doubles = Doubles()
        try await doubles.withAccount { account in
            let opened = try await account.makeSessionProbe().open(.plan)
            let events = opened.value.events()
            let report = await opened.end()
            #expect(report.ended.last == "DocumentSession")
            #expect(await events.firstValue() == nil)
            await (try await account.openDocumentSession(documentID: .plan)).end()
        }
    }

    @Test("the streams of an account end with it")
    func accountStreamsEnd() async throws {
        let app = try ProductionApp()
        let (updates, connectivity) = try await app.withAccount(.ana, of: app.openHost()) { account in
            (account.syncStatus.updates(), account.connectivityMonitoring.updates())
        }
        #expect(await updates.firstValue() == nil)
        #expect(await connectivity.firstValue { $0 == .offline } == nil)
    }

    @Test("a screen left behind opens nothing any more, and nothing breaks")
    func lateCallsThrow() async throws {
        let app = try ProductionApp()
        let host = app.openHost()
        try await app.withAccount(.ana, of: host) { account in
            let list = account.makeDocumentListViewModel()
            await account.end()
            let ended = ScopeEnded(scope: "Account")
            await #expect(throws: ended) { try await list.open(.plan) }
            await #expect(throws: ended) { try await list.search("plan") }
            await #expect(throws: ended) { try await account.openDocumentSession(documentID: .plan) }
        }
        await host.end()
        await #expect(throws: ScopeEnded(scope: "Host")) {
            try await host.openAccount(accountContext: app.context(.ana))
        }
    }

    @Test("the host ends whatever is open")
    func hostEndsAll() async throws {
        let app = try ProductionApp()
        let host = app.openHost()
        let report = try await app.withAccount(.ana, of: host) { account in
            try await account.withDocumentSession(documentID: .plan) { _ in await host.end() }
        }
        #expect(
            report.ended.filter { ["DocumentSession", "Account", "Host"].contains($0) } == [
                "DocumentSession", "Account", "Host",
            ]
        )
    }
}
