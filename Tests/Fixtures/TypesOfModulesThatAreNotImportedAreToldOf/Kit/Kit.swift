public import Dovetail

public enum AppScope: Scope {}
public protocol Store: Sendable {}
public struct DiskStore: Store { public init() {} }
public struct Screen: Sendable { public init(store: any Store) {} }

public enum KitAssembly: Assembly {
    public typealias Scope = AppScope
    public static var registrations: Registrations {
        Shared(Screen.self)
    }
}
