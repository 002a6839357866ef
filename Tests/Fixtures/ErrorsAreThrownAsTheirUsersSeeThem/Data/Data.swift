public import Dovetail

public enum AppScope: Scope {}

public struct SeenByAll: Error {
    public let number: Int
}

/// The package's factories can't name it: they throw any error.
struct Internal: Error {}

package struct Store: Sendable {
    init(number: Int) throws(Internal) {
        if number == 1 { throw Internal() }
    }
}

struct Index: Sendable {
    init(number: Int) throws(SeenByAll) {
        if number == 2 { throw SeenByAll(number: number) }
    }
}


/// What its closure makes comes sealed, and is unsealed in a closure that throws no other error either.
package struct Search: Sendable {
    let makeIndex: @Sendable () throws(SeenByAll) -> Index

    package func run() -> String {
        do {
            _ = try makeIndex()
            return "found"
        } catch {
            return "failed: \(error.number)"
        }
    }
}

package enum DataAssembly: Assembly {
    package typealias Scope = AppScope
    package static var registrations: Registrations {
        Input(Int.self, name: "number")
        Shared(Store.self)
        Transient(Index.self)
        Transient(Search.self)
    }
}
