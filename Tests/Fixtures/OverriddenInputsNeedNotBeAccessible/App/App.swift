public import Dovetail
package import Kit

package enum Doubles: Assembly {
    package typealias Scope = AppScope
    package static var registrations: Registrations {
        Shared(Token.self) { Token() }
        Shared(Page.self) { Page(zoom: Zoom()) }
    }
}

/// Neither the `Token` nor the `Zoom` is part of what its users see.
public enum Product: Composition {
    public static var assemblies: Assemblies {
        KitAssembly.self
        Override(Doubles.self)
        Expose(Screen.self)
        Expose(Page.self)
    }
}

@main
enum Program {
    static func main() throws {
        let app = Product.App(log: Token())
        _ = (app.screen, app.page)
        print("it runs")
    }
}
