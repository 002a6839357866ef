package import DocumentKit
package import Dovetail

/// Other people's work on the account's documents.
package enum DocumentCollaborationAssembly: Assembly {
    package typealias Scope = AccountScope

    package static var registrations: Registrations {
        Shared(CollaborationFeed.self, as: (any CollaborationStreaming).self)
            .onEnd { await $0.stop() }
    }
}
