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
        await withTaskCancellationHandler {
            await way.wait()
        } onCancel: {
            cancellation.open()
        }
    }

    /// Lets the task go on, or pass without stopping.
    func open() {
        way.open()
    }
}
