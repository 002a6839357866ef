// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

#if DEBUG
extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func journal() -> Journal {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return Journal()
            #sourceLocation()
        }

        static func recordingTransport(
            journal: Journal
        ) -> (transport: any Transport, recordingTransport: RecordingTransport) {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            let object = RecordingTransport(journal: journal)
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

        static func screen(transport: any Transport, level: Level) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return Screen(transport: transport, level: level)
            #sourceLocation()
        }

        static func cache(journal: Journal) -> Cache {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return Cache(journal: journal)
            #sourceLocation()
        }
    }
}
#else
extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func journal() -> Journal {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return Journal()
            #sourceLocation()
        }

        static func plainTransport() -> any Transport {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return PlainTransport()
            #sourceLocation()
        }

        static func screen(transport: any Transport) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            let make: (any Transport) -> Screen = { (transport: any Transport) in Screen(transport: transport, level: Level(name: "fast")) }
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return make(transport)
            #sourceLocation()
        }

        static func cache(journal: Journal) -> Cache {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return Cache(journal: journal)
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
            let journal = AppAssembly.Factories.journal()
            let (transport, recordingTransport) = AppAssembly.Factories.recordingTransport(journal: journal)
            lifetime.onEnd("RecordingTransport", position: 1) {
                try await AppAssembly.Factories.endRecordingTransport(recordingTransport)
            }
            self.lifetime = lifetime
            self.journal = journal
            self.level = level
            self.transport = transport
            lifetime.finishOpening()
        }

        deinit {
            lifetime.abandon()
        }

        var cache: Cache { lazyCache.value(in: lifetime) { newCache() } }

        private func newCache() -> Cache {
            AppAssembly.Factories.cache(journal: journal)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(transport: transport, level: level)
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
            let journal = AppAssembly.Factories.journal()
            let transport = AppAssembly.Factories.plainTransport()
            let cache = AppAssembly.Factories.cache(journal: journal)
            self.lifetime = lifetime
            self.journal = journal
            self.cache = cache
            self.transport = transport
            lifetime.finishOpening()
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(transport: transport)
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
