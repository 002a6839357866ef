import Synchronization

/// What a ``ScopeLifetime`` keeps under its lock, and does with it. The parent of an open scope holds on to this, and not to the lifetime.
final class LifetimeStorage: Sendable {
    /// How far the ending is, for those who ask for it.
    private enum Ending {
        case none
        /// Somebody is making the task. It isn't made under the lock, since it takes that itself, at once, on another thread.
        case beginning(whoWaits: [CheckedContinuation<Void, Never>])
        case running(Task<EndReport, Never>)
        case over(EndReport)
    }

    /// What runs for several objects, as it was handed in: an opening has no time for more.
    private struct HookGroup {
        var names: [String]
        var positions: [Int]
        var hook: @Sendable (Int) async throws -> Void

        var hooks: [EndingHook] {
            zip(names, positions).map { name, position in
                EndingHook(name: name, limit: nil, body: .shared(hook, position: position))
            }
        }
    }

    private struct Storage {
        /// It knows no hook of a group before the ending.
        var groups: [HookGroup] = []
        var state = ScopeState<EndingHook, LifetimeStorage, CheckedContinuation<Void, Never>>()
        var ending = Ending.none
        /// Whether the lifetime is gone, and with it all that used the scope.
        var isReleased = false

        /// Adds a group's hooks, and gives back those that have come too late and are to run at once, last first.
        mutating func add(_ group: HookGroup) -> [EndingHook] {
            state.reserveHooks(group.names.count)
            var late: [EndingHook] = []
            for (hook, position) in zip(group.hooks, group.positions) {
                if let hook = state.addHook(hook, at: position) { late.append(hook) }
            }
            return late.reversed()
        }

        /// Adds those of all groups. They are of objects that are there, so that none comes too late.
        mutating func addGroups() {
            if groups.isEmpty { return }
            for group in groups { _ = add(group) }
            groups = []
        }
    }

    let name: String
    private let usedFirstUses = AtomicLazyReference<FirstUses>()
    private let observation: Observation?
    private let leaks: WatchedScope?
    let objectWatch: ObjectWatch?
    private let parent: LifetimeStorage?
    /// Zero where it isn't among the parent's children.
    private let numberInParent = Atomic(0)
    private let storage = Mutex(Storage())
    /// What the state calls to have ended, for those who only look: weak objects when they are read, and who opens scopes inside, at all that are around.
    private let isToEnd = Atomic(false)

    /// Of a root scope.
    init(_ name: String, observer: consuming (any ScopeObserver)?) {
        self.name = name
        observation = observer.map { Observation(of: name, by: $0) }
        leaks = WatchedScope.of(name)
        objectWatch = ObjectWatch.of(observation, leaks)
        parent = nil
    }

    /// Of a scope in another one.
    init(_ name: String, in parent: LifetimeStorage) throws(ScopeEnded) {
        self.name = name
        self.parent = parent
        observation = parent.observation.map { Observation(of: name, in: $0) }
        leaks = WatchedScope.of(name, in: parent.leaks)
        objectWatch = ObjectWatch.of(observation, leaks)
        let number = parent.storage.withLock { $0.state.addChild(self) }
        guard let number else { throw ScopeEnded(scope: parent.name) }
        numberInParent.store(number, ordering: .relaxed)
    }

    var hasEnded: Bool {
        isToEnd.load(ordering: .acquiring)
    }

    /// Most scopes make nothing on first use.
    var firstUses: FirstUses {
        usedFirstUses.load() ?? usedFirstUses.storeIfNil(FirstUses())
    }

    func onEnd(_ hook: consuming EndingHook, at position: Int) {
        // Handed on without a copy: each count of its closure's context is as dear as taking the lock.
        var pending = Optional(hook)
        let late: EndingHook? = storage.withLock { storage in
            guard let hook = pending.take() else { return nil }
            return storage.state.addHook(consume hook, at: position)
        }
        guard let late else { return }
        Task {
            var now = ContinuousClock.now
            _ = await run(late, &now)
        }
    }

    func onEnd(
        _ names: [String],
        at positions: [Int],
        _ hook: consuming @escaping @Sendable (Int) async throws -> Void
    ) {
        var pending = Optional(HookGroup(names: names, positions: positions, hook: hook))
        let late: [EndingHook] = storage.withLock { storage in
            guard let group = pending.take() else { return [] }
            if storage.state.hasEnded { return storage.add(group) }
            storage.groups.append(group)
            return []
        }
        for hook in late {
            Task {
                var now = ContinuousClock.now
                _ = await run(hook, &now)
            }
        }
    }

    func finishOpening(_ scope: AnyObject?) {
        objectWatch?.opened(scope)
        observation?.opened()
        resumeWhoeverWaitsForTheOpening()
    }

    func finishOpeningInside(_ scope: AnyObject?) throws(ScopeEnded) {
        guard let around = endedAround else { return finishOpening(scope) }
        let error = ScopeEnded(scope: around.name)
        resumeWhoeverWaitsForTheOpening()
        // At once, as nobody will have the scope, and one that is released without that loses its hooks.
        switch beginEnding() {
        case (.beginning, true): advance(to: .running(endingTask()))
        case (.over(let report), true): finishEnding(report, since: nil)
        default: break
        }
        Task { await endAbandonedOpening(error) }
        throw error
    }

    func abandonOpening(_ error: any Error) {
        resumeWhoeverWaitsForTheOpening()
        leaveParent()
        leaks?.ended()
        observation?.failed(error, EndReport())
    }

