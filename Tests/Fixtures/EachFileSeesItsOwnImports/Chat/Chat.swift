public final class Session: Sendable {
    public let room: String
    public init(room: String) { self.room = room }
}

public struct Token: Sendable {
    public let text = "chat token"
    public init() {}
}

public enum Mode: Sendable { case chat }

public protocol Logging: Sendable {
    var label: String { get }
}

public struct Box<Content: Sendable>: Sendable {
    public let content: Content
    public init(content: Content) { self.content = content }
}

public enum Outer {
    public struct Inner: Sendable {
        public let text = "chat inner"
        public init() {}
    }
}
