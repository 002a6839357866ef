package import DocumentKit
package import Dovetail

/// The account's way to the server.
package enum DocumentRemoteAssembly: Assembly {
    package typealias Scope = AccountScope

    package static var registrations: Registrations {
        Shared(Credential.self) { (account: AccountContext) in account.credential }
        Shared(AuthorizationSession.self)
            .onEnd { await $0.forget() }
        Shared(ServerConnection.self)
        Shared(HTTPDocumentRemoteService.self, as: (any DocumentRemoteService).self)
        Shared(TransportEventSource.self, as: (any RemoteEventSource).self)
    }
}
