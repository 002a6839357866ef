import Data
import Dovetail
import Kit

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input((any Plugin).self, name: "hostPlugin").into([any Plugin].self)
        Shared(Both.self, as: Both.self, (any Plugin).self)
            .into([any Plugin].self)
            .into([any Named2].self)
        Shared(Late.self).lazy()
            .into([any Plugin].self)
            .onEnd { _ in print("late ended") }
        Shared(Menu.self)
        Transient(AppScreen.self)
    }
}

enum SessionAssembly: Assembly {
    typealias Scope = SessionScope

    static var registrations: Registrations {
        Shared(SessionPlugin.self).into([any Plugin].self)
        Transient(SessionScreen.self)
    }
}

/// Contributes nothing, and sees what the scopes around it contribute.
enum EditorAssembly: Assembly {
    typealias Scope = EditorScope

    static var registrations: Registrations {
        Transient(EditorScreen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        EditorAssembly.self
        SessionAssembly.self
        AppAssembly.self
        DataAssembly.self
        Expose(Both.self)
        Expose(Menu.self)
        Expose(AppScreen.self)
        Expose(SessionScreen.self)
        Expose(EditorScreen.self)
        Expose([any Plugin].self)
    }
}
