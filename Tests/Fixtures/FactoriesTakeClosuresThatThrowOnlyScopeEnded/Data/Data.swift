package import Dovetail

package enum AppScope: Scope {}

package final class Log: Sendable {
    package let name = "log"
    init() {}
}

/// States that it can be told that its scope has ended, and of nothing else; and what an ending is reported to.
package struct Screen: Sendable {
    package let log: @Sendable () throws(ScopeEnded) -> Log
    package let tell: @Sendable (EndReport) -> Void
    let makeNote: (@Sendable () async throws(ScopeEnded) -> Note)?

    package func note() async throws(ScopeEnded) -> String? { try await makeNote?().text }
}

/// Stays in its module.
final class Note: Sendable {
    let text = "note"
}

package enum DataAssembly: Assembly {
    package typealias Scope = AppScope
    package static var registrations: Registrations {
        Input((@Sendable (EndReport) -> Void).self)
        Shared(Log.self)
            .lazy()
        Transient(Screen.self)
        Transient(Note.self)
    }
}
