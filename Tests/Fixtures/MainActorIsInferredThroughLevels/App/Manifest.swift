import Dovetail

enum AppScope: Scope {}
enum ScreenScope: Scope { typealias Parent = AppScope }

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Store.self)
        Shared(Counter.self)
        Transient(ListViewModel.self)
        Transient(RowViewModel.self, arguments: Int.self)
        Transient(Coordinator.self)
        Transient(Wrapper.self)
        Shared(Theme.self).lazy()
        Transient(Inherited.self)
        Transient(Plain.self)
        Transient(OnlyItsInitializer.self)
    }
}

enum ScreenAssembly: Assembly {
    typealias Scope = ScreenScope

    static var registrations: Registrations {
        Shared(Window.self)
            .onEnd { await $0.close() }
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        ScreenAssembly.self
        Expose(Coordinator.self)
        Expose(Wrapper.self)
        Expose(Counter.self)
        Expose(Theme.self)
        Expose(Window.self)
        Expose(Inherited.self)
        Expose(Plain.self)
        Expose(OnlyItsInitializer.self)
    }
}
