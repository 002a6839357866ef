import Dovetail

enum AppScope: Scope {}
enum ChildScope: Scope { typealias Parent = AppScope }
enum PlainScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Shared(Settings.self)
        Shared(Store.self)
            .onEnd { await $0.close() }
        Transient(Page.self)
        Transient(Outline.self, arguments: String.self)
        Transient(Loading.self)
        Transient(Panel.self)
        Transient(Attempt<Refused>.self) { (number: Int) throws(Refused) in
            try Attempt(number: number, error: .other)
        }
        Transient(Attempt<Never>.self) { () throws(Never) in fatalError("nobody calls this") }
        Transient(NeverFails.self)
        Transient(FailsAnyhow.self)
        Shared(LazyIndex.self).lazy()
        Shared(LateList.self).lazy()
        Transient(Screen.self)
        Transient(Mixture.self)
    }
}

enum ChildAssembly: Assembly {
    typealias Scope = ChildScope

    static var registrations: Registrations {
        Transient(ChildPage.self)
    }
}

/// Its opening has a hook before what fails, and so ends what it made: with the error's type kept.
enum HookedAssembly: Assembly {
    typealias Scope = PlainScope

    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Shared(First.self)
            .onEnd { _ in print("first ended") }
        Shared(Settings.self)
        Shared(Second.self)
    }
}

struct ChildPage {
    let index: LazyIndex
}

final class First: Sendable {}

final class Second: Sendable {
    init(first: First, settings: Settings) {}
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        ChildAssembly.self
        Expose(Screen.self)
        Expose(Page.self)
        Expose(Outline.self)
        Expose(LazyIndex.self)
        Expose(Mixture.self)
        Expose(ChildPage.self)
    }
}

enum Hooked: Composition {
    static var assemblies: Assemblies {
        HookedAssembly.self
        Expose(Second.self)
    }
}
