package import Dovetail
package import Kit

package enum DataAssembly: Assembly {
    package typealias Scope = AppScope
    package static var registrations: Registrations {
        PerGraph(Cursor.self)
        PerGraph(Buffer.self, as: Buffer.self, (any Reading).self)
        Transient(Row.self)
        Transient(Table.self)
    }
}

final class Cursor {}

protocol Reading: AnyObject {}

final class Buffer: Reading {
    let cursor: Cursor
    init(cursor: Cursor) { self.cursor = cursor }
}

struct Row {
    let cursor: Cursor
    let buffer: Buffer
}

package struct Table {
    let row: Row
    let reading: any Reading
    let cursor: Cursor
    let next: () -> Row

    package func report() {
        print("one:", row.cursor === cursor, row.buffer === reading, row.buffer.cursor === cursor)
        let other = next()
        print("another:", other.cursor !== cursor, other.buffer.cursor === other.cursor)
    }
}
