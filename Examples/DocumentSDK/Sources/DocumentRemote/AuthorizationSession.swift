internal import DocumentKit

/// The account's credential, renewed by the host when the server no longer takes it, and forgotten when the account ends: what is left of an
/// account that was signed out asks the server for nothing.
actor AuthorizationSession {
    private let account: AccountID
    private let authentication: any HostAuthentication
    private var credential: Credential?
    private var renewal: Task<Credential, any Error>?

    init(account: AccountContext, credential: Credential, authentication: any HostAuthentication) {
        self.account = account.id
        self.credential = credential
        self.authentication = authentication
    }

    /// The credential to try first. Throws ``DocumentError/unauthorized`` once it is forgotten.
    func current() throws -> Credential {
        guard let credential else { throw DocumentError.unauthorized }
        return credential
    }

    /// A credential other than the one refused. Requests refused at the same time share one renewal.
    func renewed(after refused: Credential) async throws -> Credential {
        let credential = try current()
        guard refused == credential else { return credential }
        if let renewal { return try await renewal.value }
        let renewal = Task { [account, authentication] in
            try await authentication.renewedCredential(for: account)
        }
        self.renewal = renewal
        defer { self.renewal = nil }
        let renewed = try await renewal.value
        // Not where it was forgotten meanwhile.
        _ = try current()
        self.credential = renewed
        return renewed
    }

    /// Has no credential any more.
    func forget() {
        credential = nil
    }
}
