public import Dovetail

public enum AppScope: Scope {}

struct Internal: Error {}

package struct Page: Sendable {
    init() throws(Internal) {}
}

package struct Screen: Sendable {
    let makePage: @Sendable () throws(Internal) -> Page
}

package enum DataAssembly: Assembly {
    package typealias Scope = AppScope
    package static var registrations: Registrations {
        Transient(Page.self)
        Transient(Screen.self)
    }
}
