public final class Lifecycle: Sendable {
    public init() {}

    /// What `Lifecycle.Task1` means to the compiler.
    public final class Task1: Sendable {
        public init() {}
    }
}

public final class Task1: Sendable {
    public let lifecycle: Lifecycle
    public init(l: Lifecycle) { lifecycle = l }
}

public struct Job: Sendable {
    public init() {}
}

public enum State: Sendable { case idle }
