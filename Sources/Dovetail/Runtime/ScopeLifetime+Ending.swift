import Synchronization

extension ScopeLifetime {
    /// Whether there is nobody left for whom it would have to be ended. What is ending is waited for nevertheless.
    private var isGone: Bool {
        state.withLock { state in
            switch state.ending {
            case .none, .over: state.isAbandoned
            case .beginning, .running: false
            }
        }
    }

    /// How far the ending is, and whether it has been begun with that.
    func beginEnding() -> (ending: LifetimeState.Ending, isFirst: Bool) {
        state.withLock { state in
            guard case .none = state.ending else { return (state.ending, false) }
            isToEnd.store(true, ordering: .releasing)
            state.addHooksOfGroups()
            // What is being made on first use may add a hook.
            if usedFirstUses.load() == nil, state.scope.endAtOnce() {
                let step = EndReport.Step(scope: name, object: nil, duration: .zero, error: nil)
                state.ending = .over(EndReport(steps: [step]))
            } else {
                _ = state.scope.beginEnding()
                state.ending = .beginning(whoWaits: [])
            }
            return (state.ending, true)
        }
    }

    func endingTask() -> Task<EndReport, Never> {
        Task {
            // It waits for the hook that has asked for it, and not the other way round.
            await RunningWork.apart(from: isOfThisOrInside) {
                await AskedFromInside.ignoring { await self.runEnding() }
            }
        }
    }

    /// The innermost of the scopes around that have begun to end.
    var endedAround: ScopeLifetime? {
        var next = around
        while let scope = next {
            // Looked at without being counted: each scope keeps the one around it alive, and the caller keeps this one.
            let (hasEnded, outer) = scope._withUnsafeGuaranteedRef { ($0.hasEnded, $0.around) }
            if hasEnded { return scope.takeUnretainedValue() }
            next = outer
        }
        return nil
    }

    /// Ends what was made, of a scope that one around it has ended meanwhile, and gives back what says so.
    func refuseOpening(_ around: ScopeLifetime) -> ScopeEnded {
        let error = ScopeEnded(scope: around.name)
        resumeWhoeverWaitsForTheOpening()
        // At once, as nobody will have the scope, and one that is released without that loses its hooks.
        switch beginEnding() {
        case (.beginning, true): advance(to: .running(endingTask()))
        case (.over(let report), true): finishEnding(report, since: nil)
        default: break
        }
        Task { await endAbandonedOpening(error) }
        return error
    }

    /// Runs the hook of what was made when the ending was over already.
    func runLate(_ hook: EndingHook) {
        Task {
            var now = ContinuousClock.now
            _ = await run(hook, &now)
        }
    }

    func advance(to next: LifetimeState.Ending) {
        let waiters: [CheckedContinuation<Void, Never>] = state.withLock { state in
            switch state.ending {
            case .over:
                // The task was faster than whoever made it.
                return []
            case .beginning(let waiters):
                state.ending = next
                return waiters
            case .none, .running:
                state.ending = next
                return []
            }
        }
        for waiter in waiters { waiter.resume() }
    }

    func waitForPublication() async {
        await withCheckedContinuation { continuation in
            let isKept = state.withLock { state in
                guard case .beginning(let waiters) = state.ending else { return false }
                state.ending = .beginning(whoWaits: waiters + [continuation])
                return true
            }
            if !isKept { continuation.resume() }
        }
    }

    private func runEnding() async -> EndReport {
        let start = ContinuousClock.now
        if state.withLock({ $0.scope.isBeingOpened }) { await waitForOpening() }
        // What is being made on first use has its hook before any runs.
        usedFirstUses.load()?.withTurn {}
        var report = EndReport()
        for child in state.withLock({ $0.scope.takeChildren() }) {
            if !child.isGone { report.steps += await child.end().steps }
        }
        // One hook begins when the one before has ended: reading the clock takes longer than all else about one that has nothing to do.
        var now = ContinuousClock.now
        while let hook = state.withLock({ $0.scope.takeLastHook() }) {
            guard hook.limit == nil, observation == nil else {
                report.steps.append(await run(hook, &now))
                continue
            }
            // Most hooks have no limit, and most scopes nobody who watches. Each function on the way to a hook takes memory of the task and a turn of the
            // executor, hence there is but one.
            let error = await RunningWork.failure(of: self, in: hook.body)
            let end = ContinuousClock.now
            report.steps.append(EndReport.Step(scope: name, object: hook.name, duration: end - now, error: error))
            now = end
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

    func finishEnding(_ report: EndReport, since start: ContinuousClock.Instant?, _ duration: Duration = .zero) {
        leaveParent()
        leaks?.ended()
        observation?.ended(since: start ?? .now, duration, report)
    }

    private func waitForOpening() async {
        await withCheckedContinuation { continuation in
            let isKept = state.withLock { $0.scope.waitForOpening(continuation) }
            if !isKept { continuation.resume() }
        }
    }

    func resumeWhoeverWaitsForTheOpening() {
        guard let waiters = state.withLock({ $0.scope.finishOpening() }) else { return }
        for waiter in waiters { waiter.resume() }
    }

    /// Whether work is that of a hook of this scope or of one inside.
    func isOfThisOrInside(_ owner: any AnyObject & Sendable) -> Bool {
        (owner as? ScopeLifetime)?.isInside(self) ?? false
    }

    private func isInside(_ scope: ScopeLifetime) -> Bool {
        self === scope || parent?.isInside(scope) ?? false
    }

    func leaveParent() {
        guard let parent else { return }
        let number = numberInParent.exchange(0, ordering: .relaxed)
        if number != 0 { parent.state.withLock { $0.scope.removeChild(number) } }
    }
}
