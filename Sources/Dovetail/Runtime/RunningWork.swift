import Synchronization

/// Something that others wait for, as the tasks know that are part of it: who waits in there for those others would wait for itself.
///
/// A task that outlives the work keeps this in its locals, hence it knows whose work it is only until the work is done.
final class RunningWork: Sendable {
    /// The innermost that the current task is part of.
    @TaskLocal private static var innermost: RunningWork?

    private let owner: Mutex<(any AnyObject & Sendable)?>
    /// What this is a part of itself.
    private let outer: RunningWork?
    /// The same work, as tasks know it that are part of other work besides.
    private let original: RunningWork?

    private init(of owner: any AnyObject & Sendable, in outer: RunningWork?) {
        self.owner = Mutex(owner)
        self.outer = outer
        original = nil
    }

    private init(_ original: RunningWork, in outer: RunningWork?) {
        owner = Mutex(nil)
        self.outer = outer
        self.original = original
    }

    /// Whether the current task is part of work that goes on, of an owner that is meant.
    static func ofThisTask(isOf isMeant: (any AnyObject & Sendable) -> Bool) -> Bool {
        var next = innermost
        while let work = next {
            if let owner = work.runningOwner, isMeant(owner) { return true }
            next = work.outer
        }
        return false
    }

    /// Does work of the owner, on which others wait.
    static func run<Result>(
        of owner: any AnyObject & Sendable,
        isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws -> Result
    ) async rethrows -> Result {
        let work = begun(of: owner)
        defer { work.finish() }
        return try await $innermost.withValue(work, operation: body)
    }

    /// Runs a hook of the owner, on which others wait, and gives back what went wrong.
    static func failure(
        of owner: any AnyObject & Sendable,
        in body: EndingHook.Body
    ) async -> (any Error)? {
        let work = begun(of: owner)
        defer { work.finish() }
        return await $innermost.withValue(work) {
            do {
                try await body()
                return nil
            } catch {
                return error
            }
        }
    }

    private static func begun(of owner: any AnyObject & Sendable) -> RunningWork {
        // What is done is left out, so that work in tasks of tasks makes no chain.
        var outer = innermost
        while let work = outer, work.runningOwner == nil { outer = work.outer }
        return RunningWork(of: owner, in: outer)
    }

    private func finish() { owner.withLock { $0 = nil } }

    /// Does something that work of an owner that is meant does not wait for, though a task that is part of it begins it.
    static func apart<Result>(
        from isMeant: (any AnyObject & Sendable) -> Bool,
        _ body: () async -> Result
    ) async -> Result {
        var kept: [RunningWork] = []
        var next = innermost
        while let work = next {
            if let owner = work.runningOwner, !isMeant(owner) { kept.append(work.original ?? work) }
            next = work.outer
        }
        let rest = kept.reversed().reduce(nil as RunningWork?) { RunningWork($1, in: $0) }
        return await $innermost.withValue(rest, operation: body)
    }

    /// Whose work it is, as long as it goes on.
    private var runningOwner: (any AnyObject & Sendable)? {
        original.map { $0.runningOwner } ?? owner.withLock { $0 }
    }
}
