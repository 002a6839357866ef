// Written by Dovetail from DataAssembly. Do not edit.

package import Dovetail

extension DataAssembly {
    /// Makes what DataAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func cursor(_ watch: ObjectWatch?) -> SealedCursor {
            #sourceLocation(file: "Data/Data.swift", line: 7)
            return SealedCursor(value: ObjectWatch.tell(watch, "Cursor", ObjectWatch.start(watch), Cursor()))
            #sourceLocation()
        }

        @inline(never)
        package static func buffer(
            _ watch: ObjectWatch?,
            cursor: consuming SealedCursor
        ) -> (buffer: SealedBuffer, reading: SealedReading) {
            #sourceLocation(file: "Data/Data.swift", line: 8)
            let object = ObjectWatch.tell(watch, "Buffer", ObjectWatch.start(watch), Buffer(cursor: cursor.value))
            #sourceLocation(file: "Data/Data.swift", line: 8)
            return (SealedBuffer(value: object), SealedReading(value: object))
            #sourceLocation()
        }

        @inline(never)
        package static func row(
            _ watch: ObjectWatch?,
            cursor: consuming SealedCursor,
            buffer: consuming SealedBuffer
        ) -> SealedRow {
            #sourceLocation(file: "Data/Data.swift", line: 9)
            return SealedRow(value: ObjectWatch.tell(watch, "Row", ObjectWatch.start(watch), Row(
                cursor: cursor.value,
                buffer: buffer.value
            )))
            #sourceLocation()
        }

        @inline(never)
        package static func table(
            _ watch: ObjectWatch?,
            row: consuming SealedRow,
            reading: consuming SealedReading,
            cursor: consuming SealedCursor,
            next: @escaping () -> SealedRow
        ) -> Table {
            #sourceLocation(file: "Data/Data.swift", line: 10)
            return ObjectWatch.tell(watch, "Table", ObjectWatch.start(watch), Table(
                row: row.value,
                reading: reading.value,
                cursor: cursor.value,
                next: { next().value }
            ))
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
            lifetime.finishOpening(self)
        }

        /// Makes a new `Table`.
        func makeTable() -> Table {
            let cursor = DataAssembly.Factories.cursor(lifetime.objectWatch)
            let (buffer, reading) = DataAssembly.Factories.buffer(lifetime.objectWatch, cursor: cursor)
            let row = DataAssembly.Factories.row(lifetime.objectWatch, cursor: cursor, buffer: buffer)
            return DataAssembly.Factories.table(
                lifetime.objectWatch,
                row: row,
                reading: reading,
                cursor: cursor,
                next: { [objectWatch = lifetime.objectWatch] in
                    let cursor = DataAssembly.Factories.cursor(objectWatch)
                    let (buffer, _) = DataAssembly.Factories.buffer(objectWatch, cursor: cursor)
                    return DataAssembly.Factories.row(objectWatch, cursor: cursor, buffer: buffer)
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
