import Dovetail

enum AppScope: Scope {}
enum PageScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(String.self, name: "hasty")
        Shared(Clock.self).lazy()
        Shared(Watch.self)
        Shared(PlainWatch.self)
        Shared(Left.self)
        Shared(Right.self)
        Shared(Launcher.self)
        Transient(Probe.self)
        Shared(Prober.self)
        Shared(Patient.self)
    }
}

enum PageAssembly: Assembly {
    typealias Scope = PageScope

    static var registrations: Registrations {
        Shared(Page.self)
        Shared(Margin.self).lazy()
        Transient(Footer.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        PageAssembly.self
        Expose(Watch.self)
        Expose(PlainWatch.self)
        Expose(Left.self)
        Expose(Launcher.self)
        Expose(Prober.self)
        Expose(Patient.self)
        Expose(Page.self)
    }
}
