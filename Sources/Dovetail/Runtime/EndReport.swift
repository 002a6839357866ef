/// What happened while a scope ended.
public struct EndReport: Sendable {
    /// A hook that threw.
    public struct Failure: Sendable {
        /// The object's name, behind its scope's: `Account.SyncEngine`.
        public let name: String
        public let error: any Error

        public init(name: String, error: any Error) {
            self.name = name
            self.error = error
        }
    }

    /// What ended, in order: children before their parent's objects, hooks of later objects before those of earlier ones,
    /// each scope after its objects. `["DocumentSession.Editor", "DocumentSession", "Account.Database", "Account"]`.
    public internal(set) var ended: [String] = []
    /// The hooks that threw, in the same order.
    public internal(set) var failures: [Failure] = []

    init() {}

    mutating func append(_ other: EndReport) {
        ended += other.ended
        failures += other.failures
    }
}
