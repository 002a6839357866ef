internal import DocumentKit
internal import Dovetail

/// What each test hands in, in the place of the server, its messages, the way to it, and the policy for conflicts.
enum TestDoublesContract: Assembly {
    typealias Scope = AccountScope

    static var registrations: Registrations {
        Input((any DocumentRemoteService).self)
        Input((any RemoteEventSource).self)
        Input((any ConnectivityMonitoring).self)
        Input((any ConflictPolicy).self)
    }
}
