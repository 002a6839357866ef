import Dovetail

enum AppScope: Scope {}

enum AppModule: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Dep.self)
        Transient(Client.self, as: (any Making).self, arguments: Int.self, Int.self, String?.self)
        Transient(Box<String>.self, arguments: String.self)
        Transient(Task.self, arguments: (@Sendable (Int) -> Int).self, [Int].self)
        Transient(Plain.self)
        Transient(Manager.self, arguments: String.self)
    }
}

enum Assisted: Composition {
    static var assemblies: Assemblies {
        AppModule.self
        Expose(Manager.self)
        Expose((any Making).self)
        Expose(Dep.self)
    }
}
