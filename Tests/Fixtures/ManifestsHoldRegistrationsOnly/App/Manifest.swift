import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        let store = Store.self
        Shared(store)
        if true {
            Shared(Store.self)
        }
        for _ in 0..<2 { Transient(Screen.self) }
        print("registering")
        makeRegistrations()
        Singleton(Store.self)
        Shared(Store())
        Shared(Store.self).onStart { $0.start() }
        Transient(Screen.self).onEnd { _ in }
        Transient(Screen.self).lazy()
        Input(Store.self) { Store() }
        Input(Store.self, name: "two words")
        Shared(Store.self) { store in store }
        Shared(Store.self) { Store($0) }
        Shared(Store.self, arguments: Int.self)
        Shared(Store.self, Screen.self)
        Shared(Store.self, as: store)
        Weak(Store.self)
        Shared(Store.self).into([Store].self)
        Expose(Store.self)
        #if DEBUG
        Shared(Debugger.self)
        #endif
        return Registrations()
    }
}

enum StoredAssembly: Assembly {
    typealias Scope = AppScope
    static let registrations = Registrations()
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        AppAssembly()
        Shared(Store.self)
        if true { AppAssembly.self }
        Exposed(Store.self)
        Expose(Store.self, 1)
        Expose(Store.self)
    }
}
