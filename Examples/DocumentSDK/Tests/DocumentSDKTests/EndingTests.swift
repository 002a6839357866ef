internal import DemoServer
internal import DocumentKit
internal import DocumentLists
internal import DocumentSDK
internal import Dovetail
import Testing

@MainActor
@Suite("Ending")
struct EndingTests {
    @Test("an account ends its documents first, then what works, then what that worked on")
    func endingGoesBackwards() async throws {
        let app = try ProductionApp()
        let host = app.openHost()
        let account = try await app.openAccount(.ana, of: host)
        let open = try await account.openDocumentSession(documentID: .plan)
        let report = await account.end()
        // A document is open for as long as somebody holds it.
        withExtendedLifetime(open) {}
        #expect(report.failures.isEmpty)
        #expect(report.ended.last == "Account")
        let session = try #require(report.position(of: "SessionActivity"))
        let sync = try #require(report.position(of: "SyncEngine"))
        let connectivity = try #require(report.position(of: "ConnectivityMonitor"))
        let database = try #require(report.position(of: "SQLiteDatabase"))
        #expect(session < sync)
        #expect(sync < connectivity)
        #expect(sync < database)
        await host.end()
    }

    @Test("a document's stream ends with it, and the account lives on")
    func sessionStreamEnds() async throws {
        let doubles = Doubles()
        let host = doubles.openHost()
        let account = try await doubles.openAccount(of: host)
        let opened = try await account.makeSessionProbe().open(.plan)
        let events = opened.value.events()
        let report = await opened.end()
        #expect(report.ended.last == "DocumentSession")
        #expect(await events.firstValue() == nil)
        await (try await account.openDocumentSession(documentID: .plan)).end()
        await host.end()
    }

    @Test("the streams of an account end with it")
    func accountStreamsEnd() async throws {
        let app = try ProductionApp()
        let host = app.openHost()
        let account = try await app.openAccount(.ana, of: host)
        let updates = account.syncStatus.updates()
        let connectivity = account.connectivityMonitoring.updates()
        await account.end()
        #expect(await updates.firstValue() == nil)
        #expect(await connectivity.firstValue { $0 == .offline } == nil)
        await host.end()
    }

    @Test("a screen left behind opens nothing any more, and nothing breaks")
    func lateCallsThrow() async throws {
        let app = try ProductionApp()
        let host = app.openHost()
        let account = try await app.openAccount(.ana, of: host)
        let list = account.makeDocumentListViewModel()
        await account.end()
        await #expect(throws: ScopeEnded.self) { try await list.open(.plan) }
        await #expect(throws: (any Error).self) { try await list.search("plan") }
        await #expect(throws: ScopeEnded.self) { try await account.openDocumentSession(documentID: .plan) }
        await host.end()
        await #expect(throws: ScopeEnded.self) { try await host.openAccount(accountContext: app.context(.ana)) }
    }

    @Test("the host ends whatever is open")
    func hostEndsAll() async throws {
        let app = try ProductionApp()
        let host = app.openHost()
        let account = try await app.openAccount(.ana, of: host)
        let open = try await account.openDocumentSession(documentID: .plan)
        let report = await host.end()
        withExtendedLifetime(open) {}
        #expect(
            report.ended.filter { ["DocumentSession", "Account", "Host"].contains($0) } == [
                "DocumentSession", "Account", "Host",
            ]
        )
    }
}
