/// The part of a generated scope class that knows how the scope ends: its open children, its hooks, its lock for lazy objects.
///
/// Generated code makes one for each opened scope; nobody else needs to. All of it may be called from any thread.
///
/// It is the only one to hold on to what it says of itself but for the parent, which keeps that alone: a scope that is dropped is noticed by this being
/// released.
public final class ScopeLifetime: Sendable {
    let storage: LifetimeStorage
    /// Is told of what the scope makes; nil where nobody wants to know.
    public let objectWatch: ObjectWatch?

    /// The lifetime of a root scope.
    ///
    /// - Parameter observer: Is told of the scope and of all that will be in it.
    public init(_ name: String, observer: (any ScopeObserver)? = nil) {
        storage = LifetimeStorage(name, observer: consume observer)
        objectWatch = storage.objectWatch
    }

    /// The lifetime of a scope in another one.
    ///
    /// From here on an ending parent waits for the opening to be over, and then ends this scope.
    /// - Throws: ``ScopeEnded`` with the parent's name, where the parent has begun to end.
    public init(_ name: String, in parent: ScopeLifetime) throws(ScopeEnded) {
        storage = try LifetimeStorage(name, in: parent.storage)
        objectWatch = storage.objectWatch
    }

    deinit {
        storage.abandon(isReleased: true)
    }

    /// The scope's name as its class has it: `Account`.
    public var name: String { storage.name }

    /// Whether `end()` has been called. What asks for something of the scope afterwards gets ``ScopeEnded``.
    public var hasEnded: Bool { storage.hasEnded }

    var firstUses: FirstUses { storage.firstUses }

    /// Throws ``ScopeEnded`` once `end()` has been called.
    public func checkOpen() throws(ScopeEnded) {
        if hasEnded { throw ScopeEnded(scope: name) }
    }

    /// Adds what is to run for an object when the scope ends.
    ///
    /// What is made when the scope has ended already, for somebody who still reads it, is ended at once.
    /// - Parameters:
    ///   - position: The object's place in the order of construction that the graph fixed. Hooks run from high to low.
    ///   - limit: How long the hook may take before it is cancelled and the ending goes on.
    public func onEnd(
        _ name: String,
        position: Int,
        within limit: Duration? = nil,
        _ hook: consuming @escaping @Sendable () async throws -> Void
    ) {
        storage.onEnd(EndingHook(name: name, limit: limit, body: .own(hook)), at: position)
    }

    /// Adds what is to run for several objects when the scope ends. It takes less than adding each by itself, and is for objects that are all there, after which
    /// nothing of the opening can fail.
    ///
    /// - Parameters:
    ///   - names: The objects' names, by the order of their positions.
    ///   - positions: As many, the lowest first. It is as if each had a hook of its own.
    ///   - hook: Runs for one of the objects, which it is told by its position.
    public func onEnd(
        _ names: [String],
        positions: [Int],
        _ hook: consuming @escaping @Sendable (_ position: Int) async throws -> Void
    ) {
        storage.onEnd(names, at: positions, hook)
    }

    /// Says that all of the scope's objects are made.
    ///
    /// - Parameter scope: What is open now. It is held weakly, and only where somebody looks for leaks.
    public func finishOpening(_ scope: AnyObject? = nil) {
        storage.finishOpening(scope)
    }

    /// Says that all of the objects are made, of a scope in another one.
    ///
    /// - Throws: ``ScopeEnded`` with the name of a scope around that has begun to end meanwhile. What was made ends then, and whoever ends that scope waits
    ///   for it.
    public func finishOpeningInside(_ scope: AnyObject? = nil) throws(ScopeEnded) {
        try storage.finishOpeningInside(scope)
    }

    /// Says that the opening failed before anything with a hook was made.
    public func abandonOpening(_ error: any Error) {
        storage.abandonOpening(error)
    }

    /// Says that the opening failed, and ends what was already made.
    public func endAbandonedOpening(_ error: any Error) async {
        await storage.endAbandonedOpening(error)
    }

    /// Ends the open children, then runs the hooks in reverse order of construction.
    ///
    /// From the first moment on no child opens. Whoever calls it awaits the one ending and gets the same report; the caller's
    /// cancellation does not reach the hooks. Called from a hook of this scope or of one below it, it starts the ending and comes back at once
    /// with an empty report, since the ending waits for that hook.
    public func end() async -> EndReport {
        await storage.end()
    }

    /// Says that nobody holds the scope any more. Called by the generated class when it is released.
    ///
    /// Hooks of a scope that was not ended never run: its observer is told, and without one a debug build stops.
    public func abandon() {
        storage.abandon(isReleased: false)
    }
}
