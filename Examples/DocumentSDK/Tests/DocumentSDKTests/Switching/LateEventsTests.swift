internal import DemoServer
internal import DocumentKit
internal import DocumentLists
internal import Dovetail
import Testing

@MainActor
@Suite("What comes late, for an account that is being left,", .timeLimit(.minutes(1)))
struct LateEventsTests {
    @Test("by its stream, while it ends and afterwards, reaches nobody of the next account")
    func lateEventsReachNobody() async throws {
        var remnants = Remnants()
        try await SwitchingApp.run { app in
            let context = app.context(.ben)
            let ben: SwitchingSDK.Account
            let anasEvents: AsyncStream<SessionEvent>
            do {
                let ana = try await app.signIn(.ana)
                remnants.add(ana)
                (ben, anasEvents) = try await ana.withDocumentSession(documentID: .plan) { session in
                    remnants.add(session, "DocumentSession")
                    let events = session.documentEditing.events()
                    // Her open document is about to fetch somebody's edit when the account is switched.
                    let fetching = app.script.stop(at: .request(.get))
                    app.server.edit(.plan, as: .carl, .append("two"))
                    await fetching.arrival.wait()
                    let switching = Task { try await app.signIn(context) }
                    await app.isSignedOut()
                    app.server.edit(.plan, as: .carl, .append("three"))
                    app.server.grant(.none, on: .notes, to: .ana)
                    fetching.open()
                    return (try await switching.value, events)
                }
            }
            #expect(remnants.names == [])
            // Her own stream is over. The edit in the middle came before that or not.
            var heard: [SessionEvent] = []
            for await event in anasEvents { heard.append(event) }
            let edits = [2, 3].map { SessionEvent.remoteChange(Revision($0), by: .carl) }
            #expect(heard == edits || heard == [edits[0]])

            try await ben.makeDocumentListViewModel().refresh()
            try await ben.withDocumentSession(documentID: .plan) { session in
                let events = session.documentEditing.events()
                _ = app.transport.takeRequests()
                // Her server doesn't know that she has left. The last one is for both of them.
                app.server.grant(.reader, on: .plan, to: .ana)
                app.server.grant(.none, on: .notes, to: .ana)
                app.server.edit(.plan, as: .carl, .append("four"))
                #expect(await events.firstValue() == .remoteChange(Revision(4), by: .carl))
                #expect(session.documentEditing.access == .editor)
                #expect(app.device.notices.isEmpty)
                #expect(app.transport.takeRequests().map(\.credential) == [context.credential])
                let body = try await session.documentEditing.document().body
                #expect(body == "one\ntwo\nthree\nfour")
            }
            app.scopes.expectOneAccountAtATime()
        }
    }

    @Test("from a screen that is still there, gets an error, and the server hears nothing of it")
    func screensLeftBehind() async throws {
        var remnants = Remnants()
        try await SwitchingApp.run { app in
            let list: DocumentListViewModel
            let editing: any DocumentEditing
            do {
                let ana = try await app.signIn(.ana)
                remnants.add(ana)
                list = ana.makeDocumentListViewModel()
                editing = try await ana.withDocumentSession(documentID: .plan, \.documentEditing)
            }
            let ben = try await app.signIn(.ben)
            let events = ben.syncStatus.updates()
            _ = app.transport.takeRequests()

            let ended = ScopeEnded(scope: "Account")
            await #expect(throws: ended) { try await list.open(.plan) }
            await #expect(throws: ended) { try await list.search("plan") }
            await #expect(throws: DocumentError.unauthorized) { try await list.refresh() }
            await #expect(throws: (any Error).self) { try await list.load() }
            await #expect(throws: (any Error).self) { try await editing.apply(.append("late")) }
            #expect(await editing.events().firstValue() == nil)
            await ben.syncControl.drain()
            #expect(app.transport.takeRequests().isEmpty)
            #expect(await ben.syncStatus.outcomes().isEmpty)
            await app.signedIn.end()
            #expect(await events.firstValue() == nil)
            // The screen holds what it shows, not the account.
            #expect(!remnants.names.contains("Account"))
        }
    }
}
