import Dovetail
import Kit
import Tools

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        #if TRACING
            Shared(Missing.self)
        #endif
        #if canImport(Kit)
            Transient(List.self)
        #endif
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        KitAssembly.self
        AppAssembly.self
        Expose(List.self)
        Expose((any Store).self)
    }
}

struct List {
    let store: any Store
}

@main
enum Program {
    static func main() {
        let app = Product.App()
        print(app.makeList().store.name, app.store.name)
    }
}
