import Dovetail
import Features
import Foundation
import Kit

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        // Nested in types of other modules: in Kit's by this module and by Features, in Tool's, in Foundation's.
        Shared(KitPart.self)
        Shared(ToolPart.self)
        Shared(Widget.Search.self)
        Shared(URL.Source.self)
        Transient(Screen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Screen.self)
        Expose(Widget.Search.self)
        Expose(URL.Source.self)
    }
}
