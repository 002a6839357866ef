import Dovetail

enum AppScope: Scope {}

enum PageScope: Scope {
    typealias Parent = AppScope
}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Log.self)
        PerGraph(Round.self)
        Weak(Loader.self)
        Shared(Objects1.self)
        Shared(Made1.self)
        Shared(Late.self).lazy()
        Shared(Item0.self).onEnd { $0.end() }
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
        Shared(Item25.self).onEnd { $0.end() }
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
        Shared(Item50.self).onEnd { $0.end() }
        Shared(Item51.self)
        Shared(Item52.self)
        Shared(Item53.self)
        Shared(Item54.self)
        Shared(Item55.self)
        Shared(Item56.self)
        Shared(Item57.self)
        Shared(Item58.self)
        Shared(Item59.self)
    }
}

enum PageAssembly: Assembly {
    typealias Scope = PageScope

    static var registrations: Registrations {
        Input(Failing.self)
        Shared(Page0.self).onEnd { _ in Output.add("page 0 ends") }
        Shared(Page1.self)
        Shared(Page2.self)
        Shared(Page3.self)
        Shared(Page4.self)
        Shared(Page5.self)
        Shared(Page6.self)
        Shared(Page7.self)
        Shared(Page8.self)
        Shared(Page9.self)
        Shared(Page10.self)
        Shared(Page11.self)
        Shared(Page12.self)
        Shared(Page13.self)
        Shared(Page14.self)
        Shared(Page15.self)
        Shared(Page16.self)
        Shared(Page17.self)
        Shared(Page18.self)
        Shared(Page19.self)
        Shared(Page20.self)
        Shared(Page21.self)
        Shared(Page22.self)
        Shared(Page23.self)
        Shared(Page24.self)
        Shared(Page25.self).onEnd { _ in Output.add("page 25 ends") }
        Shared(Page26.self)
        Shared(Page27.self)
        Shared(Page28.self)
        Shared(Page29.self)
        Shared(Page30.self)
        Shared(Page31.self)
        Shared(Page32.self)
        Shared(Page33.self)
        Shared(Page34.self)
        Shared(Page35.self)
        Shared(Page36.self)
        Shared(Page37.self)
        Shared(Page38.self)
        Shared(Page39.self)
        Shared(Page40.self)
        Shared(Page41.self)
        Shared(Page42.self)
        Shared(Page43.self)
        Shared(Page44.self)
        Shared(Page45.self)
        Shared(Page46.self)
        Shared(Page47.self)
        Shared(Page48.self)
        Shared(Page49.self)
        Shared(Page50.self).onEnd { _ in Output.add("page 50 ends") }
        Shared(Page51.self)
        Shared(Page52.self)
        Shared(Page53.self)
        Shared(Page54.self)
        Shared(Page55.self)
        Shared(Page56.self)
        Shared(Page57.self)
        Shared(Page58.self)
        Shared(Page59.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        PageAssembly.self
        Expose(Item59.self)
        Expose(Late.self)
        Expose(Page59.self)
    }
}
