package import Dovetail

package enum AppScope: Scope {}
package enum AccountScope: Scope { package typealias Parent = AppScope }

package enum DataAssembly: Assembly {
    package typealias Scope = AppScope
    package static var registrations: Registrations {
        Shared(Database.self, as: Database.self, (any Storing).self)
        Weak(Cursor.self)
        PerGraph(Draft.self)
        Transient(Table.self)
        Shared(Finder.self)
    }
}

/// Comes sealed.
final class Database: Storing {}

package protocol Storing: Sendable {}

final class Cursor: Sendable {}

final class Draft: Sendable {}

package struct Table: Sendable {
    let database: Database
    let cursor: Cursor
    let draft: Draft
}

package final class Finder: Sendable {
    package let find: @Sendable () throws -> Table
    init(find: @escaping @Sendable () throws -> Table) { self.find = find }
}
