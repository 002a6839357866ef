internal import DocumentKit
internal import DocumentSync
internal import Dovetail

/// Gives edits up when somebody else was faster.
enum ServerWinsAssembly: Assembly {
    typealias Scope = AccountScope

    static var registrations: Registrations {
        Shared(ServerWinsConflictPolicy.self, as: (any ConflictPolicy).self)
    }
}
