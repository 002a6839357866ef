import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        #if os(Linux)
            Shared(Store.self) { Store(name: "Linux") }
        #elseif os(macOS)
            Shared(Store.self) { Store(name: "Mac") }
        #else
            #error("there is no store for this system")
        #endif
        Transient(List.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(List.self)
    }
}

struct Store: Sendable {
    var name: String
}

struct List {
    var store: Store
}

@main
enum Program {
    static func main() {
        print(Product.App().makeList().store.name)
    }
}
