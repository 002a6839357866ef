package import Dovetail

package enum AppScope: Scope {}
package enum DeskScope: Scope { package typealias Parent = AppScope }

package protocol Desk: Sendable {
    var owner: String { get }
}

package protocol Office: Sendable {
    func work() async throws -> String
}

@globalActor package actor Worker {
    package static let shared = Worker()
}

package enum DeskContract: Assembly {
    package typealias Scope = DeskScope

    package static var registrations: Registrations {
        Input(String.self, name: "owner")
    }
}
