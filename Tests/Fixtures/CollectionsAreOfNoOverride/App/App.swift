import Dovetail

enum AppScope: Scope {}

protocol Store: Sendable {
    var name: String { get }
}

protocol Plugin: Sendable {}

struct DiskStore: Store { let name = "disk" }
struct TestStore: Store { let name = "test" }
struct Spelling: Plugin {}

/// The first assembly of the target. Nobody asks for the collection, which has nothing to replace and doesn't mean to.
enum ADoubles: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(TestStore.self, as: (any Store).self)
    }
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(DiskStore.self, as: (any Store).self)
        Shared(Spelling.self)
            .into([any Plugin].self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Override(ADoubles.self)
        Expose((any Store).self)
    }
}

@main
enum Program {
    static func main() {
        print(Product.App().store.name)
    }
}
