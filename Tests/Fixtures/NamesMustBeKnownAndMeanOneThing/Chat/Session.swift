public final class Session: Sendable {
    public init() {}
}
