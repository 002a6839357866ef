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
/// Its class is `Sendable`, and so are the objects that it holds. `Isolation` says otherwise:
///
/// ```swift
/// public enum WindowScope: Scope {
///     public typealias Parent = AccountScope
///     public typealias Isolation = MainActor
/// }
/// ```
///
/// The type is only a name and never has an instance. The generated class is called like it, without the ending `Scope`: `Host`, `Account`.
public protocol Scope {
    /// The scope that this one lies in. `Never`, the default, makes it a root.
    associatedtype Parent: Scope = Never

    /// Where the scope lives: on a global actor, such as `MainActor`, where its class, and all that it makes, is isolated to that actor, and may
    /// hold objects that are not `Sendable`; or `Unsynchronized`, for use from one place. `Never`, the default, makes the class `Sendable` and isolates nothing.
    associatedtype Isolation = Never
}

/// The parent of root scopes.
extension Never: Scope {
    public typealias Parent = Never
    public typealias Isolation = Never
}
