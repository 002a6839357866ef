open class Screen {
    public let title: String

    public init(title: String) {
        self.title = title
    }

    // Hidden from other packages, which therefore inherit no convenience initializer.
    init(hidden: Bool) {
        title = "hidden"
    }

    public convenience init() {
        self.init(title: "unnamed")
    }
}

public protocol Labelled {
    init(label: String)
}

extension Labelled {
    // It goes through the type's own initializer, and is not preferred to it.
    public init(number: Int) {
        self.init(label: "\(number)")
    }
}
