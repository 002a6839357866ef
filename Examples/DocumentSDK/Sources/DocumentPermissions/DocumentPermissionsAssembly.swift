package import DocumentKit
package import Dovetail

/// What the account may do with its documents.
package enum DocumentPermissionsAssembly: Assembly {
    package typealias Scope = AccountScope

    package static var registrations: Registrations {
        Shared(SQLitePermissionStore.self, as: (any PermissionStore).self)
            .onEnd { $0.stop() }
    }
}
