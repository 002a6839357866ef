import Dovetail

enum AppScope: Scope {}
enum MiddleScope: Scope { typealias Parent = AppScope }
enum InnerScope: Scope { typealias Parent = MiddleScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Thing.self)
    }
}

enum InnerAssembly: Assembly {
    typealias Scope = InnerScope

    static var registrations: Registrations {
        Shared(Detail.self)
    }
}

enum EmptyAssembly: Assembly {
    typealias Scope = MiddleScope

    static var registrations: Registrations {}
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        InnerAssembly.self
        EmptyAssembly.self
        Expose(Detail.self)
    }
}
