import Dovetail
import Testing

@Suite struct ScopeReferenceTests {
    final class Account: Sendable {
        let lifetime: ScopeLifetime
        let reference: ScopeReference<Account>

        init() {
            lifetime = ScopeLifetime("Account")
            reference = ScopeReference(lifetime)
            reference.fill(self)
            lifetime.finishOpening()
        }
    }

    @Test func `it finds the open scope without keeping it alive`() throws {
        var account: Account? = Account()
        let reference = try #require(account?.reference)
        #expect(try reference.open("Store", for: "Sync") === account)
        account = nil
        #expect(throws: ScopeEnded(scope: "Account")) { try reference.open("Store", for: "Sync") }
    }

    @Test func `it throws once the scope has ended, though somebody holds it`() async {
        let account = Account()
        _ = await account.lifetime.end()
        #expect(throws: ScopeEnded(scope: "Account")) { try account.reference.open("Store", for: "Sync") }
        #expect(account.reference.held("Store", for: "Sync") === account)
    }

    @Test func `a closure called during the opening stops the process and names both ends`() async throws {
        let message = "Sync called its closure for Store while the scope Account was still opening;"
        let throwing = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = try ScopeReference<Account>(ScopeLifetime("Account")).open("Store", for: "Sync")
        }
        #expect(String(decoding: throwing.standardErrorContent, as: UTF8.self).contains(message))
        let plain = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = ScopeReference<Account>(ScopeLifetime("Account")).held("Store", for: "Sync")
        }
        #expect(String(decoding: plain.standardErrorContent, as: UTF8.self).contains(message))
    }

    @Test func `a closure that can't throw stops the process once the scope is released`() async throws {
        let result = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let reference = Account().reference
            _ = reference.held("Store", for: "Sync")
        }
        let message = "Sync called its closure for Store after the scope Account was released;"
        #expect(String(decoding: result.standardErrorContent, as: UTF8.self).contains(message))
    }
}
