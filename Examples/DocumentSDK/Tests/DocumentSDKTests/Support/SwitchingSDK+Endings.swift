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
        entries.map(\.scope).filter { $0.name == "Account" }.map(\.description)
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// Sees to it that each account was over before anything of the next was made, and that what it had made ended in reverse.
    func expectOneAccountAtATime(sourceLocation: SourceLocation = #_sourceLocation) {
        var current: ScopeIdentity?
        var isOver = true
        for entry in entries where entry.scope.name == "Account" {
            let scope = entry.scope
            if scope != current {
                #expect(isOver, "\(entry), before the account ahead of it was over", sourceLocation: sourceLocation)
                #expect(entry.object != nil, "\(entry)", sourceLocation: sourceLocation)
                (current, isOver) = (scope, false)
            }
            if entry.event == "ended" { isOver = true }
        }
        for account in accounts where report(of: account) != nil {
            #expect(
                endings(of: account) == objects(of: account).reversed().filter(SwitchingSDK.objects.contains),
                "\(account)",
                sourceLocation: sourceLocation
            )
        }
    }

    /// The objects of the account that have ended, with or without a failure.
    private func endings(of account: String) -> [String] {
        events(of: account).filter { $0.hasPrefix("ended ") }
            .map { String($0.dropFirst("ended ".count).prefix { $0 != ":" }) }
    }
}
