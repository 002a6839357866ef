import Dovetail

enum LoopScope: Scope { typealias Parent = OtherScope }
enum OtherScope: Scope { typealias Parent = LoopScope }
enum OrphanScope: Scope { typealias Parent = NoScope }
struct NoScope {}
enum FirstScope: Scope {}
enum SecondScope: Scope {}

enum LoopAssembly: Assembly {
    typealias Scope = LoopScope
    static var registrations: Registrations { Shared(Store.self) }
}

enum OrphanAssembly: Assembly {
    typealias Scope = OrphanScope
    static var registrations: Registrations { Shared(Store.self) }
}

enum FirstAssembly: Assembly {
    typealias Scope = FirstScope
    static var registrations: Registrations { Shared(Store.self) }
}

enum SecondAssembly: Assembly {
    typealias Scope = SecondScope
    static var registrations: Registrations { Shared(Screen.self) }
}

enum Looping: Composition {
    static var assemblies: Assemblies {
        LoopAssembly.self
        Expose(Store.self)
    }
}

/// Two roots are two graphs side by side.
enum TwoRoots: Composition {
    static var assemblies: Assemblies {
        FirstAssembly.self
        SecondAssembly.self
        Expose(Store.self)
        Expose(Screen.self)
    }
}

final class Store: Sendable { init() {} }
final class Screen: Sendable { init(store: Store) {} }
