// Written by Dovetail from StorageAssembly. Do not edit.

package import Dovetail

extension StorageAssembly {
    /// Makes what StorageAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func database(_ watch: ObjectWatch?, name: consuming String) -> SealedDatabase {
            #sourceLocation(file: "Storage/Manifest.swift", line: 11)
            return SealedDatabase(value: ObjectWatch.tell(watch, "Database", ObjectWatch.start(watch), Database(
                name: name
            )))
            #sourceLocation()
        }

        package static func endDatabase(_ object: SealedDatabase) async throws {
            #sourceLocation(file: "Storage/Manifest.swift", line: 12)
            let hook: (Database) async throws -> Void = { $0.close() }
            #sourceLocation()
            try await hook(object.value)
        }

        @inline(never)
        package static func statement(
            _ watch: ObjectWatch?,
            number: consuming Int,
            mode: consuming SealedMode,
            database: consuming SealedDatabase
        ) -> SealedStatement {
            #sourceLocation(file: "Storage/Manifest.swift", line: 13)
            return SealedStatement(value: ObjectWatch.tell(watch, "Statement", ObjectWatch.start(watch), Statement(
                number: number,
                mode: mode.value,
                database: database.value
            )))
            #sourceLocation()
        }

        @inline(never)
        package static func memoryCache(
            _ watch: ObjectWatch?,
            database: consuming SealedDatabase
        ) -> (cache: any Cache, memoryCache: SealedMemoryCache) {
            #sourceLocation(file: "Storage/Manifest.swift", line: 14)
            let object = ObjectWatch.tell(watch, "MemoryCache", ObjectWatch.start(watch), MemoryCache(
                database: database.value
            ))
            #sourceLocation(file: "Storage/Manifest.swift", line: 14)
            return (object, SealedMemoryCache(value: object))
            #sourceLocation()
        }

        package static func endMemoryCache(_ object: SealedMemoryCache) async throws {
            #sourceLocation(file: "Storage/Manifest.swift", line: 15)
            let hook: (MemoryCache) async throws -> Void = { cache in cache.flush() }
            #sourceLocation()
            try await hook(object.value)
        }

        @inline(never)
        package static func log(_ watch: ObjectWatch?, line: consuming SealedLine) -> SealedLog {
            #sourceLocation(file: "Storage/Manifest.swift", line: 16)
            return SealedLog(value: ObjectWatch.tell(watch, "Log", ObjectWatch.start(watch), Log(line: line.value)))
            #sourceLocation()
        }

        @inline(never)
        package static func fileJournal(
            _ watch: ObjectWatch?,
            database: consuming SealedDatabase,
            same: SealedDatabase?,
            nowhere: SealedNowhere?,
            cache: consuming SealedMemoryCache,
            anyCache: consuming any Cache,
            again: @escaping @Sendable () -> SealedDatabase,
            statement: @escaping (Int, SealedMode) -> SealedStatement,
            log: @escaping @Sendable () throws -> SealedLog,
            line: consuming SealedLine,
            wire: @escaping () -> SealedWire
        ) -> any Journal {
            #sourceLocation(file: "Storage/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "FileJournal", ObjectWatch.start(watch), FileJournal(
                database: database.value,
                same: same?.value,
                nowhere: nowhere?.value,
                cache: cache.value,
                anyCache: anyCache,
                again: { again().value },
                statement: { argument1, argument2 in statement(argument1, SealedMode(value: argument2)).value },
                log: { try log().value },
                line: line.value,
                wire: { wire().value }
            ))
            #sourceLocation()
        }

        @inline(never)
        package static func wire(_ watch: ObjectWatch?) -> (line: SealedLine, wire: SealedWire) {
            #sourceLocation(file: "Storage/Manifest.swift", line: 18)
            let object = ObjectWatch.tell(watch, "Wire", ObjectWatch.start(watch), Wire())
            #sourceLocation(file: "Storage/Manifest.swift", line: 18)
            return (SealedLine(value: object), SealedWire(value: object))
            #sourceLocation()
        }

        /// `Database`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedDatabase: Sendable {
            let value: Database
        }

        /// `any Line`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLine: Sendable {
            let value: any Line
        }

        /// `Log`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedLog: Sendable {
            let value: Log
        }

        /// `MemoryCache`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedMemoryCache: Sendable {
            let value: MemoryCache
        }

        /// `Mode`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedMode: Sendable {
            let value: Mode
        }

        /// `Nowhere`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedNowhere: Sendable {
            let value: Nowhere
        }

        /// `Statement`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedStatement: Sendable {
            let value: Statement
        }

        /// `Wire`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedWire: Sendable {
            let value: Wire
        }
    }
}

// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail
import Storage

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            cache: consuming any Cache,
            journal: consuming any Journal
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 8)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(cache: cache, journal: journal))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AccountScope`.
    nonisolated protocol AccountRoots: AnyObject, Sendable {
        var cache: any Cache { get }
        func makeScreen() -> Screen
        var journal: any Journal { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AccountScope`.
    nonisolated final class Account: AccountRoots, OpenScope {
        let cache: any Cache
        let journal: any Journal

        fileprivate let lifetime: ScopeLifetime
        fileprivate let line: StorageAssembly.Factories.SealedLine
        private let lazyLog = Lazy<StorageAssembly.Factories.SealedLog>("Log")

        /// Opens `AccountScope`.
        init(name: String, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Account", observer: scopeObserver)
            let reference = ScopeReference<Account>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let database = StorageAssembly.Factories.database(objectWatch, name: name)
                let (cache, memoryCache) = StorageAssembly.Factories.memoryCache(objectWatch, database: database)
                let (line, wire) = StorageAssembly.Factories.wire(objectWatch)
                let journal = StorageAssembly.Factories.fileJournal(
                    objectWatch,
                    database: database,
                    same: database,
                    nowhere: nil,
                    cache: memoryCache,
                    anyCache: cache,
                    again: { database },
                    statement: { number, mode in
                        StorageAssembly.Factories.statement(objectWatch, number: number, mode: mode, database: database)
                    },
                    log: { try reference.open("Log", for: "FileJournal").log },
                    line: line,
                    wire: { wire }
                )
                lifetime.onEnd(["Database", "MemoryCache"], positions: [0, 1]) {
                    switch $0 {
                    case 0: try await StorageAssembly.Factories.endDatabase(database)
                    case 1: try await StorageAssembly.Factories.endMemoryCache(memoryCache)
                    default: break
                    }
                }
                self.lifetime = lifetime
                self.cache = consume cache
                self.journal = consume journal
                self.line = consume line
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var log: StorageAssembly.Factories.SealedLog { lazyLog.value(in: lifetime) { newLog() } }

        private func newLog() -> StorageAssembly.Factories.SealedLog {
            StorageAssembly.Factories.log(lifetime.objectWatch, line: line)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(lifetime.objectWatch, cache: cache, journal: journal)
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
