internal import DemoServer
internal import DocumentKit
internal import Dovetail
import Testing

@Suite("An open document")
struct EditingTests {
    @Test(
        "is not opened where it is not here, or may not be read",
        arguments: [
            (DocumentID("nowhere"), DocumentError.notFound(DocumentID("nowhere"))),
            (DocumentID.notes, DocumentError.permissionDenied(.notes)),
        ]
    )
    func openingFails(id: DocumentID, error: DocumentError) async throws {
        let doubles = Doubles([.sample("notes", access: .none)])
        try await doubles.withAccount { account in
            await #expect(throws: error) { try await account.openDocumentSession(documentID: id) }
            #expect(await account.end().ended.last == "Account")
        }
    }

    @Test("shows edits at once, and sends them when there is a way")
    func editsAreReplayed() async throws {
        let doubles = Doubles([.sample("plan", body: "one")], .offline)
        try await doubles.withOpenPlan { account, editing in
            try await editing.apply(.append("two"))
            try await editing.apply(.rename("New"))
            #expect(try await editing.document().body == "one\ntwo")
            #expect(try await editing.pendingOperations().map(\.change) == [.append("two"), .rename("New")])
            #expect(await doubles.remote.submitted.isEmpty)

            doubles.connectivity.become(.online)
            await account.syncControl.drain()
            #expect(await doubles.remote.submitted.map(\.change) == [.append("two"), .rename("New")])
            #expect(try await editing.pendingOperations().isEmpty)
            #expect(try await editing.document().revision == Revision(3))
        }
    }

    @Test("hears of its own edits' fate and of other people's edits")
    func eventsAreMerged() async throws {
        let doubles = Doubles()
        try await doubles.withOpenPlan { _, editing in
            let own = editing.events()
            let operation = try await editing.apply(.append("two"))
            let event = await own.firstValue()
            guard case .operationFinished(let outcome) = event else { return #expect(Bool(false), "\(event as Any)") }
            #expect(outcome.operation.id == operation)
            #expect(outcome.result == .applied(Revision(2)))

            let others = editing.events()
            await doubles.remote.put(.sample("plan", body: "theirs", revision: 3))
            doubles.events.send(.documentChanged(.notes, revision: Revision(9), by: AccountID("ben")))
            doubles.events.send(.documentChanged(.plan, revision: Revision(3), by: AccountID("ben")))
            let first = await others.firstValue { $0 != event }
            #expect(first == .remoteChange(Revision(3), by: AccountID("ben")))
            #expect(try await editing.document().body == "theirs")
        }
    }

    @Test("can no longer be edited once permission is lost")
    func permissionIsLost() async throws {
        let doubles = Doubles()
        try await doubles.withOpenPlan { _, editing in
            let events = editing.events()
            doubles.events.send(.accessChanged(.plan, .reader))
            #expect(await events.firstValue() == .accessChanged(.reader))
            #expect(editing.access == .reader)
            #expect(doubles.device.notices == [.accessReduced(.plan, .reader)])
            await #expect(throws: DocumentError.permissionDenied(.plan)) { try await editing.apply(.append("x")) }
            let pending = try await editing.pendingOperations()
            #expect(pending.isEmpty)
        }
    }

    @Test("that loses permission while edits wait keeps them aside")
    func waitingEditsAreKept() async throws {
        let doubles = Doubles([.sample("plan", body: "one")], .offline)
        try await doubles.withOpenPlan { account, editing in
            try await editing.apply(.append("mine"))
            await doubles.remote.fail(with: .permissionDenied(.plan))
            doubles.connectivity.become(.online)
            await account.syncControl.drain()
            #expect(await account.syncStatus.outcomes().map(\.result) == [.rejected(.permissionDenied(.plan))])
            #expect(try await account.operationStore.rejected().map(\.change) == [.append("mine")])
        }
    }
}
