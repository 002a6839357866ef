import Synchronization

/// What runs at the end for objects that tasks of an opening make, for an ``UnsynchronizedLifetime``, which no task can touch.
///
/// Generated code asks the lifetime for it; nobody else needs to. It may be called from any thread.
public final class TaskHooks: Sendable {
    /// Sendable, since nobody has the object but the task that adds the hook, as the last thing that it does with it, and then the place that the
    /// scope is opened in: a task gives what it makes to that place alone, and the hook is taken from there too.
    private struct Kept: @unchecked Sendable {
        let hook: UnsynchronizedLifetime.Hook
    }

    private let kept = Mutex<[Kept]>([])

    init() {}

    /// Adds what is to run for an object, on the actor of whoever ends the scope.
    ///
    /// - Parameter position: The object's place in the order of construction that the graph fixed. Hooks run from high to low.
    public func onEnd<Object>(
        _ name: String,
        position: Int,
        _ object: Object,
        _ hook: @escaping (Object, isolated (any Actor)?) async throws -> Void
    ) {
        let hook = Kept(hook: UnsynchronizedLifetime.ObjectHook(name, position, object, hook))
        kept.withLock { $0.append(hook) }
    }

    /// Those that have been added since the last time.
    func take() -> [UnsynchronizedLifetime.Hook] {
        let taken = kept.withLock { kept in
            defer { kept = [] }
            return kept
        }
        return taken.map(\.hook)
    }
}
