import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Disk.self, as: (any Cache).self)
        Shared(Store.self)
        Input(Int.self, name: "number")
    }
}

enum OtherAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Memory.self, as: (any Cache).self)
    }
}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope

    static var registrations: Registrations {
        Shared(Store.self)
        Transient(Screen.self)
        Transient(Screen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        OtherAssembly.self
        ChildAssembly.self
        Expose((any Cache).self)
        Expose(Store.self)
        Expose(Screen.self)
        Expose(Int.self)
    }
}
