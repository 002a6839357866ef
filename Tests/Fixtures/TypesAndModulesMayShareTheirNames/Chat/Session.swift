public final class Session: Sendable {
    public let room: String
    public init(room: String) { self.room = room }
}