    func endAbandonedOpening(_ error: any Error) async {
        resumeWhoeverWaitsForTheOpening()
        let report = await end()
        observation?.failed(error, report)
    }

    func end() async -> EndReport {
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

    /// - Parameter isReleased: Whether the lifetime is gone as well.
    func abandon(isReleased: Bool) {
        let hooks: [EndingHook]? = storage.withLock { storage in
            if isReleased { storage.isReleased = true }
            storage.addGroups()
            if storage.state.hasEnded { return nil }
            isToEnd.store(true, ordering: .releasing)
            return storage.state.abandon()
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

extension LifetimeStorage {
    /// Whether there is nobody left for whom it would have to be ended. What is ending is waited for nevertheless.
    private var isGone: Bool {
        storage.withLock { storage in
            switch storage.ending {
            case .none, .over: storage.isReleased
            case .beginning, .running: false
            }
        }
    }

    /// How far the ending is, and whether it has been begun with that.
    private func beginEnding() -> (ending: Ending, isFirst: Bool) {
        storage.withLock { storage in
            guard case .none = storage.ending else { return (storage.ending, false) }
            isToEnd.store(true, ordering: .releasing)
            storage.addGroups()
            // What is being made on first use may add a hook.
            if usedFirstUses.load() == nil, storage.state.endAtOnce() {
                let step = EndReport.Step(scope: name, object: nil, duration: .zero, error: nil)
                storage.ending = .over(EndReport(steps: [step]))
            } else {
                _ = storage.state.beginEnding()
                storage.ending = .beginning(whoWaits: [])
            }
            return (storage.ending, true)
        }
    }

    private func endingTask() -> Task<EndReport, Never> {
        Task {
            // It waits for the hook that has asked for it, and not the other way round.
            await RunningWork.apart(from: isOfThisOrInside) {
                await AskedFromInside.ignoring { await self.runEnding() }
            }
        }
    }

    /// The innermost of the scopes around that have begun to end.
    private var endedAround: LifetimeStorage? {
        // Not a loop, which would count references to each.
        guard let parent else { return nil }
        return parent.isToEnd.load(ordering: .acquiring) ? parent : parent.endedAround
    }

    private func advance(to next: Ending) {
        let waiters: [CheckedContinuation<Void, Never>] = storage.withLock { storage in
            switch storage.ending {
            case .over:
                // The task was faster than whoever made it.
                return []
            case .beginning(let waiters):
                storage.ending = next
                return waiters
            case .none, .running:
                storage.ending = next
                return []
            }
        }
        for waiter in waiters { waiter.resume() }
    }

    private func waitForPublication() async {
        await withCheckedContinuation { continuation in
            let isKept = storage.withLock { storage in
                guard case .beginning(let waiters) = storage.ending else { return false }
                storage.ending = .beginning(whoWaits: waiters + [continuation])
                return true
            }
            if !isKept { continuation.resume() }
        }
    }

    private func runEnding() async -> EndReport {
        let start = ContinuousClock.now
        if storage.withLock({ $0.state.isBeingOpened }) { await waitForOpening() }
        // What is being made on first use has its hook before any runs.
        usedFirstUses.load()?.withTurn {}
        var report = EndReport()
        for child in storage.withLock({ $0.state.takeChildren() }) {
            if !child.isGone { report.steps += await child.end().steps }
        }
        // One hook begins when the one before has ended: reading the clock takes longer than all else about one that has nothing to do.
        var now = ContinuousClock.now
        while let hook = storage.withLock({ $0.state.takeLastHook() }) {
            report.steps.append(await run(hook, &now))
        }
        let duration = now - start
        report.steps.append(EndReport.Step(scope: name, object: nil, duration: duration, error: nil))
        finishEnding(report, since: start, duration)
        advance(to: .over(report))
        return report
    }

    private func run(_ hook: EndingHook, _ now: inout ContinuousClock.Instant) async -> EndReport.Step {
        let start = now
        // First that it is overdue, however soon it is done after that.
        let toldOfOverdue = hook.limit == nil || observation == nil ? nil : FirstToFinish<Void>()
        let tellOfLateEnd = observation.map { observation in
            { @Sendable (error: (any Error)?) in
                let end = ContinuousClock.now
                await toldOfOverdue?.value
                observation.ended(hook.name, since: start, end - start, error)
            }
        }
        let error = await RunningWork.run(of: self) { await hook.run(whenLate: tellOfLateEnd) }
        now = .now
        let step = EndReport.Step(scope: name, object: hook.name, duration: now - start, error: error)
        if let observation {
            observation.ended(hook.name, since: start, step.duration, error)
            toldOfOverdue?.finish(())
            now = .now
        }
        return step
    }

    private func finishEnding(_ report: EndReport, since start: ContinuousClock.Instant?, _ duration: Duration = .zero)
    {
        leaveParent()
        leaks?.ended()
        observation?.ended(since: start ?? .now, duration, report)
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

    /// Whether work is that of a hook of this scope or of one inside.
    private func isOfThisOrInside(_ owner: any AnyObject & Sendable) -> Bool {
        (owner as? LifetimeStorage)?.isInside(self) ?? false
    }

    private func isInside(_ scope: LifetimeStorage) -> Bool {
        self === scope || parent?.isInside(scope) ?? false
    }

    private func leaveParent() {
        guard let parent else { return }
        let number = numberInParent.exchange(0, ordering: .relaxed)
        if number != 0 { parent.storage.withLock { $0.state.removeChild(number) } }
    }
}
