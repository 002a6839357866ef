public import Dovetail

/// One account's lifetime, from sign-in to sign-out or to the switch to another account.
public enum AccountScope: Scope {
    public typealias Parent = HostScope
}
