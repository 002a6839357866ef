package import Dovetail

package enum AppScope: Scope {}

package struct Store: Sendable {
    package var name: String
}

package enum KitAssembly: Assembly {
    package typealias Scope = AppScope

    package static var registrations: Registrations {
        #if hasFeature(InferIsolatedConformances)
            Shared(Store.self) { Store(name: "featured") }
        #else
            Shared(Store.self) { Store(name: "plain") }
        #endif
    }
}
