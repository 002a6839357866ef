import Synchronization

/// Something that others wait for, as the tasks know that are part of it: who waits in there for those others would wait for itself.
///
/// A task that outlives the work keeps this in its locals, hence the weak reference, and the mark when the work is done.
final class RunningWork: Sendable {
    /// What the current task is part of, innermost last.
    @TaskLocal static var ofThisTask: [RunningWork] = []

    /// Set in `init` alone. To look whether a weak reference still holds is safe from any thread.
    private nonisolated(unsafe) weak var owner: (any AnyObject & Sendable)?
    private let isDone = Atomic(false)

    private init(of owner: any AnyObject & Sendable) {
        self.owner = owner
    }

    /// Whose work it is, as long as it goes on.
    var runningOwner: (any AnyObject & Sendable)? {
        isDone.load(ordering: .acquiring) ? nil : owner
    }

    /// Does work of the owner, on which others wait.
    static func run<Result>(of owner: any AnyObject & Sendable, _ body: () async throws -> Result) async rethrows
        -> Result
    {
        let work = RunningWork(of: owner)
        defer { work.isDone.store(true, ordering: .releasing) }
        return try await $ofThisTask.withValue(ofThisTask + [work], operation: body)
    }
}
