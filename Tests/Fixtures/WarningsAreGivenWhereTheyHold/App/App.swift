import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Log.self)
        Shared(Spare.self)
        Transient(Screen.self)
    }
}

struct Log: Sendable {}

struct Spare: Sendable {}

struct Screen {
    #if DEBUG
        let log: Log
    #endif
    let name = "screen"
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Screen.self)
    }
}

@main
enum Program {
    static func main() {
        print(Product.App().makeScreen().name)
    }
}
