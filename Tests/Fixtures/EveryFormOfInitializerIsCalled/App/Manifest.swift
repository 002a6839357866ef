import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Input(String.self, name: "text")
        Shared(Designated.self)
        Shared(InExtension.self)
        Shared(Memberwise.self)
        Shared(Empty.self)
        Shared(Inheriting.self)
        Shared(Choice.self)
        Shared(Counter.self)
        Shared(Outer.Inner.self)
        Shared(Box<String>.self)
        Transient(Report.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Report.self)
    }
}
