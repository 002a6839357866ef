internal import Dispatch
internal import DocumentKit
import Testing

@Suite("A broadcast")
struct BroadcastTests {
    /// Looks at the broadcast when it is handed a listener's job: by whoever resumes the listener.
    private final class InspectingExecutor: TaskExecutor {
        private let broadcast: Broadcast<Int>

        init(_ broadcast: Broadcast<Int>) {
            self.broadcast = broadcast
        }

        func enqueue(_ job: consuming ExecutorJob) {
            _ = broadcast.stream()
            let job = UnownedJob(job)
            DispatchQueue.global().async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
        }
    }

    @Test("resumes no listener under the lock that one which is cancelled needs to leave")
    func listenersAreResumedOutsideTheLock() async {
        let broadcast = Broadcast<Int>()
        let stream = broadcast.stream()
        let sum = Task(executorPreference: InspectingExecutor(broadcast)) { await stream.reduce(0, +) }
        for value in 1...100 {
            broadcast.send(value)
            await Task.yield()
        }
        broadcast.finish()
        #expect(await sum.value == 5050)
    }
}
