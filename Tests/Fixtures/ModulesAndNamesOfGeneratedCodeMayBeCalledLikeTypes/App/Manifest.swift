// case31 (typealiased/mockingbird#172; swift-server/swift-service-lifecycle#8; square/wire#3443): `Module.Type` is written
// nowhere where a type is called like the module, and `Module::Type` is read. The plain case is in
// TypesAndModulesMayShareTheirNames.

import Dovetail
import Lifecycle
import Network
import Storage

enum MainScope: Dovetail::Scope {}

enum MainAssembly: Dovetail::Assembly {
    typealias Scope = MainScope

    static var registrations: Dovetail::Registrations {
        Shared(Lifecycle::Lifecycle.self)
        Shared(Lifecycle::Task1.self)
        Shared(Lifecycle.Task1.self)
        Shared(Lifecycle::Job.self)
        Shared(Storage::Job.self)
        Shared(Network::Job.self)
        Shared(Storage::Disk.self, as: Storage::Disk.self, (any Storage::Storage).self)
        Input([Lifecycle::State].self, name: "states")
        Input((@Sendable (Int) -> Swift::String).self, name: "make")
        Shared(App.self)
        Shared(Network::Client.self)
        Shared(Storage::Network.self)
        Transient(Selected.self)
    }
}

enum Product: Dovetail::Composition {
    static var assemblies: Dovetail::Assemblies {
        MainAssembly.self
        Expose(Selected.self)
        Expose(Lifecycle::Task1.self)
        Expose(Lifecycle.Task1.self)
        Expose(Storage::Job.self)
        Expose(Network::Job.self)
        Expose((any Storage::Storage).self)
        Expose(Storage::Network.self)
        Expose(App.self)
    }
}
