import Dovetail

enum AppScope: Scope {}

enum AppAssembly: Assembly {
    typealias Scope = AppScope

    static var registrations: Registrations {
        Input(Address.self).tagged(Production.self)
        Input(Address.self).tagged(Staging.self)
        Shared(Recorder.self).tagged(Production.self)
        Shared(Client.self)
        Transient(Reader.self).tagged(Staging.self)
        // One key with its tag has one registration, too.
        Shared(Silent.self).tagged(Staging.self)
        Shared(Silent.self).tagged(Staging.self)
    }
}

enum Product: Composition {
    static var assemblies: Assemblies {
        AppAssembly.self
        Expose(Client.self)
        Expose(Reader.self)
        Expose(Reader.self, tag: Staging.self)
        Expose(Recorder.self, tag: Staging.self)
    }
}
