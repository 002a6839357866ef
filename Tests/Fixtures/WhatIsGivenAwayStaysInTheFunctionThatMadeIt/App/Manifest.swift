import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        PerGraph(Draft.self)
        Shared(Reader.self)
        Shared(Item0.self)
        Shared(Item1.self)
        Shared(Item2.self)
        Shared(Item3.self)
        Shared(Item4.self)
        Shared(Item5.self)
        Shared(Item6.self)
        Shared(Item7.self)
        Shared(Item8.self)
        Shared(Item9.self)
        Shared(Item10.self)
        Shared(Item11.self)
        Shared(Item12.self)
        Shared(Item13.self)
        Shared(Item14.self)
        Shared(Item15.self)
        Shared(Item16.self)
        Shared(Item17.self)
        Shared(Item18.self)
        Shared(Item19.self)
        Shared(Item20.self)
        Shared(Item21.self)
        Shared(Item22.self)
        Shared(Item23.self)
        Shared(Item24.self)
        Shared(Item25.self)
        Shared(Item26.self)
        Shared(Item27.self)
        Shared(Item28.self)
        Shared(Item29.self)
        Shared(Item30.self)
        Shared(Item31.self)
        Shared(Item32.self)
        Shared(Item33.self)
        Shared(Item34.self)
        Shared(Item35.self)
        Shared(Item36.self)
        Shared(Item37.self)
        Shared(Item38.self)
        Shared(Item39.self)
        Shared(Item40.self)
        Shared(Item41.self)
        Shared(Item42.self)
        Shared(Item43.self)
        Shared(Item44.self)
        Shared(Item45.self)
        Shared(Item46.self)
        Shared(Item47.self)
        Shared(Item48.self)
        Shared(Item49.self)
        Shared(Item50.self)
        Shared(Item51.self)
        Shared(Item52.self)
        Shared(Item53.self)
        Shared(Item54.self)
        Shared(Item55.self)
        Shared(Item56.self)
        Shared(Item57.self)
        Shared(Item58.self)
        Shared(Item59.self)
        Shared(Store.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Store.self)
    }
}
