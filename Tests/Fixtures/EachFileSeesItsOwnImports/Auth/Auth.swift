public final class Session: Sendable {
    public let name = "auth"
    public init() {}
}

public struct Token: Sendable {
    public let text = "auth token"
    public init() {}
}

public enum Mode: Sendable { case auth }

public protocol Logging: Sendable {
    var label: String { get }
}

public struct Box<Content: Sendable>: Sendable {
    public let content: Content
    public init(content: Content) { self.content = content }
}

public enum Outer {
    public struct Inner: Sendable {
        public let text = "auth inner"
        public init() {}
    }
}
