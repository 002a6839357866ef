import Dovetail

enum AppScope: Scope {}
enum LeftScope: Scope { typealias Parent = AppScope }
enum RightScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Router.self)
    }
}

enum LeftAssembly: Assembly {
    typealias Scope = LeftScope

    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Shared(Editor.self)
    }
}

enum RightAssembly: Assembly {
    typealias Scope = RightScope

    static var registrations: Registrations {
        Input(Int.self, name: "count")
        Shared(Editor.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        LeftAssembly.self
        RightAssembly.self
        Expose(Router.self)
    }
}
