import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Home.Component.self)
        Shared(Shop.Component.self)
        Shared(HomeComponent.self)
        Shared(Home_Component.self)
        Shared(ATITracker.self)
        Shared(AtiTracker.self)
        Shared(URLs.self)
        Shared(Urls.self)
        Transient(All.self)
        Transient(Home.Screen.self)
        Transient(Shop.Screen.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(All.self)
        Expose(Home.Component.self)
        Expose(Shop.Component.self)
        Expose(HomeComponent.self)
        Expose(Home_Component.self)
        Expose(ATITracker.self)
        Expose(AtiTracker.self)
        Expose(URLs.self)
        Expose(Urls.self)
        Expose(Home.Screen.self)
        Expose(Shop.Screen.self)
    }
}
