import DemoServer
import DocumentKit
import Testing

@testable import DocumentStorage
@testable import DocumentSync

@Suite("Conflicts")
struct ConflictTests {
    @Test("of additions are made again on top")
    func additionsAreRebased() async throws {
        let fixture = try await SyncFixture()
        try await fixture.edit((.plan, .append("mine")), (.plan, .append("mine too")))
        fixture.server.edit(.plan, as: .ben, .append("theirs"))
        fixture.connectivity.become(.online)
        #expect(await fixture.drain() == [.rebased(Revision(3)), .rebased(Revision(4))])
        #expect(fixture.server.document(.plan)?.body == "one\ntheirs\nmine\nmine too")
        #expect(try await fixture.database.document(.plan)?.body == "one\ntheirs\nmine\nmine too")
    }

    @Test("of rewritten texts keep both, with all that was written here in one copy")
    func rewritesKeepBoth() async throws {
        let fixture = try await SyncFixture()
        try await fixture.edit((.plan, .replaceBody("mine")), (.plan, .append("more")), (.notes, .append("x")))
        fixture.server.edit(.plan, as: .ben, .replaceBody("theirs"))
        fixture.connectivity.become(.online)
        let copy = DocumentID("plan-copy-1")
        #expect(
            await fixture.drain() == [.keptBoth(copy: copy), .keptBoth(copy: copy), .applied(Revision(2))]
        )
        #expect(fixture.server.document(.plan)?.body == "theirs")
        #expect(fixture.server.document(copy)?.body == "mine\nmore")
        #expect(fixture.server.document(copy)?.title == "Plan (Ana's copy)")
        #expect(try await fixture.database.document(copy)?.body == "mine\nmore")
        #expect(try await fixture.permissions.access(to: copy) == .owner)
        #expect(fixture.host.notices == [.keptBoth(original: .plan, copy: copy)])
    }

    @Test("do not write over what an addition before them has skipped")
    func rewriteAfterRebaseKeepsBoth() async throws {
        let fixture = try await SyncFixture()
        try await fixture.edit((.plan, .append("mine")), (.plan, .replaceBody("rewritten")))
        fixture.server.edit(.plan, as: .ben, .append("theirs"))
        fixture.connectivity.become(.online)
        let copy = DocumentID("plan-copy-1")
        #expect(await fixture.drain() == [.rebased(Revision(3)), .keptBoth(copy: copy)])
        #expect(fixture.server.document(.plan)?.body == "one\ntheirs\nmine")
        #expect(fixture.server.document(copy)?.body == "rewritten")
    }

    @Test("make one copy, though the answer was lost and it was asked for again")
    func copyIsMadeOnce() async throws {
        let fixture = try await SyncFixture()
        try await fixture.edit((.plan, .replaceBody("mine")))
        fixture.server.edit(.plan, as: .ben, .replaceBody("theirs"))
        fixture.transport.loseAnswer(number: 2)
        fixture.connectivity.become(.online)
        _ = await fixture.drain()
        #expect(await fixture.drain() == [.keptBoth(copy: DocumentID("plan-copy-0"))])
        #expect(fixture.server.documents(readableBy: .ana).count == 3)
    }

    @Test("are given up where the server wins")
    func serverWins() async throws {
        let fixture = try await SyncFixture(policy: ServerWinsConflictPolicy())
        try await fixture.edit((.plan, .append("mine")))
        fixture.server.edit(.plan, as: .ben, .append("theirs"))
        fixture.connectivity.become(.online)
        #expect(await fixture.drain() == [.serverKept])
        #expect(try await fixture.database.document(.plan)?.body == "one\ntheirs")
    }
}
