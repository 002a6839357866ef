internal import DocumentKit

/// Sends the account's operations strictly in order, one at a time: when asked to, and whenever there is a way to the
/// server again.
actor SyncEngine: SyncControl, SyncStatus {
    private let operations: any OperationStore
    private let replay: OperationReplay
    private let connectivity: any ConnectivityMonitoring
    private let logging: any HostLogging

    private let broadcast = Broadcast<OperationOutcome>()
    private let requests: AsyncStream<Void>.Continuation
    private var finished: [OperationOutcome] = []
    private var draining: Task<Void, Never>?
    private var background: [Task<Void, Never>] = []
    private var isStopped = false

    /// Starts to listen for a way to the server before it returns.
    init(
        operations: any OperationStore,
        replay: OperationReplay,
        connectivity: any ConnectivityMonitoring,
        logging: any HostLogging
    ) async {
        self.operations = operations
        self.replay = replay
        self.connectivity = connectivity
        self.logging = logging
        // However often somebody asks while a drain runs, one more afterwards will do.
        let (demands, requests) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        self.requests = requests
        let states = connectivity.updates()
        background = [
            Task { for await state in states where state == .online { requests.yield() } },
            Task { [weak self] in for await _ in demands { await self?.drain() } },
        ]
    }

    func drain() async {
        while let draining { await draining.value }
        guard !isStopped else { return }
        let task = Task {
            await sendPending()
            // Here and not after the `await` below: a caller waiting above must not find a task that is done.
            draining = nil
        }
        draining = task
        await task.value
    }

    nonisolated func requestDrain() {
        requests.yield()
    }

    func pending() async throws -> [DocumentOperation] {
        try await operations.pending()
    }

    func outcomes() -> [OperationOutcome] {
        finished
    }

    nonisolated func updates() -> AsyncStream<OperationOutcome> {
        broadcast.stream()
    }

    /// Sends nothing more. An operation that is under way is waited for, so that it is known whether it arrived.
    func stop() async {
        isStopped = true
        requests.finish()
        for task in background { task.cancel() }
        while let draining { await draining.value }
        for task in background { await task.value }
        broadcast.finish()
    }

    private func sendPending() async {
        do {
            while !isStopped, connectivity.state == .online, let operation = try await operations.nextPending() {
                for outcome in try await replay.send(operation) {
                    finished.append(outcome)
                    broadcast.send(outcome)
                }
            }
        } catch DocumentError.offline {
            logging.log("The way to the server was lost; operations wait.")
        } catch {
            // Not the operation's fault as far as we can tell: it stays first in line.
            logging.log("Operations wait after a failure: \(error)")
        }
    }
}
