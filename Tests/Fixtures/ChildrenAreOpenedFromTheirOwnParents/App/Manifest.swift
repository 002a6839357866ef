import Dovetail

enum AppScope: Scope {}
enum MiddleScope: Scope { typealias Parent = AppScope }
enum DeepScope: Scope { typealias Parent = MiddleScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(Far.self)
    }
}

enum MiddleAssembly: Assembly {
    typealias Scope = MiddleScope
    static var registrations: Registrations {
        Shared(Near.self)
        Shared(Wrong.self)
    }
}

enum DeepAssembly: Assembly {
    typealias Scope = DeepScope
    static var registrations: Registrations {
        Input(Int.self)
        Shared(Deep.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        MiddleAssembly.self
        DeepAssembly.self
        Expose(Far.self)
        Expose(Near.self)
        Expose(Wrong.self)
    }
}
