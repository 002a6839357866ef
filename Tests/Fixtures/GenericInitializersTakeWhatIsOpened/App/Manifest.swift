import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(MemoryStore.self, as: (any Store<Int>).self, MemoryStore.self)
        Shared(Label.self, as: (any Naming).self, (any Counting & Naming).self, Label.self)
        Shared(SpecialSession.self, as: Session.self)
        Transient(Page.self)
        Transient(List.self)
        Transient(Sessions.self)
        Shared(Box<Int>.self)
        Input(Int.self, name: "number")
        Input([String].self)
        Input([Int].self)
        Transient(Cache<Int, MemoryStore>.Entry<String>.self)
        Shared(Derived.self)
        Transient(Known<Label>.self)
        Transient(Screen.self)
    }
}

struct Screen {
    let page: Page
    let list: () async throws -> List
    let sessions: Sessions
    let box: Box<Int>
    let entry: Cache<Int, MemoryStore>.Entry<String>
    let derived: Derived
    let known: Known<Label>
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Screen.self)
    }
}
