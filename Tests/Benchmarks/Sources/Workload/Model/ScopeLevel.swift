/// The three lifetimes that nest in a workload, the longest first.
public enum ScopeLevel: Int, CaseIterable, Comparable, Sendable {
    case host, account, session

    /// `HostScope`, the type that a manifest names.
    public var scopeName: String { className + "Scope" }

    /// `Host`, the class that is generated for it, and that one by hand is called as well.
    public var className: String {
        switch self {
        case .host: "Host"
        case .account: "Account"
        case .session: "Session"
        }
    }

    public var parent: ScopeLevel? { ScopeLevel(rawValue: rawValue - 1) }

    /// The protocol whose implementations are collected in this scope.
    public var pluginName: String {
        switch self {
        case .host: "LaunchTask"
        case .account: "AccountMigration"
        case .session: "SessionTool"
        }
    }

    public static func < (left: ScopeLevel, right: ScopeLevel) -> Bool { left.rawValue < right.rawValue }
}
