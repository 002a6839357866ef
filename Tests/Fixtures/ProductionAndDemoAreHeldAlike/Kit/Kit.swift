public import Dovetail

public enum HostScope: Scope {}
public enum AccountScope: Scope { public typealias Parent = HostScope }
public enum ScreenScope: Scope {
    public typealias Parent = AccountScope
    public typealias Isolation = MainActor
}
public enum DraftScope: Scope {
    public typealias Parent = AccountScope
    public typealias Isolation = Unsynchronized
}

public struct AccountName: Sendable {
    public let text: String
    public init(text: String) { self.text = text }
}

public protocol Documents: Sendable {
    func all() -> [String]
}

public protocol Plugin: Sendable {
    var name: String { get }
}

public enum Mirror {}

public struct PageID: Sendable {
    public let number: Int
    public init(number: Int) { self.number = number }
}

public struct Failure: Error {
    public init() {}
}

/// Not `Sendable`.
public final class Page {
    public let title: String
    public init(title: String) { self.title = title }
}

public final class Draft {
    public var text = ""
    public init() {}
}

public final class Cursor {
    public let position: Int
    public init(position: Int) { self.position = position }
}

@MainActor
public final class Window {
    public let title: String
    public init(documents: any Documents) { title = documents.all().joined(separator: ", ") }
}

public final class Theme {
    public let name: String
    public init(name: String) { self.name = name }
}
