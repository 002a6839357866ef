import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Shared(Journal.self)
        #if DEBUG
            Shared(RecordingTransport.self, as: (any Transport).self)
                .onEnd { $0.journal.note("recording ends") }
            Input(Level.self)
        #else
            Shared(PlainTransport.self, as: (any Transport).self)
        #endif
        #if FAST && !DEBUG
            Transient(Screen.self) { (transport: any Transport) in Screen(transport: transport, level: Level(name: "fast")) }
        #elseif DEBUG
            Transient(Screen.self)
        #elseif SLOW
            Shared(Missing.self)
        #else
            Transient(Screen.self) { (transport: any Transport) in Screen(transport: transport, level: Level(name: "slow")) }
        #endif
        Shared(Cache.self)
            #if DEBUG
                .lazy()
            #endif
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Screen.self)
        Expose(Cache.self)
        Expose(Journal.self)
    }
}
