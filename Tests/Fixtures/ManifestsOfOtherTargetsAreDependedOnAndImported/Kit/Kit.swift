public import Dovetail

public enum AppScope: Scope {}
public enum AccountScope: Scope { public typealias Parent = AppScope }

package enum KitAssembly: Assembly {
    package typealias Scope = AppScope
    package static var registrations: Registrations {}
}

enum HiddenAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {}
}

public enum KitBundle: Composition {
    public static var assemblies: Assemblies {
        KitAssembly.self
    }
}
