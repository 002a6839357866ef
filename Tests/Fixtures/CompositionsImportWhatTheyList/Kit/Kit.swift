package import Dovetail

package enum KitScope: Scope {}

package final class Tool: Sendable {}

package enum KitAssembly: Assembly {
    package typealias Scope = KitScope
    package static var registrations: Registrations {
        Shared(Tool.self)
    }
}
