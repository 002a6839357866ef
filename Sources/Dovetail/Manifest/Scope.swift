/// A lifetime: objects registered for a scope are made when it opens and let go when it ends.
///
/// Scopes nest. A scope that names no parent is a root, and its generated class is made with `init`; a child is opened from
/// its parent's class:
///
/// ```swift
/// public enum HostScope: Scope {}
/// public enum AccountScope: Scope { public typealias Parent = HostScope }
/// ```
///
/// The type is only a name and never has an instance. The generated class is called like it, without the ending `Scope`: `Host`, `Account`.
public protocol Scope {
    /// The scope that this one lies in. `Never`, the default, makes it a root.
    associatedtype Parent: Scope = Never
}

/// The parent of root scopes.
extension Never: Scope {
    public typealias Parent = Never
}
