public final class Lifecycle: Sendable {
    public init() {}
}

public final class Task1: Sendable {
    public let lifecycle: Lifecycle
    public init(l: Lifecycle) { lifecycle = l }
}
