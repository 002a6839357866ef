public final class Session: Sendable {
    public let name = "auth"
    public init() {}
}
