internal import DocumentKit

/// Which tokens the server takes, and for whom.
struct TokenRegistry {
    private var accounts: [String: AccountID] = [:]
    private var issued = 0

    /// A new token for the account.
    mutating func issue(to account: AccountID) -> Credential {
        issued += 1
        let token = "token-\(issued)-\(account)"
        accounts[token] = account
        return Credential(token: token)
    }

    /// Whom a token belongs to, where it is still taken.
    func account(of credential: Credential) -> AccountID? {
        accounts[credential.token]
    }

    /// Takes none of the account's tokens any more.
    mutating func expire(_ account: AccountID) {
        accounts = accounts.filter { $0.value != account }
    }
}
