internal import DemoServer
internal import DocumentKit
internal import DocumentLists
internal import DocumentSDK
internal import Dovetail
import Testing

@MainActor
@Suite("Accounts")
struct AccountTests {
    @Test("keep their waiting edits to themselves, and find them again")
    func pendingEditsStayWithTheirAccount() async throws {
        let app = try ProductionApp()
        let host = app.openHost()
        let ana = try await app.openAccount(.ana, of: host)
        await app.goOffline(ana)
        let session = try await ana.openDocumentSession(documentID: .plan)
        try await session.documentEditing.apply(.append("Ana's"))
        await session.end()
        await ana.end()

        app.transport.goOnline()
        let ben = try await app.openAccount(.ben, of: host)
        await ben.syncControl.drain()
        #expect(try await ben.syncStatus.pending().isEmpty)
        #expect(await ben.syncStatus.outcomes().isEmpty)
        #expect(app.server.document(.plan)?.body == "one")
        #expect(app.server.received.allSatisfy { $0.method == .get })
        await ben.end()

        let again = try await app.openAccount(.ana, of: host)
        await again.syncControl.drain()
        #expect(await again.syncStatus.outcomes().map(\.result) == [.applied(Revision(2))])
        #expect(app.server.document(.plan)?.body == "one\nAna's")
        #expect(app.server.received.filter { $0.method == .post }.map(\.account) == [.ana])
        await host.end()
        #expect(try app.folder.files.count == 2)
    }

    @Test("can be open side by side")
    func accountsSideBySide() async throws {
        let app = try ProductionApp()
        let host = app.openHost()
        let ana = try await app.openAccount(.ana, of: host)
        let ben = try await app.openAccount(.ben, of: host)
        let reading = try await ben.openDocumentSession(documentID: .plan)
        let writing = try await ana.openDocumentSession(documentID: .plan)
        let events = reading.documentEditing.events()
        try await writing.documentEditing.apply(.append("two"))
        #expect(await events.firstValue() == .remoteChange(Revision(2), by: .ana))
        await writing.end()
        await ana.end()
        let list = ben.makeDocumentListViewModel()
        try await list.load()
        #expect(list.home.first { $0.id == .plan }?.body == "one\ntwo")
        await reading.end()
        await host.end()
    }

    @Test("can be opened without a network, and show what was fetched before")
    func openingOffline() async throws {
        let app = try ProductionApp()
        let host = app.openHost()
        await (try await app.openAccount(.ana, of: host)).end()
        app.transport.goOffline()
        let account = try await host.openAccount(accountContext: app.context(.ana))
        let list = account.makeDocumentListViewModel()
        try await list.load()
        #expect(list.home.count == 2)
        await host.end()
    }

    @Test("of different compositions handle conflicts in different ways")
    func conflictPolicyIsTheCompositionsChoice() async throws {
        let app = try ProductionApp()
        let host = ServerWinsSDK.Host(
            storageLocation: .memory,
            hostLogging: app.device,
            hostClock: TickingClock(),
            hostPresentation: app.device,
            hostTransport: app.transport,
            hostAuthentication: DemoAuthentication(server: app.server),
            observer: LenientObserver()
        )
        let account = try await host.openAccount(accountContext: app.context(.ana))
        let list = account.makeDocumentListViewModel()
        try await list.refresh()
        let session = try await account.openDocumentSession(documentID: .plan)
        let editing = session.documentEditing
        app.transport.goOffline()
        await account.connectivityMonitoring.reaches(.offline)
        try await editing.apply(.append("mine"))
        app.server.edit(.plan, as: .ben, .append("theirs"))
        app.transport.goOnline()
        await account.connectivityMonitoring.reaches(.online)
        await account.syncControl.drain()
        #expect(await account.syncStatus.outcomes().map(\.result) == [.serverKept])
        #expect(try await editing.document().body == "one\ntheirs")
        await session.end()
        await host.end()
    }
}
