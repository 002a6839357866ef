import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Store.self, as: AnyStorage.self)
        Input(Token.self, name: "token")
        Input(Table.self, name: "table")
        Shared(Session.Log.self)
        Transient(Reader.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose((any Storage).self)
        Expose(Reader.self)
        Expose(Journal.self)
    }
}
