import Dovetail

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(NoSuchModule)
    import NoSuchModule
#endif

enum AppScope: Scope {}

#if os(iOS) || canImport(NoSuchModule)
    enum ScreenAssembly: Assembly {
        typealias Scope = AppScope

        static var registrations: Registrations {
            Shared(TouchScreen.self, as: (any Screen).self)
        }
    }
#else
    enum ScreenAssembly: Assembly {
        typealias Scope = AppScope

        static var registrations: Registrations {
            Shared((any Screen).self) { (name: String) in TextScreen(name: name) }
        }
    }
#endif

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        #if os(macOS)
            Shared(String.self) { "Mac" }
        #elseif os(Linux)
            Shared(String.self) { "Linux" }
        #else
            Shared(String.self) { "another" }
        #endif
        Shared(Date.self) { Date(timeIntervalSince1970: 0) }
    }
}

#if os(Linux)
    enum LinuxOnly: Composition {
        static var assemblies: Assemblies {
            AppAssembly.self
            Expose(String.self)
        }
    }
#endif

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        ScreenAssembly.self
        Expose((any Screen).self)
        Expose(Date.self)
    }
}
