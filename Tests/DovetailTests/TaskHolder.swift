import Dovetail
import Synchronization

/// Hands a task out of the closure that starts it.
final class TaskHolder: Sendable {
    private let storage = Mutex<Task<EndReport?, Never>?>(nil)

    var task: Task<EndReport?, Never>? { storage.withLock { $0 } }

    func set(_ task: Task<EndReport?, Never>) {
        storage.withLock { $0 = task }
    }
}
