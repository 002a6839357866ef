public import Dovetail

public enum KitScope: Scope {}

public enum KitAssembly: Assembly {
    public typealias Scope = KitScope

    public static var registrations: Registrations {
        Shared(Store.self)
        Shared(Missing.self)
    }
}
