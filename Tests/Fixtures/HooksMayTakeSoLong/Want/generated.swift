// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func server(_ watch: ObjectWatch?) -> Server {
            #sourceLocation(file: "App/App.swift", line: 26)
            return ObjectWatch.tell(watch, "Server", ObjectWatch.start(watch), Server())
            #sourceLocation()
        }

        static func endServer(_ object: Server) async throws {
            #sourceLocation(file: "App/App.swift", line: 27)
            let hook: (Server) async throws -> Void = { await $0.sayGoodbye() }
            #sourceLocation()
            try await hook(object)
        }

        static func endServerLimit() -> Swift.Duration {
            #sourceLocation(file: "App/App.swift", line: 27)
            return Limits.server
            #sourceLocation()
        }

        @inline(never)
        static func store(_ watch: ObjectWatch?, server: consuming Server) -> Store {
            #sourceLocation(file: "App/App.swift", line: 28)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store(server: server))
            #sourceLocation()
        }

        static func endStore(_ object: Store) async throws {
            #sourceLocation(file: "App/App.swift", line: 29)
            let hook: (Store) async throws -> Void = { _ in print("closed the store") }
            #sourceLocation()
            try await hook(object)
        }

        static func endStoreLimit() -> Swift.Duration {
            #sourceLocation(file: "App/App.swift", line: 29)
            return .seconds(3600)
            #sourceLocation()
        }

        @inline(never)
        static func log(_ watch: ObjectWatch?) -> Log {
            #sourceLocation(file: "App/App.swift", line: 30)
            return ObjectWatch.tell(watch, "Log", ObjectWatch.start(watch), Log())
            #sourceLocation()
        }

        static func endLog(_ object: Log) async throws {
            #sourceLocation(file: "App/App.swift", line: 31)
            let hook: (Log) async throws -> Void = {
                    print("flushed", type(of: $0))
                }
            #sourceLocation()
            try await hook(object)
        }

        static func endLogLimit() -> Swift.Duration {
            #sourceLocation(file: "App/App.swift", line: 31)
            return .seconds(2 * 1800)
            #sourceLocation()
        }

        @inline(never)
        static func plain(_ watch: ObjectWatch?) -> Plain {
            #sourceLocation(file: "App/App.swift", line: 34)
            return ObjectWatch.tell(watch, "Plain", ObjectWatch.start(watch), Plain())
            #sourceLocation()
        }

        @inline(never)
        static func wrapped(_ watch: ObjectWatch?, inner: consuming Plain) -> (plain: Plain, wrapped: Wrapped) {
            #sourceLocation(file: "App/App.swift", line: 35)
            let object = ObjectWatch.tell(watch, "Wrapped", ObjectWatch.start(watch), Wrapped(inner: inner))
            #sourceLocation(file: "App/App.swift", line: 35)
            return (object, object)
            #sourceLocation()
        }

        static func endWrapped(_ object: Wrapped) async throws {
            #sourceLocation(file: "App/App.swift", line: 35)
            let hook: (Wrapped) async throws -> Void = { _ in print("unwrapped") }
            #sourceLocation()
            try await hook(object)
        }

        static func endWrappedLimit() -> Swift.Duration {
            #sourceLocation(file: "App/App.swift", line: 35)
            return .seconds(60)
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var store: Store { get }
        var log: Log { get }
        var plain: Plain { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let store: Store
        let plain: Plain

        fileprivate let lifetime: ScopeLifetime
        private let lazyLog = Lazy<Log>("Log")

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let server = AppAssembly.Factories.server(objectWatch)
                lifetime.onEnd("Server", position: 0, within: AppAssembly.Factories.endServerLimit()) {
                    try await AppAssembly.Factories.endServer(server)
                }
                let store = AppAssembly.Factories.store(objectWatch, server: server)
                lifetime.onEnd("Store", position: 1, within: AppAssembly.Factories.endStoreLimit()) {
                    try await AppAssembly.Factories.endStore(store)
                }
                let plain2 = AppAssembly.Factories.plain(objectWatch)
                let (plain, wrapped) = AppAssembly.Factories.wrapped(objectWatch, inner: consume plain2)
                lifetime.onEnd("Wrapped", position: 3, within: AppAssembly.Factories.endWrappedLimit()) {
                    try await AppAssembly.Factories.endWrapped(wrapped)
                }
                self.lifetime = lifetime
                self.store = store
                self.plain = consume plain
            }
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        var log: Log { lazyLog.value(in: lifetime) { newLog() } }

        private func newLog() -> Log {
            let log = AppAssembly.Factories.log(lifetime.objectWatch)
            lifetime.onEnd("Log", position: 4, within: AppAssembly.Factories.endLogLimit()) {
                try await AppAssembly.Factories.endLog(log)
            }
            return log
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
