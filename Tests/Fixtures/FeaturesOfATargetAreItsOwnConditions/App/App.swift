import Dovetail

enum AppScope: Scope {}

struct Store: Sendable {
    var name: String
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        #if hasFeature(InferIsolatedConformances)
            #if compiler(>=5.9) && swift(>=6)
                Shared(Store.self) { Store(name: "featured") }
            #endif
        #else
            Shared(Store.self) { Store(name: "plain") }
        #endif
        #if swift(<6)
            #error("not in old modes")
        #endif
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Store.self)
    }
}

@main
enum Program {
    static func main() { print(Product.App().store.name) }
}
