import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Repository<Article>.self)
        Shared(Repository<Author>.self, as: Repository<Author>.self, (any Counting).self)
        Shared(Table<String, Int>.Row.self)
        Input([Article].self, name: "articles")
        Input([String: Set<Author>].self, name: "authors")
        Input(Result<Int, Never>.self, name: "result")
        Transient(Screen.self)
        Transient(Wrapped<any Counting>.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Screen.self)
        Expose(Repository<Article>.self)
        Expose(Wrapped<any Counting>.self)
    }
}
