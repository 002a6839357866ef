import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }

protocol Part: Sendable { var name: String { get } }
struct Real: Part { let name: String }
struct Fake: Part { let name: String }

final class Unneeded: Sendable {
    init() { print("never made") }
}

struct Screen {
    let list: [any Part]
    let map: [String: any Part]
    let whole: [Int]
}

struct ChildScreen {
    let map: [String: any Part]
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Real.self, as: Real.self) { Real(name: "listed") }.into([any Part].self)
        Shared(Unneeded.self)
        Shared((any Part).self) { (_: Unneeded) in Real(name: "a") }
            .into([String: any Part].self, key: "a")
        Shared((any Part).self) { Real(name: "b") }.into([String: any Part].self, key: "b")
        Shared(Int.self) { (_: Unneeded) in 1 }.into([Int].self)
        Transient(Screen.self)
    }
}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope

    static var registrations: Registrations {
        Shared((any Part).self) { Real(name: "c") }.into([String: any Part].self, key: "c")
        Transient(ChildScreen.self)
    }
}

/// Replaces the object of a list, by its key; that of a map, by its place; and a collection as a whole. What it contributes to a list beside is added.
enum Doubles: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Real.self) { Real(name: "double") }
        Shared((any Part).self) { Fake(name: "fake a") }.into([String: any Part].self, key: "a").into([any Part].self)
        Input([Int].self)
    }
}

enum ChildDoubles: Assembly {
    typealias Scope = ChildScope

    static var registrations: Registrations {
        Shared((any Part).self) { Fake(name: "fake b") }.into([String: any Part].self, key: "b")
    }
}

enum Production: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        ChildAssembly.self
        Expose(Screen.self)
        Expose(ChildScreen.self)
    }
}

enum TestProduct: Composition {
    static var assemblies: Assemblies {
        Include(Production.self)
        Override(Doubles.self)
        Override(ChildDoubles.self)
    }
}

func names(_ map: [String: any Part]) -> [String] {
    map.map { "\($0): \($1.name)" }.sorted()
}

@main
enum Program {
    static func main() throws {
        let app = TestProduct.App(intArray: [9])
        let screen = app.makeScreen()
        print(screen.list.map(\.name), names(screen.map), screen.whole)
        print(names(try app.openChild().makeChildScreen().map))
    }
}
