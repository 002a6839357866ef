public struct Owner: Sendable {
    public var name: String

    public init(name: String) {
        self.name = name
    }
}

public struct Note: Sendable {
    public var title: String
    public var text: String

    public init(title: String, text: String) {
        self.title = title
        self.text = text
    }
}
