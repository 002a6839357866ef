import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Both.self, as: (any P).self, (any P & Q).self)
        Shared((any Q)?.self) { (both: any P & Q) in both as (any Q)? }.lazy()
        Input((@Sendable () -> Void).self, name: "run")
        Input((@Sendable () -> Int)?.self, name: "number")
        Input([any P]?.self, name: "list")
        Shared(S.self)
        Transient(
            Arguments.self,
            arguments: (any P)?.self,
            (any P & Q)?.self,
            (() -> Void)?.self,
            (((any P)?) -> (any Q)?).self,
            [any P]?.self,
            (any R<Int>)?.self,
            (any P.Type)?.self,
            ((any P)?, Int)?.self,
            [String: (any Q)?].self,
            (@MainActor () async throws -> (any P)?)?.self,
            Int??.self,
            ((Int) -> (any P))?.self,
            ((any P.Type)?.Type).self,
            AnyObject?.self
        )
        Transient(Found.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(S.self)
        Expose(Arguments.self)
        Expose(Found.self)
        Expose((any Q)?.self)
    }
}
