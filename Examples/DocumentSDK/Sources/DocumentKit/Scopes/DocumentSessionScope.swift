public import Dovetail

/// One open document's lifetime.
public enum DocumentSessionScope: Scope {
    public typealias Parent = AccountScope
}
