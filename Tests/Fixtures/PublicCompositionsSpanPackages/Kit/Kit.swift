public import Dovetail
public import Foundation

public enum HostScope: Scope {}
public enum AccountScope: Scope { public typealias Parent = HostScope }

public protocol Transport: Sendable {
    func send(_ url: URL) -> String
}

public struct AccountID: Sendable {
    public let name: String
    public init(name: String) { self.name = name }
}

public struct DocumentID: Sendable {
    public let number: Int
    public init(number: Int) { self.number = number }
}

public protocol Documents: Sendable {
    func list() -> [String]
}

public enum HostContract: Assembly {
    public typealias Scope = HostScope

    public static var registrations: Registrations {
        Input((any Transport).self)
        Input(URL.self, name: "baseURL")
    }
}

public enum AccountContract: Assembly {
    public typealias Scope = AccountScope

    public static var registrations: Registrations {
        Input(AccountID.self)
        Input(Date.self, name: "since")
    }
}
