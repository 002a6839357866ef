import DemoServer
import DocumentKit
import Testing

@testable import DocumentStorage
@testable import DocumentSync

@Suite("Sync")
struct SyncEngineTests {
    @Test("replays in order, across documents")
    func replaysInOrder() async throws {
        let fixture = try await SyncFixture()
        try await fixture.edit(
            (.plan, .append("two")),
            (.notes, .rename("New notes")),
            (.plan, .append("three"))
        )
        #expect(await fixture.drain() == [])
        fixture.connectivity.become(.online)
        #expect(
            await fixture.drain() == [.applied(Revision(2)), .applied(Revision(2)), .applied(Revision(3))]
        )
        #expect(fixture.server.document(.plan)?.body == "one\ntwo\nthree")
        let posts = fixture.server.received.filter { $0.method == .post }.map(\.path)
        #expect(posts == ["documents/plan/operations", "documents/notes/operations", "documents/plan/operations"])
        #expect(try await fixture.operations.pending().isEmpty)
    }

    @Test("replays by itself when there is a way to the server")
    func replaysOnReconnect() async throws {
        let fixture = try await SyncFixture()
        try await fixture.edit((.plan, .append("two")))
        let updates = fixture.engine.updates()
        fixture.connectivity.become(.online)
        let first = await updates.first { _ in true }
        #expect(first?.result == .applied(Revision(2)))
    }

    @Test("makes an edit once, though its answer was lost and it was sent again")
    func replayIsIdempotent() async throws {
        let fixture = try await SyncFixture()
        try await fixture.edit((.plan, .append("two")), (.plan, .append("three")))
        fixture.transport.loseAnswer(number: 1)
        fixture.connectivity.become(.online)
        _ = await fixture.drain()
        #expect(await fixture.drain() == [.applied(Revision(2)), .applied(Revision(3))])
        #expect(fixture.server.document(.plan)?.body == "one\ntwo\nthree")
    }

    @Test("renews a credential that the server no longer takes")
    func renewsCredential() async throws {
        let fixture = try await SyncFixture()
        try await fixture.edit((.plan, .append("two")))
        fixture.server.expireCredentials(of: .ana)
        fixture.connectivity.become(.online)
        #expect(await fixture.drain() == [.applied(Revision(2))])
    }

    @Test("keeps a rejected edit aside and goes on with the next")
    func rejectsAndGoesOn() async throws {
        let fixture = try await SyncFixture()
        try await fixture.edit((.notes, .append("mine")), (.plan, .append("two")))
        fixture.server.grant(.reader, on: .notes, to: .ana)
        fixture.connectivity.become(.online)
        #expect(await fixture.drain() == [.rejected(.permissionDenied(.notes)), .applied(Revision(2))])
        #expect(try await fixture.operations.rejected().map(\.change.text) == ["mine"])
        #expect(try await fixture.database.document(.notes)?.body == "none")
        #expect(try await fixture.permissions.access(to: .notes) == .reader)
    }

    @Test("forgets a document that is no longer shared")
    func forgetsUnshared() async throws {
        let fixture = try await SyncFixture()
        try await fixture.edit((.notes, .append("mine")))
        fixture.server.grant(.none, on: .notes, to: .ana)
        fixture.connectivity.become(.online)
        #expect(await fixture.drain() == [.rejected(.notFound(.notes))])
        #expect(try await fixture.database.document(.notes) == nil)
    }

    @Test("sends nothing once it has stopped")
    func stoppedEngineIsSilent() async throws {
        let fixture = try await SyncFixture()
        try await fixture.edit((.plan, .append("two")))
        await fixture.engine.stop()
        fixture.connectivity.become(.online)
        #expect(await fixture.drain() == [])
        #expect(try await fixture.operations.pending().count == 1)
        #expect(fixture.server.document(.plan)?.revision == Revision(1))
    }

    @Test("is drained by many at once as by one")
    func concurrentDrains() async throws {
        let fixture = try await SyncFixture()
        try await fixture.edit((.plan, .append("two")), (.plan, .append("three")))
        fixture.connectivity.become(.online)
        await withTaskGroup { group in
            for _ in 0..<20 { group.addTask { await fixture.engine.drain() } }
        }
        #expect(await fixture.engine.outcomes().map(\.result) == [.applied(Revision(2)), .applied(Revision(3))])
    }
}
