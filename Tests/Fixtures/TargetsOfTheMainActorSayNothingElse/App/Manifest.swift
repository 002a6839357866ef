import Dovetail
import Kit

nonisolated enum SessionScope: Scope { typealias Parent = AppScope }
enum WindowScope: Scope {
    typealias Parent = SessionScope
    typealias Isolation = MainActor
}
enum JobScope: Scope {
    typealias Parent = SessionScope
    typealias Isolation = Unsynchronized
}

enum SessionAssembly: Assembly {
    typealias DefaultIsolation = MainActor
    typealias Scope = SessionScope
    static var registrations: Registrations {
        Input(String.self, name: "user")
        Shared(Session.self, as: (any Naming).self)
        Shared(History.self).lazy()
        Shared(Avatar.self) { (naming: any Naming) in Avatar(text: naming.name) }
        Weak(Preview.self)
        PerGraph(Visit.self)
        Shared(Search.self).into([any Tool].self)
        Shared(Share.self).into([any Tool].self)
        Transient(Toolbox.self)
        Transient(Row.self, arguments: Int.self)
        Transient(Table.self)
        Shared(Opening.self)
        Decorator(Upper.self, of: (any Naming).self)
    }
}

enum WindowAssembly: Assembly {
    typealias Scope = WindowScope
    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Shared(Window.self)
            .onEnd { $0.close() }
        Shared(Palette.self).lazy()
        Weak(Tip.self)
        Transient(Panel.self, arguments: String.self)
        Shared(Loaded.self) { (window: Window) async in await Loaded.load(window) }
    }
}

enum JobAssembly: Assembly {
    typealias Scope = JobScope
    static var registrations: Registrations {
        Shared(Draft.self)
        Shared(Cache.self).lazy()
        Transient(Editor.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        ClockAssembly.self
        SessionAssembly.self
        WindowAssembly.self
        JobAssembly.self
        Expose((any Naming).self)
        Expose(Avatar.self)
        Expose(History.self)
        Expose(Toolbox.self)
        Expose(Table.self)
        Expose(Opening.self)
        Expose(Preview.self)
        Expose(Ledger.self)
        Expose(Clock.self)
        Expose(Window.self)
        Expose(Palette.self)
        Expose(Panel.self)
        Expose(Tip.self)
        Expose(Loaded.self)
        Expose(Editor.self)
        Expose(Draft.self)
    }
}
