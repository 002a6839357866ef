package import Dovetail
package import Kit

package enum DataAssembly: Assembly {
    package typealias Scope = AppScope
    package static var registrations: Registrations {
        Weak(Cursor.self)
        Weak(Buffer.self, as: Buffer.self, (any Reading).self, (any Shown).self)
        Transient(Table.self)
        Shared(Finder.self)
    }
}

final class Cursor: Sendable {}

protocol Reading: Sendable {}
package protocol Shown: Sendable { func isOne(with table: Table) -> Bool }

final class Buffer: Reading, Shown {
    let cursor: Cursor
    init(cursor: Cursor) { self.cursor = cursor }
    package func isOne(with table: Table) -> Bool { table.buffer === self }
}

package struct Table {
    let buffer: Buffer
    let reading: any Reading
    let cursor: Cursor

    package func report() {
        print("one:", reading as? Buffer === buffer, buffer.cursor === cursor)
    }
}

package final class Finder: Sendable {
    let find: @Sendable () throws -> Buffer
    init(find: @escaping @Sendable () throws -> Buffer) { self.find = find }
    package func finds(_ table: Table) throws -> Bool { try find() === table.buffer }
}
