internal import DocumentKit
internal import Dovetail

/// The credential from a keychain, which may be slow, or locked: a step of the opening that takes its time, and can fail.
enum KeychainAssembly: Assembly {
    typealias Scope = AccountScope

    static var registrations: Registrations {
        Shared(Credential.self) { (account: AccountContext, script: Script) async throws in
            try await script.pass(.keychain(account.id))
            return account.credential
        }
    }
}
