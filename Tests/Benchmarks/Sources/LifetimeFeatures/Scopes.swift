public import Dovetail

public enum HostScope: Scope {}

public enum AccountScope: Scope {
    public typealias Parent = HostScope
}

public enum DocumentSessionScope: Scope {
    public typealias Parent = AccountScope
}

/// A document that somebody looks at: nothing in it has to be ended.
public enum PreviewScope: Scope {
    public typealias Parent = AccountScope
}
