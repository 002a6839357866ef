internal import Dovetail

/// Knows objects without holding them, to tell which of them are still there.
struct Remnants {
    private struct Entry {
        let name: String
        weak var object: AnyObject?
    }

    private var entries: [Entry] = []

    /// What should be gone and is not.
    var names: [String] {
        entries.filter { $0.object != nil }.map(\.name)
    }

    mutating func add(_ object: AnyObject, _ name: String) {
        entries.append(Entry(name: name, object: object))
    }

    /// Adds the account, and what of its objects can be had.
    mutating func add(_ account: SwitchingSDK.Account) {
        add(account, "Account")
        add(account.sqliteDatabase, "SQLiteDatabase")
        add(account.connectivityMonitoring as AnyObject, "ConnectivityMonitor")
        add(account.collaborationStreaming as AnyObject, "CollaborationFeed")
        add(account.syncControl as AnyObject, "SyncEngine")
    }
}
