internal import DemoServer
internal import DocumentKit
internal import DocumentLists
internal import Dovetail
import Testing

@Suite("Edits that wait while the account is switched", .timeLimit(.minutes(1)))
struct PendingEditsTests {
    @Test("wait for their owner, whoever else is signed in")
    func queuedEditsStay() async throws {
        let folder = try TemporaryFolder()
        var remnants = Remnants()
        try await SwitchingApp.run(storage: folder.location) { app in
            let closing = app.script.stop(at: .closing(.ana))
            do {
                let ana = try await app.signIn(.ana)
                remnants.add(ana)
                app.transport.goOffline()
                await ana.connectivityMonitoring.reaches(.offline)
                for document in [DocumentID.plan, .notes] {
                    try await ana.withDocumentSession(documentID: document) { session in
                        _ = try await session.documentEditing.apply(.append("Ana's"))
                    }
                }
                let pending = try await ana.syncStatus.pending()
                #expect(pending.map(\.document) == [.plan, .notes])
            }
            _ = app.transport.takeRequests()

            // There is a way again, but not for her: she is about to be signed out.
            let context = app.context(.ben)
            let switching = Task { try await app.signIn(context) }
            await closing.arrival.wait()
            app.transport.goOnline()
            closing.open()
            let ben = try await switching.value
            #expect(remnants.names == [])
            try await ben.makeDocumentListViewModel().refresh()
            try await ben.withDocumentSession(documentID: .notes) { session in
                _ = try await session.documentEditing.apply(.append("Ben's"))
            }
            await ben.syncControl.drain()
            #expect(await ben.syncStatus.outcomes().map(\.operation.change) == [.append("Ben's")])
            #expect(Set(app.transport.takeRequests().map(\.credential)) == [context.credential])
            #expect(app.server.document(.plan)?.body == "one")
            #expect(app.server.document(.notes)?.body == "none\nBen's")

            let anasNext = app.context(.ana)
            let again = try await app.signIn(anasNext)
            await again.syncControl.drain()
            #expect(await again.syncStatus.outcomes().map(\.result) == [.applied(Revision(2)), .rebased(Revision(3))])
            #expect(Set(app.transport.takeRequests().map(\.credential)) == [anasNext.credential])
            #expect(app.server.document(.plan)?.body == "one\nAna's")
            #expect(app.server.document(.notes)?.body == "none\nBen's\nAna's")
            app.scopes.expectOneAccountAtATime()
        }
    }

    /// What may become of a request that is under way.
    enum Fate: CaseIterable {
        case accepted, credentialRefused, lostOnTheWayThere, lostOnTheWayBack
    }

    @Test("or are under way, arrive once, as their owner's", arguments: Fate.allCases)
    func editsUnderWayArriveOnce(fate: Fate) async throws {
        let folder = try TemporaryFolder()
        var remnants = Remnants()
        try await SwitchingApp.run(storage: folder.location) { app in
            let place: Script.Place = fate == .lostOnTheWayBack ? .answer(.post) : .request(.post)
            let underWay = app.script.stop(at: place)
            if fate == .lostOnTheWayBack { app.script.fail(at: place, with: TransportError.unreachable) }
            let isLost = fate == .lostOnTheWayThere || fate == .lostOnTheWayBack
            do {
                let ana = try await app.signIn(.ana)
                remnants.add(ana)
                try await ana.withDocumentSession(documentID: .plan) { session in
                    _ = try await session.documentEditing.apply(.append("Ana's"))
                }
            }
            await underWay.arrival.wait()
            let context = app.context(.ben)
            let switching = Task { try await app.signIn(context) }
            await app.isSignedOut()
            if fate == .credentialRefused { app.server.expireCredentials(of: .ana) }
            if isLost { app.transport.goOffline() }
            underWay.open()
            let ben = try await switching.value
            #expect(remnants.names == [])
            app.transport.goOnline()
            _ = app.transport.takeRequests()
            try await ben.makeDocumentListViewModel().refresh()
            await ben.syncControl.drain()
            #expect(await ben.syncStatus.outcomes().isEmpty)
            #expect(Set(app.transport.takeRequests().map(\.credential)) == [context.credential])

            let again = try await app.signIn(.ana)
            await again.syncControl.drain()
            let pending = try await again.syncStatus.pending()
            #expect(pending.isEmpty)
            #expect(app.server.document(.plan)?.body == "one\nAna's")
            #expect(await again.syncStatus.outcomes().count == (isLost ? 1 : 0))
            let edits = app.server.received.filter { $0.method == .post }
            #expect(edits.map(\.account) == Array(repeating: .ana, count: fate == .lostOnTheWayBack ? 2 : 1))
            app.scopes.expectOneAccountAtATime()
        }
    }
}
