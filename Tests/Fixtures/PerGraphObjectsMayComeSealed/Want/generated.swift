// Written by Dovetail from DataAssembly. Do not edit.

extension DataAssembly {
    /// Makes what DataAssembly registers.
    package nonisolated enum Factories {
        package static func cursor() -> SealedCursor {
            #sourceLocation(file: "Data/Data.swift", line: 7)
            return SealedCursor(value: Cursor())
            #sourceLocation()
        }

        package static func buffer(cursor: SealedCursor) -> (buffer: SealedBuffer, reading: SealedReading) {
            #sourceLocation(file: "Data/Data.swift", line: 8)
            let object = Buffer(cursor: cursor.value)
            #sourceLocation(file: "Data/Data.swift", line: 8)
            return (SealedBuffer(value: object), SealedReading(value: object))
            #sourceLocation()
        }

        package static func row(cursor: SealedCursor, buffer: SealedBuffer) -> SealedRow {
            #sourceLocation(file: "Data/Data.swift", line: 9)
            return SealedRow(value: Row(cursor: cursor.value, buffer: buffer.value))
            #sourceLocation()
        }

        package static func table(
            row: SealedRow,
            reading: SealedReading,
            cursor: SealedCursor,
            next: @escaping () -> SealedRow
        ) -> Table {
            #sourceLocation(file: "Data/Data.swift", line: 10)
            return Table(row: row.value, reading: reading.value, cursor: cursor.value, next: { next().value })
            #sourceLocation()
        }

        /// `Buffer`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedBuffer {
            let value: Buffer
        }

        /// `Cursor`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedCursor {
            let value: Cursor
        }

        /// `any Reading`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedReading {
            let value: any Reading
        }

        /// `Row`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedRow {
            let value: Row
        }
    }
}

// Written by Dovetail from Product. Do not edit.

import Data
import Dovetail

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeTable() -> Table
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            self.lifetime = lifetime
            lifetime.finishOpening()
        }

        /// Makes a new `Table`.
        func makeTable() -> Table {
            let cursor = DataAssembly.Factories.cursor()
            let (buffer, reading) = DataAssembly.Factories.buffer(cursor: cursor)
            let row = DataAssembly.Factories.row(cursor: cursor, buffer: buffer)
            return DataAssembly.Factories.table(
                row: row,
                reading: reading,
                cursor: cursor,
                next: {
                    let cursor = DataAssembly.Factories.cursor()
                    let (buffer, _) = DataAssembly.Factories.buffer(cursor: cursor)
                    return DataAssembly.Factories.row(cursor: cursor, buffer: buffer)
                }
            )
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}
