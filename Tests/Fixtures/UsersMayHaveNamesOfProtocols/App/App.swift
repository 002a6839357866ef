import Dovetail

/// Types of the user's, called like what is generated, beside the composition and in it.
struct AppRoots: Sendable {
    let text = "a type of the user's"
}

protocol ChildRoots: Sendable {
    var text: String { get }
}

struct OneChild: ChildRoots {
    let text = "a child"
}

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }
/// Its class is called like the protocol of another scope would be.
enum ChildRootsScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Shared(AppRoots.self)
    }
}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope
    static var registrations: Registrations {
        Shared(OneChild.self, as: (any ChildRoots).self)
    }
}

struct Other: Sendable {}

enum ChildRootsAssembly: Assembly {
    typealias Scope = ChildRootsScope
    static var registrations: Registrations {
        Shared(Other.self)
    }
}

typealias Users = AppRoots
typealias Children = any ChildRoots
typealias Everything = Outer.Product

enum Outer {
    enum Product: Composition {
        static var assemblies: Assemblies {
            AppAssembly.self
            ChildAssembly.self
            ChildRootsAssembly.self
            Expose(Users.self)
            Expose(Children.self)
            Expose(Other.self)
        }

        enum AppRoots {}
    }
}

/// Has a member that is called like the composition that it includes.
enum Demo: Composition {
    static var assemblies: Assemblies {
        Include(Everything.self)
        Override(Doubles.self)
    }

    enum Outer {}
}

enum Doubles: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Input(AppRoots.self)
    }
}

@main
enum Program {
    static func main() throws {
        let demo = Demo.App(appRoots: AppRoots())
        let all: [any Outer.Product.AppRoots2] = [Outer.Product.App(), demo]
        for app in all { print(app.users.text) }
        let child: any Outer.Product.ChildRoots2 = try demo.openChild()
        let other: any Outer.Product.ChildRootsRoots = try demo.openChildRoots()
        print(child.children.text, other.other)
    }
}
