import Dovetail

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {}
}

enum ChildScope: Scope {
    typealias Parent = AccountScope
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        KitAssembly.self
        HiddenAssembly.self
        Include(KitBundle.self)
        Override(KitAssembly.self)
        FarAssembly.self
        Include(FarBundle.self)
        AppAsembly.self
    }
}

enum StrayScope: Scope { typealias Parent = FarScope }
enum StrayAssembly: Assembly {
    typealias Scope = FarScope
    static var registrations: Registrations {}
}
