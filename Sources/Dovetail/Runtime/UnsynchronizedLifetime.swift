/// The counterpart of ``ScopeLifetime`` for a scope that is used from one place only, as are those around it: it has no locks, and its hooks run
/// where it is ended.
///
/// Generated code makes one for each opened scope; nobody else needs to.
public final class UnsynchronizedLifetime {
    /// What runs for one object when its scope ends.
    class Hook {
        let position: Int
        let name: String

        init(_ name: String, _ position: Int) {
            self.name = name
            self.position = position
        }

        func run(isolation: isolated (any Actor)?) async throws {}
    }

    /// It holds the object itself, since a closure that captured it could be taken elsewhere with it.
    final class ObjectHook<Object>: Hook {
        let object: Object
        let body: (Object, isolated (any Actor)?) async throws -> Void

        init(
            _ name: String,
            _ position: Int,
            _ object: Object,
            _ body: @escaping (Object, isolated (any Actor)?) async throws -> Void
        ) {
            self.object = object
            self.body = body
            super.init(name, position)
        }

        override func run(isolation: isolated (any Actor)?) async throws {
            try await body(object, isolation)
        }
    }

    private struct Child {
        weak var lifetime: UnsynchronizedLifetime?
    }

    /// What a task knows of the scope whose hook it runs, which it can't know itself.
    private final class Place: Sendable {
        let outer: Place?

        init(in outer: Place?) {
            self.outer = outer
        }

        /// Whether the current task runs a hook of the scope or of one in it, for which an ending of the scope would wait.
        var isAroundThisTask: Bool {
            RunningWork.ofThisTask { owner in
                var place = owner as? Place
                while let inner = place, inner !== self { place = inner.outer }
                return place != nil
            }
        }
    }

    private enum Phase {
        case alive
        /// A hook of a scope inside has asked for the ending. It begins when that scope has ended.
        case asked
        case ending, over
    }

    /// The scope's name as its class has it: `Account`.
    public let name: String
    /// Whether `end()` has been called. What asks for something of the scope afterwards gets ``ScopeEnded``.
    public var hasEnded: Bool { phase != .alive }
    private var phase = Phase.alive
    private let parent: UnsynchronizedLifetime?
    private let place: Place
    /// By position, the lowest first; of equal ones the first that came.
    private var hooks: [Hook] = []
    /// Where tasks of the opening add theirs.
    private var hooksOfTasks: TaskHooks?
    private var children: [Child] = []
    private var unfinished = UnfinishedObjects()
    private var isOpening = true
    private var openingWaiters: [CheckedContinuation<Void, Never>] = []
    private let observation: Observation?
    private let leaks: WatchedScope?
    /// Is told of what the scope makes; nil where nobody wants to know.
    public let objectWatch: ObjectWatch?
    private var endingWaiters: [CheckedContinuation<Void, Never>] = []
    /// What the ending came to, once it is over.
    private var report = EndReport()

    /// The lifetime of a root scope.
    ///
    /// - Parameter observer: Is told of the scope and of all that will be in it.
    public init(_ name: String, observer: borrowing (any ScopeObserver)? = nil) {
        self.name = name
        parent = nil
        place = Place(in: nil)
        observation = observer == nil ? nil : Observation(of: name, by: copy observer)
        leaks = WatchedScope.of(name)
        objectWatch = ObjectWatch.of(observation, leaks)
    }

    /// The lifetime of a scope in another one.
    ///
    /// - Throws: ``ScopeEnded`` with the parent's name, where the parent has begun to end.
    public init(_ name: String, in parent: UnsynchronizedLifetime) throws(ScopeEnded) {
        self.name = name
        self.parent = parent
        place = Place(in: parent.place)
        observation = parent.observation.map { Observation(of: name, in: $0) }
        leaks = WatchedScope.of(name, in: parent.leaks)
        objectWatch = ObjectWatch.of(observation, leaks)
        try parent.checkOpen()
        parent.children.removeAll { $0.lifetime == nil }
        parent.children.append(Child(lifetime: self))
    }

    /// Throws ``ScopeEnded`` once `end()` has been called.
    public func checkOpen() throws(ScopeEnded) {
        if hasEnded { throw ScopeEnded(scope: name) }
    }

    /// Adds what is to run for an object, on the actor of whoever ends the scope.
    ///
    /// What is made when the scope has ended already, for somebody who still holds it, has nobody yet to end it: the next call of `end()` does.
    /// - Parameter position: The object's place in the order of construction that the graph fixed. Hooks run from high to low.
    public func onEnd<Object>(
        _ name: String,
        position: Int,
        _ object: Object,
        _ hook: @escaping (Object, isolated (any Actor)?) async throws -> Void
    ) {
        add(ObjectHook(name, position, object, hook))
    }

    private func add(_ hook: Hook) {
        // Objects are mostly made in the order of their positions.
        let last = hooks.lastIndex { $0.position <= hook.position }
        hooks.insert(hook, at: last.map { $0 + 1 } ?? 0)
    }

    private func addHooksOfTasks() {
        for hook in hooksOfTasks?.take() ?? [] { add(hook) }
    }

    /// Where tasks of the opening add what is to run for their objects.
    public var taskHooks: TaskHooks {
        if let hooksOfTasks { return hooksOfTasks }
        let hooks = TaskHooks()
        hooksOfTasks = hooks
        return hooks
    }

