import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        /* “番号” */ Input(Int.self, name: "番号")
        /* é */ Shared(Café.self); /* 👩‍👩‍👧 */ Shared(無い.self)
        /* ﷽ */ Shared(二.self)
    }
}

enum 良いAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        /* “番号” */ Shared(設定.self); /* ä */ Shared(Tabbed.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        良いAssembly.self
        /* é */ Expose(設定.self); /* 👍🏽 */ Expose(Int?.self); Expose(Tabbed.self)
    }
}
