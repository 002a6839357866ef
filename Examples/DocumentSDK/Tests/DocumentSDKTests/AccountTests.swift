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
        try await app.withAccount(.ana, of: host) { ana in
            await app.goOffline(ana)
            try await ana.withDocumentSession(documentID: .plan) { session in
                _ = try await session.documentEditing.apply(.append("Ana's"))
            }
        }

        app.transport.goOnline()
        try await app.withAccount(.ben, of: host) { ben in
            await ben.syncControl.drain()
            let pending = try await ben.syncStatus.pending()
            #expect(pending.isEmpty)
            #expect(await ben.syncStatus.outcomes().isEmpty)
            #expect(app.server.document(.plan)?.body == "one")
            #expect(app.server.received.allSatisfy { $0.method == .get })
        }

        try await app.withAccount(.ana, of: host) { again in
            await again.syncControl.drain()
            #expect(await again.syncStatus.outcomes().map(\.result) == [.applied(Revision(2))])
            #expect(app.server.document(.plan)?.body == "one\nAna's")
            #expect(app.server.received.filter { $0.method == .post }.map(\.account) == [.ana])
        }
        #expect(try app.folder.files.count == 2)
    }

    @Test("can be open side by side")
    func accountsSideBySide() async throws {
        let app = try ProductionApp()
        let host = app.openHost()
        try await app.withAccount(.ben, of: host) { ben in
            try await ben.withDocumentSession(documentID: .plan) { reading in
                let events = reading.documentEditing.events()
                try await app.withAccount(.ana, of: host) { ana in
                    try await ana.withDocumentSession(documentID: .plan) { writing in
                        try await writing.documentEditing.apply(.append("two"))
                        #expect(await events.firstValue() == .remoteChange(Revision(2), by: .ana))
                    }
                }
                let list = ben.makeDocumentListViewModel()
                try await list.load()
                #expect(list.home.first { $0.id == .plan }?.body == "one\ntwo")
            }
        }
    }

    @Test("can be opened without a network, and show what was fetched before")
    func openingOffline() async throws {
        let app = try ProductionApp()
        let host = app.openHost()
        try await app.withAccount(.ana, of: host) { _ in }
        app.transport.goOffline()
        try await host.withAccount(accountContext: app.context(.ana)) { account in
            let list = account.makeDocumentListViewModel()
            try await list.load()
            #expect(list.home.count == 2)
        }
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
            observer: app.scopes
        )
        try await host.withAccount(accountContext: app.context(.ana)) { account in
            try await account.makeDocumentListViewModel().refresh()
            try await account.withDocumentSession(documentID: .plan) { session in
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
            }
        }
    }
}
