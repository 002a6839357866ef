package import Dovetail

package final class Idle: Sendable {
    package init() {}
}

package enum MoreData: Assembly {
    package typealias Scope = AppScope
    package static var registrations: Registrations {
        Shared(Idle.self)
    }
}
