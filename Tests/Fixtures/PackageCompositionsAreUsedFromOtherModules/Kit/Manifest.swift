package import Dovetail

package enum HostScope: Scope {}
package enum AccountScope: Scope { package typealias Parent = HostScope }

enum HostAssembly: Assembly {
    typealias Scope = HostScope

    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Shared(Checked.self)
    }
}

enum AccountAssembly {
    typealias Scope = AccountScope
}

extension AccountAssembly: Assembly {
    static var registrations: Registrations {
        Transient(Screen.self, arguments: Number.self)
        Shared(LazyStore.self).lazy()
        Shared(Journal.self, as: Journal.self, (any Journaling).self)
    }
}

package enum Product {}

extension Product: Composition {
    package static var assemblies: Assemblies {
        HostAssembly.self
        AccountAssembly.self
        Expose(Screen.self)
        Expose(LazyStore.self)
        Expose(Journal.self)
    }
}
