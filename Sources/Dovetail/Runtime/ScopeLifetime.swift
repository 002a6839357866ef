import Synchronization

/// The part of a generated scope class that knows how the scope ends: its open children, its hooks, its lock for lazy objects.
///
/// Generated code makes one for each opened scope; nobody else needs to. All of it may be called from any thread.
public final class ScopeLifetime: Sendable {
    private struct WeakChild {
        weak var lifetime: ScopeLifetime?
    }

    private struct Storage {
        var state = ScopeState<EndingHook, WeakChild, CheckedContinuation<Void, Never>>()
        /// Set from the first moment of the ending on.
        var ending: Task<EndReport, Never>?
    }

    /// The scope's name as its class has it: `Account`.
    public let name: String
    let firstUses = FirstUses()
    private let observation: Observation?
    private let leaks: WatchedScope?
    /// Is told of what the scope makes; nil where nobody wants to know.
    public let objectWatch: ObjectWatch?
    private let parent: ScopeLifetime?
    private let numberInParent: Mutex<Int?>
    private let storage = Mutex(Storage())

    /// The lifetime of a root scope.
    ///
    /// - Parameter observer: Is told of the scope and of all that will be in it.
    public init(_ name: String, observer: (any ScopeObserver)? = nil) {
        self.name = name
        observation = observer.map { Observation(of: name, by: $0) }
        leaks = WatchedScope.of(name)
        objectWatch = ObjectWatch(observation, leaks)
        parent = nil
        numberInParent = Mutex(nil)
    }

    /// The lifetime of a scope in another one.
    ///
    /// From here on an ending parent waits for the opening to be over, and then ends this scope.
    /// - Throws: ``ScopeEnded`` with the parent's name, where the parent has begun to end.
    public init(_ name: String, in parent: ScopeLifetime) throws(ScopeEnded) {
        self.name = name
        self.parent = parent
        observation = parent.observation.map { Observation(of: name, in: $0) }
        leaks = WatchedScope.of(name, in: parent.leaks)
        objectWatch = ObjectWatch(observation, leaks)
        numberInParent = Mutex(nil)
        let number = parent.storage.withLock { $0.state.addChild(WeakChild(lifetime: self)) }
        guard let number else { throw ScopeEnded(scope: parent.name) }
        numberInParent.withLock { $0 = number }
    }

    deinit {
        abandon()
    }

    /// Whether `end()` has been called. What asks for something of the scope afterwards gets ``ScopeEnded``.
    public var hasEnded: Bool {
        storage.withLock { $0.state.hasEnded }
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
        _ hook: @escaping @Sendable () async throws -> Void
    ) {
        let hook = EndingHook(name: name, limit: limit, body: hook)
        let late = storage.withLock { $0.state.addHook(hook, at: position) }
        guard let late else { return }
        Task { _ = await run(late) }
    }

    /// Says that all of the scope's objects are made.
    ///
    /// - Parameter scope: What is open now. It is held weakly, and only where somebody looks for leaks.
    public func finishOpening(_ scope: AnyObject? = nil) {
        objectWatch?.opened(scope)
        observation?.opened()
        resumeWhoeverWaitsForTheOpening()
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
        let isCalledFromItsOwnHook = RunningWork.ofThisTask.contains { work in
            (work.runningOwner as? ScopeLifetime)?.isInside(self) ?? false
        }
        let ending = storage.withLock { storage in
            if let ending = storage.ending { return ending }
            _ = storage.state.beginEnding()
            let ending = Task { await self.runEnding() }
            storage.ending = ending
            return ending
        }
        return isCalledFromItsOwnHook ? EndReport() : await ending.value
    }

    /// Says that nobody holds the scope any more. Called by the generated class when it is released.
    ///
    /// Hooks of a scope that was not ended never run: its observer is told, and without one a debug build stops.
    public func abandon() {
        let hooks = storage.withLock { $0.state.abandon() }
        leaveParent()
        if hooks.isEmpty { return }
        let names = hooks.map(\.name)
        guard let observation else { return ScopeDropped.stop(name, names) }
        observation.dropped(names)
    }
}

extension ScopeLifetime {
    private func runEnding() async -> EndReport {
        let start = ContinuousClock.now
        await waitForOpening()
        // What is being made on first use has its hook before any runs.
        firstUses.withTurn {}
        var report = EndReport()
        for child in storage.withLock({ $0.state.takeChildren() }) {
            if let lifetime = child.lifetime { report.steps += await lifetime.end().steps }
        }
        while let hook = storage.withLock({ $0.state.takeLastHook() }) {
            report.steps.append(await run(hook))
        }
        let duration = ContinuousClock.now - start
        report.steps.append(EndReport.Step(name: name, duration: duration, error: nil))
        leaveParent()
        leaks?.ended()
        observation?.ended(since: start, duration, report)
        return report
    }

    private func run(_ hook: EndingHook) async -> EndReport.Step {
        let start = ContinuousClock.now
        let error = await RunningWork.run(of: self) {
            await hook.run { [observation] error in
                observation?.ended(hook.name, since: start, ContinuousClock.now - start, error)
            }
        }
        let duration = ContinuousClock.now - start
        observation?.ended(hook.name, since: start, duration, error)
        return EndReport.Step(name: "\(name).\(hook.name)", duration: duration, error: error)
    }

    private func waitForOpening() async {
        await withCheckedContinuation { continuation in
            let isKept = storage.withLock { $0.state.waitForOpening(continuation) }
            if !isKept { continuation.resume() }
        }
    }

    private func resumeWhoeverWaitsForTheOpening() {
        let waiters = storage.withLock { $0.state.finishOpening() }
        for waiter in waiters { waiter.resume() }
    }

    private func isInside(_ scope: ScopeLifetime) -> Bool {
        self === scope || parent?.isInside(scope) ?? false
    }

    private func leaveParent() {
        guard let parent else { return }
        let number = numberInParent.withLock { number in
            defer { number = nil }
            return number
        }
        if let number { parent.storage.withLock { $0.state.removeChild(number) } }
    }
}
