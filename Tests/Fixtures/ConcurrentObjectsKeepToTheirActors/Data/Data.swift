public import Dovetail

public enum AppScope: Scope {}
public enum ChildScope: Scope { public typealias Parent = AppScope }

public struct Refused: Error {
    public init() {}
}

/// Known to this module only: it comes sealed.
final class Database: Sendable {
    let name: String
    init(draft: Draft, number: Int) async throws(Refused) {
        if number == 2 { throw Refused() }
        name = draft.name
    }
    func close() async { print("database closed") }
}

/// Neither shared nor `Sendable`: made in the task that needs it.
final class Draft {
    let name: String
    init(number: Int) async { name = "draft \(number)" }
}

package struct Store: Sendable {
    let database: Database
    package var name: String { database.name }
}

package enum DataAssembly: Assembly {
    package typealias Scope = AppScope
    package static var registrations: Registrations {
        Input(Int.self, name: "number")
        Shared(Database.self)
            .concurrent()
            .onEnd { await $0.close() }
        Transient(Draft.self)
        Transient(Store.self)
    }
}
