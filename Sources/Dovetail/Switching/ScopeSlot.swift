import Synchronization

/// The place of the one scope that is current: the account that is signed in.
///
/// ```swift
/// let slot = ScopeSlot<DocumentSDK.Account>()
/// try await slot.switch { try await host.openAccount(accountContext: context) }
/// let list = slot.current?.makeDocumentListViewModel()
/// await slot.end()                         // signed out
/// ```
///
/// A switch ends the old scope completely before it opens the new one, so that nothing of the one meets anything of the other. Between the two, and
/// after an opening that failed, the slot is empty. Switches take turns, in the order in which they are asked for, and the last one wins. All of it may
/// be called from any thread.
///
/// The slot knows what it was told itself: a scope that ends otherwise, by its own `end()` or with the scope around it, stays where it is, ended, until
/// the slot ends it or switches to another.
public final class ScopeSlot<Scope: OpenScope>: Sendable {
    private struct Storage {
        var slot = SlotState<Scope>()
        /// Over when all requests up to now are done.
        var lastTurn: Task<Void, Never>?
        /// The switch that was asked for last.
        var lastSwitch: Task<Void, Never>?
        var readers: [Int: AsyncStream<Scope?>.Continuation] = [:]
        var lastReader = 0
    }

    /// Nothing of others is called under this lock: no cancellation handler of an opening, which may look at the slot, and no reader is resumed. One that
    /// is cancelled has its task locked while it takes itself off the list, and resuming it waits for that.
    private let storage = Mutex(Storage())

    public init() {}

    deinit {
        for reader in storage.withLock({ Array($0.readers.values) }) { reader.finish() }
    }

    /// The scope that is open; nil from the moment on in which it begins to end. Waits for no switch.
    public var current: Scope? {
        storage.withLock { $0.slot.current }
    }

    /// What is current, and from then on whatever becomes so, nil included: for a UI. Who reads slowly misses some, never the last.
    ///
    /// Each reader asks for one of its own. It is over when the slot is released.
    public var values: AsyncStream<Scope?> {
        let (stream, continuation) = AsyncStream.makeStream(of: Scope?.self, bufferingPolicy: .bufferingNewest(1))
        let number = storage.withLock { storage in
            storage.lastReader += 1
            storage.readers[storage.lastReader] = continuation
            continuation.yield(storage.slot.current)
            return storage.lastReader
        }
        continuation.onTermination = { [weak self] _ in
            self?.storage.withLock { $0.readers[number] = nil }
        }
        return stream
    }

    /// Ends what is current, then opens another scope.
    ///
    /// Whoever is still opening one when this is called is cancelled, and gets ``SwitchSuperseded``. Cancelling the caller cancels the opening; before
    /// its turn has come, that changes nothing.
    /// - Returns: What `open` opened, which is current from then on.
    /// - Throws: What `open` throws, and the slot is empty. ``SwitchSuperseded`` where another switch or ``end()`` was asked for meanwhile.
    ///   ``SwitchInsideItself`` where it would wait for itself: called from an opening or from a hook of what is current, which ends then.
    @discardableResult
    public func `switch`(to open: @escaping @Sendable () async throws -> Scope) async throws -> Scope {
        if isInsideItsOwnTurn { throw SwitchInsideItself() }
        let (turn, outcome) = startSwitch(to: open)
        return try await withTaskCancellationHandler {
            try await outcome.value.get()
        } onCancel: {
            turn.cancel()
        }
    }

    /// Ends what is current, and leaves the slot empty: signing out.
    ///
    /// A scope that is still being opened ends too. Called from a hook of the scope or from an opening, it comes back at once, and the rest follows.
    /// - Returns: What ended, nil where nothing was current.
    @discardableResult
    public func end() async -> EndReport? {
        let report = startEnding()
        return isInsideItsOwnTurn ? nil : await report.value
    }
}

extension ScopeSlot {
    // Neither waits for anything: whoever waits must not hold what is superseded, and with it the scope that was current.

