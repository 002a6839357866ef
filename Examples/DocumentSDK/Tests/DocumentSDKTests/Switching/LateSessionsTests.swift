internal import DemoServer
internal import DocumentKit
internal import DocumentLists
internal import Dovetail
import Testing

@MainActor
@Suite("A document that is opened while its account ends", .timeLimit(.minutes(1)))
struct LateSessionsTests {
    struct Unreadable: Error, Equatable {}

    @Test("is ended with it, where its opening had begun, and is refused, where it had not", arguments: [true, false])
    func openingHasBegun(openingFails: Bool) async throws {
        try await SwitchingApp.run { app in
            let ana = try await app.signIn(.ana)
            let list = ana.makeDocumentListViewModel()
            let reading = app.script.stop(at: .reading(.plan))
            if openingFails { app.script.fail(at: .reading(.plan), with: Unreadable()) }
            let opening = Task { try await ana.openDocumentSession(documentID: .plan) }
            await reading.arrival.wait()
            let signingOut = try await ana.withDocumentSession(documentID: .notes) { _ in
                let signingOut = Task { await app.signedIn.end() }
                // The last that was opened ends first; then it is the turn of the one that is still opening.
                await app.scopes.hears("DocumentSession 3: ended")
                return signingOut
            }

            let ended = ScopeEnded(scope: "Account")
            await #expect(throws: ended) { try await ana.openDocumentSession(documentID: .notes) }
            await #expect(throws: ended) { try await list.open(.plan) }
            #expect(!app.scopes.events(of: "Account 1").contains("ended SyncEngine"))
            reading.open()
            let document = ["DocumentSession.SessionActivity", "DocumentSession"]
            #expect(
                await signingOut.value?.ended
                    == document + (openingFails ? ["DocumentSession"] : document)
                    + SwitchingSDK.objects.map { "Account.\($0)" } + ["Account"]
            )
            if openingFails {
                await #expect(throws: Unreadable()) { try await opening.value }
            } else {
                await #expect(throws: ended) { try await opening.value }
            }
        }
    }

    @Test("is refused in the middle of the hooks, by whatever way it is opened")
    func hooksAreRunning() async throws {
        try await SwitchingApp.run { app in
            let ana = try await app.signIn(.ana)
            let list = ana.makeDocumentListViewModel()
            let closing = app.script.stop(at: .closing(.ana))
            let signingOut = Task { await app.signedIn.end() }
            await closing.arrival.wait()
            let ended = ScopeEnded(scope: "Account")
            await #expect(throws: ended) { try await ana.openDocumentSession(documentID: .plan) }
            await #expect(throws: ended) { try await ana.withDocumentSession(documentID: .plan) { _ in } }
            await #expect(throws: ended) { try await list.open(.plan) }
            closing.open()
            #expect(await signingOut.value?.ended.last == "Account")
            #expect(app.scopes.events.filter { $0.contains("DocumentSession") }.isEmpty)
        }
    }

    @Test("is never open afterwards, however many try")
    func manyTry() async throws {
        try await SwitchingApp.run { app in
            let ana = try await app.signIn(.ana)
            var sessions: [SwitchingSDK.DocumentSession] = []
            try await withThrowingTaskGroup(of: SwitchingSDK.DocumentSession?.self) { group in
                for number in 0..<50 {
                    group.addTask {
                        do {
                            let session = try await ana.openDocumentSession(documentID: .plan)
                            if number == 10 { await app.signedIn.end() }
                            return session
                        } catch let error as ScopeEnded {
                            #expect(error == ScopeEnded(scope: "Account"))
                            return nil
                        }
                    }
                }
                for try await case let session? in group { sessions.append(session) }
            }
            await app.signedIn.end()
            for session in sessions { #expect(await session.documentEditing.events().firstValue() == nil) }
            let events = app.scopes.entries.filter { $0.scope.name == "DocumentSession" }
            let opened = Set(events.filter { $0.event == "opened" }.map(\.scope))
            #expect(opened.count == sessions.count)
            #expect(opened.isSubset(of: events.filter { $0.event == "ended" }.map(\.scope)))
            #expect(app.scopes.events(of: "Account 1") == ScopeLog.wholeAccount)
        }
    }
}
