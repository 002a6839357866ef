import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Log.self)
        Weak(Loader.self, as: (any Loading).self, Loader.self)
        Weak(Parser.self)
        Shared(Table.self).lazy()
        Transient(Import.self)
        Shared(Settings.self)
        Shared(Keeper.self)
        Weak(Kept.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Settings.self)
        Expose((any Loading).self)
        Expose(Parser.self)
        Expose(Keeper.self)
        Expose(Kept.self)
    }
}
