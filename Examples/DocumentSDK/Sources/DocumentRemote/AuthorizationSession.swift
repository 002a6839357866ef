internal import DocumentKit

/// The account's credential, renewed by the host when the server no longer takes it.
actor AuthorizationSession {
    private let account: AccountID
    private let authentication: any HostAuthentication
    private var credential: Credential
    private var renewal: Task<Credential, any Error>?

    init(account: AccountContext, credential: Credential, authentication: any HostAuthentication) {
        self.account = account.id
        self.credential = credential
        self.authentication = authentication
    }

    /// The credential to try first.
    func current() -> Credential {
        credential
    }

    /// A credential other than the one refused. Requests refused at the same time share one renewal.
    func renewed(after refused: Credential) async throws -> Credential {
        guard refused == credential else { return credential }
        if let renewal { return try await renewal.value }
        let renewal = Task { [account, authentication] in
            try await authentication.renewedCredential(for: account)
        }
        self.renewal = renewal
        defer { self.renewal = nil }
        credential = try await renewal.value
        return credential
    }
}
