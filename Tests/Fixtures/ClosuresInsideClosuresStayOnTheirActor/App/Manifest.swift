import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Store.self)
        Shared(Theme.self).lazy()
        Transient(RowViewModel.self, arguments: Int.self)
        Transient(ListViewModel.self)
        Shared(Router.self)
        Transient(Deep.self)
    }
}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope

    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Shared(Window.self)
            .onEnd { await $0.close() }
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        ChildAssembly.self
        Expose(Router.self)
        Expose(Deep.self)
        Expose(Window.self)
    }
}
