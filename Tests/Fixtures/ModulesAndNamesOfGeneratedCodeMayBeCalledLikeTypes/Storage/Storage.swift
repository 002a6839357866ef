/// A protocol that is called like its module.
public protocol Storage: Sendable {
    var text: String { get }
}

public struct Disk: Storage {
    public let text = "disk"
    public init() {}
}

public struct Job: Sendable {
    public let storage: any Storage
    public init(storage: any Storage) { self.storage = storage }
}

/// One that is called like another module.
public struct Network: Sendable {
    public init() {}
}
