import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Handler.self)
        Input((@Sendable () -> Int).self, name: "made")
        Transient(Retry.self, arguments: (() -> Void).self)
        Transient(Memberwise.self)
        Shared(Many.self)
        Transient(
            Screen.self,
            arguments: (() -> Void).self,
            Namespace.Inner.self,
            MaybeHandler.self,
            Renamed.self,
            [() -> Int].self,
            (() -> Int, name: String).self,
            Maker<String>.self,
            ((@escaping () -> Void) -> () -> Void).self,
            (() async throws(Failure) -> Void).self,
            (@Sendable () -> Int).self
        )
        Transient(Holder.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Retry.self)
        Expose(Memberwise.self)
        Expose(Many.self)
        Expose(Screen.self)
        Expose(Holder.self)
    }
}