    private func startSwitch(
        to open: @escaping @Sendable () async throws -> Scope
    ) -> (turn: Task<Void, Never>, outcome: FirstToFinish<Result<Scope, any Error>>) {
        let outcome = FirstToFinish<Result<Scope, any Error>>()
        let (turn, superseded) = storage.withLock { storage in
            let (request, previous, superseded) = begin(&storage)
            let turn = Task {
                await previous?.value
                await RunningWork.run(of: self) { await self.carryOut(request, open, outcome) }
            }
            storage.lastSwitch = turn
            storage.lastTurn = turn
            return (turn, superseded)
        }
        superseded?.cancel()
        return (turn, outcome)
    }

    private func startEnding() -> FirstToFinish<EndReport?> {
        let report = FirstToFinish<EndReport?>()
        let superseded = storage.withLock { storage in
            let (_, previous, superseded) = begin(&storage)
            storage.lastTurn = Task {
                await previous?.value
                await RunningWork.run(of: self) {
                    await self.endCurrent { ended, _ in report.finish(ended) }
                }
            }
            return superseded
        }
        superseded?.cancel()
        return report
    }

    /// The number of a new request, what it has to wait for, and what it supersedes, to be cancelled.
    private func begin(
        _ storage: inout sending Storage
    ) -> (request: Int, previous: Task<Void, Never>?, superseded: Task<Void, Never>?) {
        defer { storage.lastSwitch = nil }
        return (storage.slot.request(), storage.lastTurn, storage.lastSwitch)
    }

    private func carryOut(
        _ request: Int,
        _ open: @Sendable () async throws -> Scope,
        _ outcome: FirstToFinish<Result<Scope, any Error>>
    ) async {
        do {
            if isSuperseded(request) { throw SwitchSuperseded() }
            try Task.checkCancellation()
            var isInsideItself = false
            await endCurrent { _, goesOn in
                guard goesOn else { return }
                isInsideItself = true
                outcome.finish(.failure(SwitchInsideItself()))
            }
            if !isInsideItself { outcome.finish(.success(try await fill(request, open))) }
        } catch {
            outcome.finish(.failure(error))
        }
    }

    private func fill(_ request: Int, _ open: @Sendable () async throws -> Scope) async throws -> Scope {
        if isSuperseded(request) { throw SwitchSuperseded() }
        let scope: Scope
        do {
            scope = try await open()
        } catch {
            throw isSuperseded(request) ? SwitchSuperseded() : error
        }
        let readers = storage.withLock { storage in
            storage.slot.fill(scope, for: request) ? Array(storage.readers.values) : nil
        }
        guard let readers else {
            await scope.end()
            throw SwitchSuperseded()
        }
        tell(readers, scope)
        return scope
    }

    /// - Parameter tellCaller: Gets the report, where something was current, and whether the ending goes on: where the caller is a hook of what is ending, or of
    ///   a scope inside, it must not wait for that, as the turn does.
    private func endCurrent(_ tellCaller: (_ report: EndReport?, _ goesOn: Bool) -> Void) async {
        let (scope, readers) = storage.withLock { storage in (storage.slot.take(), Array(storage.readers.values)) }
        guard let scope else { return tellCaller(nil, false) }
        tell(readers, nil)
        let (report, goesOn) = await AskedFromInside.noticing { await scope.end() }
        tellCaller(goesOn ? nil : report, goesOn)
        if goesOn { await RunningWork.apart(from: { _ in true }, { _ = await scope.end() }) }
    }

    /// Tells those who were readers when the slot became so. Only turns change it, one at a time, so that no two tell at once.
    private func tell(_ readers: [AsyncStream<Scope?>.Continuation], _ current: Scope?) {
        for reader in readers { reader.yield(current) }
    }

    private func isSuperseded(_ request: Int) -> Bool {
        storage.withLock { $0.slot.isSuperseded(request) }
    }

    private var isInsideItsOwnTurn: Bool {
        RunningWork.ofThisTask { $0 === self }
    }
}
