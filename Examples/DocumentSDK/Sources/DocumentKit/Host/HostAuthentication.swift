/// The host's identity service. Signing in and out is its affair; this is what the SDK asks of it in between.
public protocol HostAuthentication: Sendable {
    /// A fresh credential for an account whose old one the server no longer takes.
    func renewedCredential(for account: AccountID) async throws -> Credential
}
