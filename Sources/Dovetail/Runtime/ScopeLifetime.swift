import Synchronization

/// The part of a generated scope class that knows how the scope ends: its open children, its hooks, its lock for lazy objects.
///
/// Generated code makes one for each opened scope; nobody else needs to. All of it may be called from any thread.
public final class ScopeLifetime: Sendable {
    /// The scope's name as its class has it: `Account`.
    public let name: String
    let firstUses = FirstUses()
    private let parent: ScopeLifetime?
    private let numberInParent: Mutex<Int?>
    private let state = Mutex(EndingState())

    /// The scopes, innermost last, whose hooks are running in the current task.
    @TaskLocal private static var runningHooks: [ScopeLifetime] = []

    /// The lifetime of a root scope.
    public init(_ name: String) {
        self.name = name
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
        numberInParent = Mutex(nil)
        let number = parent.state.withLock { $0.addChild(self) }
        guard let number else { throw ScopeEnded(scope: parent.name) }
        numberInParent.withLock { $0 = number }
    }

    deinit {
        leaveParent()
    }

    /// Whether `end()` has been called. What asks for something of the scope afterwards gets ``ScopeEnded``.
    public var hasEnded: Bool {
        state.withLock { $0.ending != nil }
    }

    /// Throws ``ScopeEnded`` once `end()` has been called.
    public func checkOpen() throws(ScopeEnded) {
        if hasEnded { throw ScopeEnded(scope: name) }
    }

    /// Adds what is to run for an object when the scope ends.
    ///
    /// - Parameter position: The object's place in the order of construction that the graph fixed. Hooks run from high to low.
    public func onEnd(_ name: String, position: Int, _ hook: @escaping @Sendable () async throws -> Void) {
        state.withLock { $0.addHook(EndingState.Hook(position: position, name: name, run: hook)) }
    }

    /// Says that all of the scope's objects are made.
    public func finishOpening() {
        let waiters = state.withLock { $0.finishOpening() }
        for waiter in waiters { waiter.resume() }
    }

    /// Says that the opening failed before anything with a hook was made.
    public func abandonOpening() {
        finishOpening()
        leaveParent()
    }

    /// Says that the opening failed, and ends what was already made.
    public func endAbandonedOpening() async {
        finishOpening()
        _ = await end()
    }

    /// Ends the open children, then runs the hooks in reverse order of construction.
    ///
    /// From the first moment on no child opens. Whoever calls it awaits the one ending and gets the same report; the caller's
    /// cancellation does not reach the hooks. Called from a hook of this scope or of one below it, it starts the ending and comes back at once
    /// with an empty report, since the ending waits for that hook.
    public func end() async -> EndReport {
        let isCalledFromItsOwnHook = Self.runningHooks.contains { $0.isInside(self) }
        let ending = state.withLock { $0.beginEnding { Task { await self.runEnding() } } }
        return isCalledFromItsOwnHook ? EndReport() : await ending.value
    }

    private func runEnding() async -> EndReport {
        await waitForOpening()
        var report = EndReport()
        for child in state.withLock({ $0.takeChildren() }) {
            report.append(await child.end())
        }
        for hook in state.withLock({ $0.takeHooks() }) {
            let hookName = "\(name).\(hook.name)"
            do {
                try await Self.$runningHooks.withValue(Self.runningHooks + [self]) { try await hook.run() }
            } catch {
                report.failures.append(EndReport.Failure(name: hookName, error: error))
            }
            report.ended.append(hookName)
        }
        report.ended.append(name)
        leaveParent()
        return report
    }

    private func waitForOpening() async {
        await withCheckedContinuation { continuation in
            let isKept = state.withLock { $0.waitForOpening(continuation) }
            if !isKept { continuation.resume() }
        }
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
        if let number { parent.state.withLock { $0.removeChild(number) } }
    }
}
