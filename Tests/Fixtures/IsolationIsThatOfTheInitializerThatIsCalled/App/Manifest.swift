import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Int.self, name: "number")
        Input(String.self, name: "text")
        Transient(VM.self) { @MainActor (n: Int) in VM(n: n) }
        Transient(VM?.self) { (raw: String) in VM(raw: raw) }
        Transient(Main.self)
        Shared(Store.self)
        Shared(Opened.self)
        Shared(Loader.self)
        Shared(AboveLoader.self)
        Shared(Strict.self)
        Shared(Spelled.self)
        Shared(SpelledToo.self)
        Transient(Row.self)
        Transient(List.self)
        Transient(Late.self)
        Transient(Free.self)
        Transient(Derived.self)
        Transient(Maker.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(VM.self)
        Expose(VM?.self)
        Expose(Main.self)
        Expose(Store.self)
        Expose(AboveLoader.self)
        Expose(Strict.self)
        Expose(SpelledToo.self)
        Expose(Row.self)
        Expose(List.self)
        Expose(Late.self)
        Expose(Free.self)
        Expose(Derived.self)
        Expose(Maker.self)
    }
}
