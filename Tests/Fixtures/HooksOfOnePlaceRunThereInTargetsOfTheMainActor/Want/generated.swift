// Written by Dovetail from JobAssembly, Product. Do not edit.

import Dovetail

extension JobAssembly {
    /// Makes what JobAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func view(_ watch: ObjectWatch?) -> View {
            #sourceLocation(file: "App/App.swift", line: 48)
            return ObjectWatch.tell(watch, "View", ObjectWatch.start(watch), View())
            #sourceLocation()
        }

        static func endView(_ object: View) async throws {
            #sourceLocation(file: "App/App.swift", line: 48)
            let hook: @MainActor (View) async throws -> Void = { $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func model(_ watch: ObjectWatch?) -> Model {
            #sourceLocation(file: "App/App.swift", line: 49)
            return ObjectWatch.tell(watch, "Model", ObjectWatch.start(watch), Model())
            #sourceLocation()
        }

        static func endModel(_ object: Model, isolation: isolated (any Actor)? = #isolation) async throws {
            #if compiler(>=6.2)
                typealias Hook = nonisolated(nonsending) (Model) async throws -> Void
            #else
                typealias Hook = (Model) async throws -> Void
            #endif
            #sourceLocation(file: "App/App.swift", line: 49)
            let hook: Hook = { try $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func log(_ watch: ObjectWatch?) -> Log {
            #sourceLocation(file: "App/App.swift", line: 50)
            return ObjectWatch.tell(watch, "Log", ObjectWatch.start(watch), Log())
            #sourceLocation()
        }

        static func endLog(_ object: Log) async throws {
            #sourceLocation(file: "App/App.swift", line: 50)
            let hook: @MainActor (Log) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func cache(_ watch: ObjectWatch?, model: consuming Model) -> Cache {
            #sourceLocation(file: "App/App.swift", line: 51)
            return ObjectWatch.tell(watch, "Cache", ObjectWatch.start(watch), Cache(model: model))
            #sourceLocation()
        }

        static func endCache(_ object: Cache, isolation: isolated (any Actor)? = #isolation) async throws {
            #if compiler(>=6.2)
                typealias Hook = nonisolated(nonsending) (Cache) async throws -> Void
            #else
                typealias Hook = (Cache) async throws -> Void
            #endif
            #sourceLocation(file: "App/App.swift", line: 53)
            let hook: Hook = { try $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            view: consuming View,
            model: consuming Model,
            log: consuming Log,
            cache: @escaping () throws -> Cache
        ) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 54)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                view: view,
                model: model,
                log: log,
                cache: cache
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `JobScope`.
    nonisolated protocol JobRoots: AnyObject {
        func makeScreen() -> Screen
        @discardableResult
        func end(isolation: isolated (any Actor)?) async -> EndReport
    }

    /// What Product makes for `JobScope`.
    /// It is for use from one place at a time, and not `Sendable`.
    nonisolated final class Job: JobRoots {
        fileprivate let lifetime: UnsynchronizedLifetime
        fileprivate let reference: UnsynchronizedReference<Job>
        fileprivate let view: View
        fileprivate let model: Model
        fileprivate let log: Log
        private let lazyCache = UnsynchronizedLazy<Cache>("Cache")

        /// Opens `JobScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = UnsynchronizedLifetime("Job", observer: scopeObserver)
            let reference = UnsynchronizedReference<Job>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let view = JobAssembly.Factories.view(objectWatch)
                lifetime.onEnd("View", position: 0, view) { view, _ in
                    try await JobAssembly.Factories.endView(view)
                }
                let model = JobAssembly.Factories.model(objectWatch)
                lifetime.onEnd("Model", position: 1, model) { model, isolation in
                    try await JobAssembly.Factories.endModel(model, isolation: isolation)
                }
                let log = JobAssembly.Factories.log(objectWatch)
                lifetime.onEnd("Log", position: 2, log) { log, _ in
                    try await JobAssembly.Factories.endLog(log)
                }
                self.lifetime = lifetime
                self.reference = reference
                self.view = view
                self.model = model
                self.log = log
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var cache: Cache { lazyCache.value(in: lifetime) { newCache() } }

        private func newCache() -> Cache {
            let cache = JobAssembly.Factories.cache(lifetime.objectWatch, model: model)
            lifetime.onEnd("Cache", position: 3, cache) { cache, isolation in
                try await JobAssembly.Factories.endCache(cache, isolation: isolation)
            }
            return cache
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            JobAssembly.Factories.screen(
                lifetime.objectWatch,
                view: view,
                model: model,
                log: log,
                cache: { [reference] in try reference.open("Cache", for: "Screen").cache }
            )
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end(isolation: isolated (any Actor)? = #isolation) async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Product.JobRoots {
    /// Ends the scope where it is called.
    @discardableResult
    func end(_ isolation: isolated (any Actor)? = #isolation) async -> EndReport {
        await end(isolation: isolation)
    }
}
