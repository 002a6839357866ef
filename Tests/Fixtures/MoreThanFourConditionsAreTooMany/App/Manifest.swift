import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        #if os(iOS)
            Shared(Screen.self) { Screen(name: "phone") }
        #elseif os(macOS)
            Shared(Screen.self) { Screen(name: "desk") }
        #else
            Shared(Screen.self) { Screen(name: "text") }
        #endif
        #if DEBUG
            Shared(Log.self)
        #endif
        Shared(Net.self)
        #if NEVER_DEFINED
            Shared(Int.self) { 5 }
        #endif
    }
}

enum SearchAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Index.self)
            #if hasFeature(Embedded)
                .lazy()
            #endif
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        SearchAssembly.self
        Expose(Screen.self)
        #if canImport(NoSuchModule)
            Expose(Index.self)
        #endif
    }
}