    /// Makes the object of a cell. Where it is being made already, the process is stopped.
    func making<Value, Failure: Error>(
        _ name: StaticString,
        of cell: AnyObject,
        _ make: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        unfinished.begin(name, cell, self.name)
        defer { unfinished.finish() }
        return try make()
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
        // An ending that has waited for the opening goes on.
        if phase == .alive { phase = .over }
        resumeWhoeverWaitsForTheOpening()
        leaks?.ended()
        observation?.failed(error, EndReport())
    }

    /// Says that the opening failed, and ends what was already made.
    public func endAbandonedOpening(
        _ error: any Error,
        isolation: isolated (any Actor)? = #isolation
    ) async {
        resumeWhoeverWaitsForTheOpening()
        let report = await end(isolation: isolation)
        observation?.failed(error, report)
    }

    /// Says that nobody holds the scope any more. Called by the generated class when it is released.
    ///
    /// Hooks of a scope that was not ended never run, nor do those of what was made after that: its observer is told, and without one a debug build
    /// stops.
    public func abandon() {
        switch phase {
        // An ending that goes on needs nobody who holds the scope, nor does one that follows.
        case .asked, .ending: return
        case .alive, .over: break
        }
        addHooksOfTasks()
        let names = hooks.reversed().map(\.name)
        hooks = []
        defer { phase = .over }
        if names.isEmpty { return }
        guard let observation else { return ScopeDropped.stop(name, names, afterTheEnd: hasEnded) }
        observation.dropped(names)
    }

    /// Ends the open children, then runs the hooks in reverse order of construction, on the actor of whoever calls it.
    ///
    /// From the first moment on no child opens; one that is still opening is waited for. Called again before it is over, it waits for the same
    /// ending; after that it ends what was made meanwhile, and adds it to the report. Called from a hook of this scope or of one below it, it comes
    /// back at once with an empty report, since the ending waits for that hook.
    public func end(isolation: isolated (any Actor)? = #isolation) async -> EndReport {
        let isCalledFromItsOwnHook = place.isAroundThisTask
        switch phase {
        case .alive where isCalledFromItsOwnHook: phase = .asked
        case .asked where isCalledFromItsOwnHook, .ending where isCalledFromItsOwnHook: break
        case .alive, .asked: await runEnding(isolation: isolation)
        case .ending: await withCheckedContinuation(isolation: isolation) { endingWaiters.append($0) }
        case .over: _ = await endWhatCameLate(isolation: isolation)
        }
        return report
    }

    private func runEnding(isolation: isolated (any Actor)?) async {
        phase = .ending
        let start = ContinuousClock.now
        if isOpening { await withCheckedContinuation(isolation: isolation) { openingWaiters.append($0) } }
        var ending = EndReport()
        ending.steps += await endChildren(isolation: isolation)
        addHooksOfTasks()
        while let hook = hooks.popLast() {
            ending.steps.append(await run(hook, isolation: isolation))
        }
        let duration = ContinuousClock.now - start
        ending.steps.append(EndReport.Step(scope: name, object: nil, duration: duration, error: nil))
        leaks?.ended()
        observation?.ended(since: start, duration, ending)
        (report, phase) = (ending, .over)
        for waiter in endingWaiters { waiter.resume() }
        endingWaiters = []
        await parent?.endIfAsked(isolation: isolation)
    }

    /// Does what a hook of a scope inside has asked for, which has ended now.
    private func endIfAsked(isolation: isolated (any Actor)?) async {
        switch phase {
        case .alive: await parent?.endIfAsked(isolation: isolation)
        // Further out on the way here another scope inside may be ending, which comes by here itself.
        case .asked where !place.isAroundThisTask: await runEnding(isolation: isolation)
        case .asked, .ending, .over: break
        }
    }

    private func endChildren(isolation: isolated (any Actor)?) async -> [EndReport.Step] {
        var steps: [EndReport.Step] = []
        for child in children.reversed() {
            guard let lifetime = child.lifetime else { continue }
            steps +=
                lifetime.phase == .over
                ? await lifetime.endWhatCameLate(isolation: isolation)
                : await lifetime.end(isolation: isolation).steps
        }
        return steps
    }

    /// Ends what was made in here after the ending was over.
    private func endWhatCameLate(isolation: isolated (any Actor)?) async -> [EndReport.Step] {
        var steps = await endChildren(isolation: isolation)
        while let hook = hooks.popLast() {
            steps.append(await run(hook, isolation: isolation))
        }
        report.steps += steps
        return steps
    }

    private func resumeWhoeverWaitsForTheOpening() {
        isOpening = false
        for waiter in openingWaiters { waiter.resume() }
        openingWaiters = []
    }

    private func run(_ hook: Hook, isolation: isolated (any Actor)?) async -> EndReport.Step {
        let start = ContinuousClock.now
        var failure: (any Error)?
        do {
            try await RunningWork.run(of: place, isolation: isolation) { try await hook.run(isolation: isolation) }
        } catch {
            failure = error
        }
        let duration = ContinuousClock.now - start
        observation?.ended(hook.name, since: start, duration, failure)
        return EndReport.Step(scope: name, object: hook.name, duration: duration, error: failure)
    }
}
