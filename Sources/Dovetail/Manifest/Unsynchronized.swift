/// The isolation of a scope that is used from one place at a time: by one task, on one actor, in one test.
///
/// ```swift
/// enum CommandScope: Scope {
///     typealias Isolation = Unsynchronized
/// }
/// ```
///
/// The class of such a scope is neither `Sendable` nor isolated, and may hold objects that are not `Sendable`. Lazy objects take no lock. What is
/// `async` runs on the actor of whoever calls it, `end()` and the hooks too; a hook is then reached by its caller's cancellation. A scope in such a
/// scope is `Unsynchronized` as well.
public enum Unsynchronized {}
