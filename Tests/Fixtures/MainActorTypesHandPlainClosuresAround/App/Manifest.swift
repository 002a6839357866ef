import Dovetail

enum AppScope: Scope {}
enum DetailScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Store.self)
        Transient(RowViewModel.self, arguments: Int.self)
        Transient(ListViewModel.self)
    }
}

enum DetailAssembly: Assembly {
    typealias Scope = DetailScope

    static var registrations: Registrations {
        Input(String.self, name: "title")
        Shared(DetailViewModel.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        DetailAssembly.self
        Expose(ListViewModel.self)
        Expose(DetailViewModel.self)
    }
}
