public import Dovetail

public enum AppScope: Scope {}
public enum SessionScope: Scope { public typealias Parent = AppScope }
public enum EditorScope: Scope { public typealias Parent = SessionScope }

public protocol Plugin: Sendable {
    var name: String { get }
}

public struct Named: Plugin {
    public let name: String
    public init(name: String) { self.name = name }
}
