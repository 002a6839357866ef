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
        #expect(try reference.open() === account)
        account = nil
        #expect(throws: ScopeEnded(scope: "Account")) { try reference.open() }
    }

    @Test func `it throws once the scope has ended, though somebody holds it`() async {
        let account = Account()
        _ = await account.lifetime.end()
        #expect(throws: ScopeEnded(scope: "Account")) { try account.reference.open() }
        #expect(account.reference.held() === account)
    }

    @Test func `a closure called during the opening stops with both names`() async {
        await #expect(processExitsWith: .failure) {
            let reference = ScopeReference<Account>(ScopeLifetime("Account"))
            _ = try reference.open()
        }
    }
}
