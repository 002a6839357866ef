import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope
    typealias Stored = ValueStore

    static var registrations: Registrations {
        Input(Value.self)
        Input(Text.self)
        Input(Callback.self)
        Input(Pair<Int, String>.self, name: "pair")
        Input([Value].self, name: "amounts")
        Input(Double.self, name: "double")
        Shared(Stored.self)
        Shared(Values.self)
        Shared(MyValue.self)
        Shared(Lists.self)
        Transient(Uses.self)
        Transient(Generic<Text>.self)
        Transient(Generic<Value>.self)
        Transient(Scoped.self)
        Shared(Scoped.Inner.self)
        Input(Naming_Names.self, name: "names")
        Transient(Named.self)
        Transient(Functions.self)
        Transient(One.self)
        Transient(OneOfFile.self)
        Transient(Other.self)
    }
}

typealias Naming_Names = Named.Names

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Uses.self)
        Expose(Generic<Text>.self)
        Expose(Generic<Value>.self)
        Expose(Scoped.self)
        Expose(Named.self)
        Expose(Functions.self)
        Expose(One.self)
        Expose(OneOfFile.self)
        Expose(Other.self)
    }
}
