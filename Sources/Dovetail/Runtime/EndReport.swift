/// What happened while a scope ended.
public struct EndReport: Sendable {
    /// A hook that has run, or a scope that has ended as a whole.
    public struct Step: Sendable {
        let scope: String
        /// Nil where the scope as a whole has ended.
        let object: String?
        /// How long the hook took; of a scope, from the call of `end()` to the end of all that was in it.
        public let duration: Duration
        /// What the hook threw, or ``HookOverdue``.
        public let error: (any Error)?

        /// The object's name behind its scope's, `Account.SyncEngine`, or the scope's alone.
        public var name: String { object.map { "\(scope).\($0)" } ?? scope }
    }

    /// A hook that threw, or was overdue.
    public struct Failure: Sendable {
        /// The object's name, behind its scope's: `Account.SyncEngine`.
        public let name: String
        public let error: any Error
    }

    /// What ended, in order: children before their parent's objects, hooks of later objects before those of earlier ones,
    /// each scope after its objects.
    public internal(set) var steps: [Step]

    init(steps: [Step] = []) {
        self.steps = steps
    }

    /// The names of what ended, in the same order: `["DocumentSession.Editor", "DocumentSession", "Account.Database", "Account"]`.
    public var ended: [String] { steps.map(\.name) }

    /// The hooks that threw or were overdue, in the same order.
    public var failures: [Failure] {
        steps.compactMap { step in step.error.map { Failure(name: step.name, error: $0) } }
    }
}
