public struct Label: Sendable {
    public let text = "Kit's label"
    public init() {}
}
