import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }
enum InnerScope: Scope { typealias Parent = ChildScope }

protocol Plugin: Sendable {}
struct ChildPlugin: Plugin {}
enum Beta {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Contributions([any Plugin].self).allowEmpty()
        Contributions([String: any Plugin].self).allowEmpty()
        Contributions([Int].self).tagged(Beta.self).allowEmpty()
        Shared(Host.self).using([Int].self, tag: Beta.self, for: "beta")
        Transient(Screen.self)
    }
}

/// Says so too, since it does without as well.
enum SecondAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Contributions([any Plugin].self).allowEmpty()
    }
}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope

    static var registrations: Registrations {
        Shared(ChildPlugin.self).into([any Plugin].self)
        Shared(Int.self) { 7 }.into([Int].self).tagged(Beta.self)
        Transient(ChildScreen.self)
    }
}

enum InnerAssembly: Assembly {
    typealias Scope = InnerScope

    static var registrations: Registrations {
        Transient(InnerScreen.self).using([Int].self, tag: Beta.self, for: "beta")
    }
}

final class Host: Sendable {
    let plugins: [any Plugin]
    let byName: [String: any Plugin]
    let beta: [Int]
    init(plugins: [any Plugin], byName: [String: any Plugin], beta: [Int]) {
        (self.plugins, self.byName, self.beta) = (plugins, byName, beta)
    }
}

struct Screen {
    let host: Host
    let make: () -> [any Plugin]
    let maybe: [any Plugin]?
}

struct ChildScreen {
    let plugins: [any Plugin]
    let byName: [String: any Plugin]
}

struct InnerScreen {
    let plugins: [any Plugin]
    let beta: [Int]
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        SecondAssembly.self
        ChildAssembly.self
        InnerAssembly.self
        Expose(Screen.self)
        Expose(ChildScreen.self)
        Expose(InnerScreen.self)
        Expose([Int].self, tag: Beta.self)
    }
}

@main
enum Program {
    static func main() throws {
        let app = Product.App()
        let screen = app.makeScreen()
        print(screen.host.plugins, screen.host.byName, screen.host.beta, screen.make(), screen.maybe ?? [ChildPlugin()])
        let child = try app.openChild()
        print(child.makeChildScreen().plugins.count, child.makeChildScreen().byName.count)
        let inner = try child.openInner().makeInnerScreen()
        print(inner.plugins.count, inner.beta)
        print(app.makeBetaIntArray(), child.makeBetaIntArray())
    }
}
