public import Dovetail

public enum AppScope: Scope {}
public enum SessionScope: Scope { public typealias Parent = AppScope }

public enum Format: String, Sendable {
    case pdf, html
    case `default`
    case custom
}

public protocol Exporter: Sendable {
    var name: String { get }
}
