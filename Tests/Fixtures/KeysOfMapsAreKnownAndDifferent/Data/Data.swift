package import Dovetail

package enum AppScope: Scope {}

enum Inner: Sendable { case one }

package struct Seen: Sendable {
    package init() {}
}

package enum DataAssembly: Assembly {
    package typealias Scope = AppScope

    package static var registrations: Registrations {
        Shared(Seen.self).into([Inner: Seen].self, key: .one)
    }
}
