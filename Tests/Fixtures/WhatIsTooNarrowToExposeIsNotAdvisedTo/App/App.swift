public import Dovetail
import Kit

public struct Screen { public init() {} }
struct Inner {}
protocol Seen {}
public struct Shown: Sendable { public init() {} }

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    static var registrations: Registrations {
        Transient(Screen.self)
        Transient(Inner.self)
        Shared(Shown.self).into([Shown].self)
    }
}

public enum Product: Composition {
    public static var assemblies: Assemblies {
        AppAssembly.self
        KitAssembly.self
        Expose(Screen.self)
    }
}

package enum Zone: Composition {
    package static var assemblies: Assemblies {
        KitAssembly.self
        AppAssembly.self
        Expose(Screen.self)
    }
}

@main
enum Program {
    static func main() {
        _ = Product.App().makeScreen()
        print("it runs")
    }
}
