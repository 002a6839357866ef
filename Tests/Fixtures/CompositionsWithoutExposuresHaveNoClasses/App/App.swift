import Dovetail

enum AppScope: Scope {}
enum AccountScope: Scope { typealias Parent = AppScope }
final class Screen: Sendable { init() {} }

enum AppAssembly: Assembly {
    typealias Scope = AccountScope
    static var registrations: Registrations {
        Shared(Screen.self)
    }
}

/// Has a name of its own for something else, which stays what it is.
enum Bundle: Composition {
    enum App { static let name = "it runs" }
    static var assemblies: Assemblies {
        AppAssembly.self
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        Include(Bundle.self)
        Expose(Screen.self)
    }
}

@main
enum Program {
    static func main() throws {
        let account = try Product.App().openAccount()
        _ = account.screen
        print(Bundle.App.name)
    }
}
