package import Dovetail

package enum AppScope: Scope {}

package enum DataAssembly: Assembly {
    package typealias Scope = AppScope
    package static var registrations: Registrations {
        Input(String.self, name: "needless")
        Shared(Store.self)
        Shared(Unused.self)
    }
}
