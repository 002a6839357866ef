internal import Dovetail
import Testing

extension SwitchingSDK {
    /// The objects of an account that end, in the order in which they have to.
    static let objects = [
        "SyncEngine", "CollaborationFeed", "ClosableEventSource", "AuthorizationSession", "ConnectivityMonitor",
        "SQLitePermissionStore",
        "SQLiteDatabase",
    ]

    /// Those that are made before the keychain is asked.
    static let objectsBeforeTheKeychain = ["ConnectivityMonitor", "SQLitePermissionStore", "SQLiteDatabase"]
}

extension ScopeLog {
    /// What has to have happened in an account that was opened and has ended.
    static let wholeAccount = ["opened"] + SwitchingSDK.objects.map { "ended \($0)" } + ["ended"]

    /// What has to have happened in an account whose opening came as far as the keychain.
    static func halfAnAccount(_ error: any Error) -> [String] {
        SwitchingSDK.objectsBeforeTheKeychain.map { "ended \($0)" } + ["ended", "failed to open: \(error)"]
    }

    /// The names of the accounts that anything happened in, the first first.
    var accounts: [String] {
        entries.compactMap(\.scope).filter { $0.name == "Account" }.map(\.description)
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Sees to it that each account was over before the next began to open.
    func expectOneAccountAtATime(sourceLocation: SourceLocation = #_sourceLocation) {
        var current: ScopeIdentity?
        var isOpen = false
        for entry in entries {
            if entry.event.hasPrefix("opening for ") {
                #expect(
                    !isOpen,
                    "\(entry) while \(current?.description ?? "nobody") was signed in",
                    sourceLocation: sourceLocation
                )
                (current, isOpen) = (nil, true)
            }
            guard let scope = entry.scope, scope.name == "Account" else { continue }
            #expect(current == nil || current == scope, "\(entry), out of turn", sourceLocation: sourceLocation)
            current = scope
            if entry.event == "ended" { isOpen = false }
        }
    }
}
