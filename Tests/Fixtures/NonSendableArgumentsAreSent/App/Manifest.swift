import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Transient(Notes.self)
        Shared(Archive.self)
        Shared(Reader.self)
        Shared(Copier.self) { (notes: sending Notes) in Copier(notes) }
        Shared(Words.self)
        Shared(Step<Never>.self)
        Transient(Shelf.self)
        Input((@Sendable (Int) -> Int).self, name: "double")
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Archive.self)
        Expose(Reader.self)
        Expose(Copier.self)
        Expose(Words.self)
        Expose(Step<Never>.self)
    }
}
