public import Kit

extension Widget {
    public struct Search: Sendable {
        public let words = "search"
        public init() {}
    }
}
