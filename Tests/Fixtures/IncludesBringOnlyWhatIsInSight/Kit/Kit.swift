public import Dovetail

public enum AppScope: Scope {}

public struct Screen: Sendable { public init() {} }
package struct Owner: Sendable {}
struct Token: Sendable {}

enum InternalAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Screen.self)
    }
}

/// What its own module sees may be listed here; whoever includes it elsewhere sees less.
public enum InternalBundle: Composition {
    public static var assemblies: Assemblies {
        InternalAssembly.self
        Expose(Screen.self)
    }
}

public enum TokenAssembly: Assembly {
    public typealias Scope = AppScope
    public static var registrations: Registrations {
        Input(Token.self)
        Shared(Screen.self) { (token: Token) in Screen() }
    }
}

public enum TokenBundle: Composition {
    public static var assemblies: Assemblies {
        TokenAssembly.self
    }
}

package enum OwnerAssembly: Assembly {
    package typealias Scope = AppScope
    package static var registrations: Registrations {
        Input(Owner.self)
        Shared(Screen.self) { (owner: Owner) in Screen() }
    }
}

package enum OwnerProduct: Composition {
    package static var assemblies: Assemblies {
        OwnerAssembly.self
        Expose(Screen.self)
    }
}
