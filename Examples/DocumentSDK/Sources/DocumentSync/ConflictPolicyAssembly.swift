package import DocumentKit
package import Dovetail

/// The usual policy for conflicts.
package enum ConflictPolicyAssembly: Assembly {
    package typealias Scope = AccountScope

    package static var registrations: Registrations {
        Shared(RebasingConflictPolicy.self, as: (any ConflictPolicy).self)
    }
}
