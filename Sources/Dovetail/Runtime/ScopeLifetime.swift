import Synchronization

/// The part of a generated scope class that knows how the scope ends: its open children, its hooks, its lock for lazy objects.
///
/// Generated code makes one for each opened scope; nobody else needs to. All of it may be called from any thread.
///
/// The one around holds on to it from the start of the opening on, hence whoever makes one says how that came out: one of the opening's functions is called,
/// and ``abandon()`` when the scope's class is released.
public final class ScopeLifetime: Sendable {
    /// The scope's name as its class has it: `Account`.
    public let name: String
    /// Is told of what the scope makes; nil where nobody wants to know.
    public let objectWatch: ObjectWatch?
    let parent: ScopeLifetime?
    /// The parent, for those who only look at it. It is there as long as this is.
    let around: Unmanaged<ScopeLifetime>?
    /// Zero where it isn't among the parent's children.
    let numberInParent = Atomic(0)
    let usedFirstUses = AtomicLazyReference<FirstUses>()
    let state = Mutex(LifetimeState())
    /// What the state calls to have ended, for those who only look: weak objects when they are read, and who opens scopes inside, at all that are around.
    let isToEnd = Atomic(false)

    /// The lifetime of a root scope.
    ///
    /// - Parameter observer: Is told of the scope and of all that will be in it.
    public init(_ name: String, observer: borrowing (any ScopeObserver)? = nil) {
        self.name = name
        // Looked at before it is copied, which for a protocol's object takes as long as making one.
        let observation = observer == nil ? nil : Observation(of: name, by: copy observer)
        objectWatch = ObjectWatch.of(observation, WatchedScope.of(name))
        parent = nil
        around = nil
    }

    /// The lifetime of a scope in another one.
    ///
    /// From here on an ending parent waits for the opening to be over, and then ends this scope.
    /// - Throws: ``ScopeEnded`` with the parent's name, where the parent has begun to end.
    public init(_ name: String, in parent: ScopeLifetime) throws(ScopeEnded) {
        self.name = name
        self.parent = parent
        around = Unmanaged.passUnretained(parent)
        objectWatch = ObjectWatch.of(
            parent.observation.map { Observation(of: name, in: $0) },
            WatchedScope.of(name, in: parent.leaks)
        )
        let number = parent.state.withLock { $0.scope.addChild(self) }
        guard let number else { throw ScopeEnded(scope: parent.name) }
        numberInParent.store(number, ordering: .relaxed)
    }

    /// Of a scope without a class, which nobody else has told of it.
    deinit {
        if !hasEnded { abandon() }
    }

    /// Whether `end()` has been called. What asks for something of the scope afterwards gets ``ScopeEnded``.
    public var hasEnded: Bool { isToEnd.load(ordering: .acquiring) }

    var observation: Observation? { objectWatch?.observation }
    var leaks: WatchedScope? { objectWatch?.leaks }

    /// Most scopes make nothing on first use.
    var firstUses: FirstUses {
        usedFirstUses.load() ?? usedFirstUses.storeIfNil(FirstUses())
    }

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
        // Handed on without a copy: each count of its closure's context is as dear as taking the lock.
        var pending = Optional(EndingHook(name: name, limit: limit, body: .own(hook)))
        let late: EndingHook? = state.withLock { state in
            guard let hook = pending.take() else { return nil }
            return state.scope.addHook(consume hook, at: position)
        }
        if let late { runLate(late) }
    }

    /// Adds what is to run for several objects when the scope ends. It takes less than adding each by itself, and is for objects that are all there, after which
    /// nothing of the opening can fail.
    ///
    /// - Parameters:
    ///   - names: The objects' names, by the order of their positions.
    ///   - positions: As many, the lowest first. It is as if each had a hook of its own.
    ///   - hook: Runs for one of the objects, which it is told by its position.
    public func onEnd(
        _ names: consuming [String],
        positions: consuming [Int],
        _ hook: consuming @escaping @Sendable (_ position: Int) async throws -> Void
    ) {
        // Handed on without a copy, as above.
        var pending = Optional(LifetimeState.HookGroup(names: names, positions: positions, hook: hook))
        let late: [EndingHook]? = state.withLock { state in
            guard let group = pending.take() else { return nil }
            return state.addGroup(consume group)
        }
        guard let late else { return }
        for hook in late { runLate(hook) }
    }

    /// Says that all of the scope's objects are made.
    ///
    /// - Parameter scope: What is open now. It is held weakly, and only where somebody looks for leaks.
    public func finishOpening(_ scope: AnyObject? = nil) {
        objectWatch?.opened(scope)
        observation?.opened()
        resumeWhoeverWaitsForTheOpening()
    }

    /// Says that all of the objects are made, of a scope in another one.
    ///
    /// - Throws: ``ScopeEnded`` with the name of a scope around that has begun to end meanwhile. What was made ends then, and whoever ends that scope waits
    ///   for it.
    public func finishOpeningInside(_ scope: AnyObject? = nil) throws(ScopeEnded) {
        guard let around = endedAround else { return finishOpening(scope) }
        throw refuseOpening(around)
    }

    /// Says that the opening failed before anything with a hook was made.
    public func abandonOpening(_ error: any Error) {
        resumeWhoeverWaitsForTheOpening()
        leaveParent()
        leaks?.ended()
        observation?.failed(error, EndReport())
    }

    /// Says that the opening failed, and ends what was already made.
    public func endAbandonedOpening(_ error: any Error) async {
        resumeWhoeverWaitsForTheOpening()
        let report = await end()
        observation?.failed(error, report)
    }

    /// Ends the open children, then runs the hooks in reverse order of construction.
    ///
    /// From the first moment on no child opens. Whoever calls it awaits the one ending and gets the same report; the caller's
    /// cancellation does not reach the hooks. Called from a hook of this scope or of one below it, it starts the ending and comes back at once
    /// with an empty report, since the ending waits for that hook.
    public func end() async -> EndReport {
        let isCalledFromItsOwnHook = RunningWork.ofThisTask(isOf: isOfThisOrInside)
        while true {
            let (ending, isBegunHere) = beginEnding()
            switch ending {
            case .over(let report):
                if isBegunHere { finishEnding(report, since: nil) }
                return isCalledFromItsOwnHook ? EndReport() : report
            case .beginning where isBegunHere:
                advance(to: .running(endingTask()))
            case .none, .beginning, .running:
                if isCalledFromItsOwnHook {
                    AskedFromInside.notice()
                    return EndReport()
                }
                if case .running(let task) = ending { return await task.value }
                await waitForPublication()
            }
        }
    }

    /// Says that nobody holds the scope any more. Called by the generated class when it is released.
    ///
    /// Hooks of a scope that was not ended never run: its observer is told, and without one a debug build stops.
    public func abandon() {
        let hooks: [EndingHook]? = state.withLock { state in
            state.isAbandoned = true
            state.addHooksOfGroups()
            if state.scope.hasEnded { return nil }
            isToEnd.store(true, ordering: .releasing)
            return state.scope.abandon()
        }
        // An ending leaves the parent when it is over.
        guard let hooks else { return }
        leaveParent()
        if hooks.isEmpty { return }
        let names = hooks.map(\.name)
        guard let observation else { return ScopeDropped.stop(name, names) }
        observation.dropped(names)
    }
}
