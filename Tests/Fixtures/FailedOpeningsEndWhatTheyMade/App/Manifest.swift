import Dovetail

enum AppScope: Scope {}
enum AccountScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Switch.self)
        Shared(Database.self)
    }
}

enum AccountAssembly: Assembly {
    typealias Scope = AccountScope

    static var registrations: Registrations {
        Shared(First.self)
            .onEnd { _ in print("first ended") }
        Shared(Second.self)
            .onEnd { _ in print("second ended") }
        Shared(Third.self)
            .onEnd { _ in print("third ended") }
        Shared(Fourth.self)
            .onEnd { _ in print("fourth ended") }
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        AccountAssembly.self
        Expose(Fourth.self)
        Expose(Database.self)
    }
}
