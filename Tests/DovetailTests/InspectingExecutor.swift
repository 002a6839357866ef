import Dispatch

/// Runs the jobs of a task elsewhere, and looks at something where they are handed to it: by whoever resumes the task.
final class InspectingExecutor: TaskExecutor {
    private let look: @Sendable () -> Void

    init(_ look: @escaping @Sendable () -> Void) {
        self.look = look
    }

    func enqueue(_ job: consuming ExecutorJob) {
        look()
        let job = UnownedJob(job)
        DispatchQueue.global().async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
