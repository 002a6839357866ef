/// Where one task stops until the test lets it go on.
final class Checkpoint: Sendable {
    /// Open when the task has come here.
    let arrival = Gate()
    /// Open when it has been cancelled here.
    let cancellation = Gate()
    private let way = Gate()

    /// Stops here. Being cancelled changes nothing but that the test can tell.
    func pass() async {
        arrival.open()
        // In a task of its own, which is not cancelled.
        let waiting = Task { await way.wait() }
        await withTaskCancellationHandler {
            await waiting.value
        } onCancel: {
            cancellation.open()
        }
    }

    /// Lets the task go on, or pass without stopping.
    func open() {
        way.open()
    }
}
