// Written by Dovetail from DataAssembly. Do not edit.

package import Dovetail

extension DataAssembly {
    /// Makes what DataAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func cursor(_ watch: ObjectWatch?) -> WeaklyHeld<SealedCursor> {
            #sourceLocation(file: "Data/Data.swift", line: 7)
            let object = ObjectWatch.tell(watch, "Cursor", ObjectWatch.start(watch), Cursor())
            #sourceLocation(file: "Data/Data.swift", line: 7)
            return WeaklyHeld(SealedCursor(value: object)) { [weak object] in object.map { SealedCursor(value: $0) } }
            #sourceLocation()
        }

        @inline(never)
        package static func buffer(
            _ watch: ObjectWatch?,
            cursor: consuming SealedCursor
        ) -> WeaklyHeld<(SealedBuffer, SealedReading, any Shown)> {
            #sourceLocation(file: "Data/Data.swift", line: 8)
            let object = ObjectWatch.tell(watch, "Buffer", ObjectWatch.start(watch), Buffer(cursor: cursor.value))
            #sourceLocation(file: "Data/Data.swift", line: 8)
            return WeaklyHeld((SealedBuffer(value: object), SealedReading(value: object), object)) { [weak object] in object.map { (SealedBuffer(value: $0), SealedReading(value: $0), $0) } }
            #sourceLocation()
        }

        @inline(never)
        package static func table(
            _ watch: ObjectWatch?,
            buffer: consuming SealedBuffer,
            reading: consuming SealedReading,
            cursor: consuming SealedCursor
        ) -> Table {
            #sourceLocation(file: "Data/Data.swift", line: 9)
            return ObjectWatch.tell(watch, "Table", ObjectWatch.start(watch), Table(
                buffer: buffer.value,
                reading: reading.value,
                cursor: cursor.value
            ))
            #sourceLocation()
        }

        @inline(never)
        package static func finder(
            _ watch: ObjectWatch?,
            find: @escaping @Sendable () throws -> SealedBuffer
        ) -> Finder {
            #sourceLocation(file: "Data/Data.swift", line: 10)
            return ObjectWatch.tell(watch, "Finder", ObjectWatch.start(watch), Finder(find: { try find().value }))
            #sourceLocation()
        }

        /// `Buffer`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedBuffer: Sendable {
            let value: Buffer
        }

        /// `Cursor`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedCursor: Sendable {
            let value: Cursor
        }

        /// `any Reading`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedReading: Sendable {
            let value: any Reading
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
        var finder: Finder { get }
        var shown: any Shown { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let finder: Finder

        fileprivate let lifetime: ScopeLifetime
        private let weakCursor = WeakObject<DataAssembly.Factories.SealedCursor>("Cursor")
        private let weakBuffer = WeakObject<(DataAssembly.Factories.SealedBuffer, DataAssembly.Factories.SealedReading, any Shown)>("Buffer")

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let finder = DataAssembly.Factories.finder(
                    objectWatch,
                    find: { try reference.open("Buffer", for: "Finder").buffer }
                )
                self.lifetime = lifetime
                self.finder = consume finder
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        fileprivate var cursor: DataAssembly.Factories.SealedCursor { weakCursor.value(in: lifetime) { newCursor() } }

        private func newCursor() -> WeaklyHeld<DataAssembly.Factories.SealedCursor> {
            DataAssembly.Factories.cursor(lifetime.objectWatch)
        }

        fileprivate var buffer: DataAssembly.Factories.SealedBuffer { weakBuffer.value(in: lifetime) { newBuffer() }.0 }

        fileprivate var reading: DataAssembly.Factories.SealedReading {
            weakBuffer.value(in: lifetime) { newBuffer() }.1
        }

        var shown: any Shown { weakBuffer.value(in: lifetime) { newBuffer() }.2 }

        private func newBuffer() -> WeaklyHeld<(DataAssembly.Factories.SealedBuffer, DataAssembly.Factories.SealedReading, any Shown)> {
            DataAssembly.Factories.buffer(lifetime.objectWatch, cursor: cursor)
        }

        /// Makes a new `Table`.
        func makeTable() -> Table {
            DataAssembly.Factories.table(lifetime.objectWatch, buffer: buffer, reading: reading, cursor: cursor)
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
