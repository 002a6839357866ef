/// What an ``EndReport`` says of a hook that took longer than its `.onEnd(within:)` allows. It was cancelled, and the ending went on.
public struct HookOverdue: Error, Hashable, Sendable, CustomStringConvertible {
    /// How long it might have taken.
    public let limit: Duration

    public init(limit: Duration) {
        self.limit = limit
    }

    public var description: String { "the hook took longer than \(limit)" }
}
