package import DocumentKit

/// The host's identity service, which trusts whoever asks.
package struct DemoAuthentication: HostAuthentication {
    private let server: DemoServer

    package init(server: DemoServer) {
        self.server = server
    }

    /// Who the account is and what authorizes it.
    package func signIn(_ id: AccountID, displayName: String) -> AccountContext {
        AccountContext(id: id, displayName: displayName, credential: server.signIn(id))
    }

    package func renewedCredential(for account: AccountID) async throws -> Credential {
        server.signIn(account)
    }
}
