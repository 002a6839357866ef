public import Dovetail

public enum KitScope: Scope {}

struct Hidden: Sendable {}
public struct Shown: Sendable { let hidden: Hidden }

public enum KitAssembly: Assembly {
    public typealias Scope = KitScope
    public static var registrations: Registrations {
        Shared(Hidden.self)
        Shared(Shown.self)
    }
}
