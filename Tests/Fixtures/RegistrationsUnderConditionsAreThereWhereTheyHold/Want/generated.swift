// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

#if DEBUG
extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func journal(_ watch: ObjectWatch?) -> Journal {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "Journal", ObjectWatch.start(watch), Journal())
            #sourceLocation()
        }

        @inline(never)
        static func recordingTransport(
            _ watch: ObjectWatch?,
            journal: consuming Journal
        ) -> (transport: any Transport, recordingTransport: RecordingTransport) {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            let object = ObjectWatch.tell(watch, "RecordingTransport", ObjectWatch.start(watch), RecordingTransport(
                journal: journal
            ))
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return (object, object)
            #sourceLocation()
        }

        static func endRecordingTransport(_ object: RecordingTransport) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            let hook: (RecordingTransport) async throws -> Void = { $0.journal.note("recording ends") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            transport: consuming any Transport,
            level: consuming Level
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                transport: transport,
                level: level
            ))
            #sourceLocation()
        }

        @inline(never)
        static func cache(_ watch: ObjectWatch?, journal: consuming Journal) -> Cache {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return ObjectWatch.tell(watch, "Cache", ObjectWatch.start(watch), Cache(journal: journal))
            #sourceLocation()
        }
    }
}
#else
extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func journal(_ watch: ObjectWatch?) -> Journal {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "Journal", ObjectWatch.start(watch), Journal())
            #sourceLocation()
        }

        @inline(never)
        static func plainTransport(_ watch: ObjectWatch?) -> any Transport {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "PlainTransport", ObjectWatch.start(watch), PlainTransport())
            #sourceLocation()
        }

        @inline(never)
        static func screen(_ watch: ObjectWatch?, transport: consuming any Transport) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            let make: (any Transport) -> Screen = { (transport: any Transport) in Screen(transport: transport, level: Level(name: "fast")) }
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), make(transport))
            #sourceLocation()
        }

        @inline(never)
        static func cache(_ watch: ObjectWatch?, journal: consuming Journal) -> Cache {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return ObjectWatch.tell(watch, "Cache", ObjectWatch.start(watch), Cache(journal: journal))
            #sourceLocation()
        }
    }
}
#endif

#if DEBUG
extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        var cache: Cache { get }
        var journal: Journal { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let journal: Journal

        fileprivate let lifetime: ScopeLifetime
        fileprivate let level: Level
        fileprivate let transport: any Transport
        private let lazyCache = Lazy<Cache>("Cache")

        /// Opens `AppScope`.
        init(level: Level, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let journal = AppAssembly.Factories.journal(objectWatch)
                let (transport, recordingTransport) = AppAssembly.Factories.recordingTransport(
                    objectWatch,
                    journal: journal
                )
                lifetime.onEnd("RecordingTransport", position: 1) {
                    try await AppAssembly.Factories.endRecordingTransport(recordingTransport)
                }
                self.lifetime = lifetime
                self.journal = consume journal
                self.level = level
                self.transport = consume transport
            }
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        var cache: Cache { lazyCache.value(in: lifetime) { newCache() } }

        private func newCache() -> Cache {
            AppAssembly.Factories.cache(lifetime.objectWatch, journal: journal)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(lifetime.objectWatch, transport: transport, level: level)
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
#else
extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        var cache: Cache { get }
        var journal: Journal { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let journal: Journal
        let cache: Cache

        fileprivate let lifetime: ScopeLifetime
        fileprivate let transport: any Transport

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let journal = AppAssembly.Factories.journal(objectWatch)
                let transport = AppAssembly.Factories.plainTransport(objectWatch)
                let cache = AppAssembly.Factories.cache(objectWatch, journal: journal)
                self.lifetime = lifetime
                self.journal = consume journal
                self.cache = consume cache
                self.transport = consume transport
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(lifetime.objectWatch, transport: transport)
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
#endif
