// Written by Dovetail from AppAssembly, ChildAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func cache(_ watch: ObjectWatch?) -> Cache {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Cache", ObjectWatch.start(watch), Cache())
            #sourceLocation()
        }
    }
}

extension ChildAssembly {
    /// Makes what ChildAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func index(_ watch: ObjectWatch?, cache: consuming Cache) -> Index {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Index", ObjectWatch.start(watch), Index(cache: cache))
            #sourceLocation()
        }

        @inline(never)
        static func worker(
            _ watch: ObjectWatch?,
            cache: @escaping @Sendable () throws -> Cache,
            index: @escaping @Sendable () async throws -> Index
        ) -> Worker {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Worker", ObjectWatch.start(watch), Worker(cache: cache, index: index))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product makes for `AppScope`.
    nonisolated final class App: OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<App>
        private let lazyCache = Lazy<Cache>("Cache")

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            self.lifetime = lifetime
            self.reference = reference
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        fileprivate var cache: Cache { lazyCache.value(in: lifetime) { newCache() } }

        private func newCache() -> Cache {
            AppAssembly.Factories.cache(lifetime.objectWatch)
        }

        /// Opens `ChildScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openChild() throws -> Child {
            try Child(in: self)
        }

        /// Opens `ChildScope` for as long as the closure runs, and ends it however that leaves.
        func withChild<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Child) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openChild()
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `ChildScope`.
    nonisolated protocol ChildRoots: AnyObject, Sendable {
        var worker: Worker { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `ChildScope`.
    nonisolated final class Child: ChildRoots, OpenScope {
        let worker: Worker

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        private let lazyIndex = Lazy<Index>("Index")

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Child", in: app.lifetime)
            let reference = ScopeReference<Child>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let worker = ChildAssembly.Factories.worker(
                    objectWatch,
                    cache: { [appReference = app.reference] in
                        try appReference.open("Cache", for: "Worker").cache
                    },
                    index: { try reference.open("Index", for: "Worker").index }
                )
                self.app = app
                self.lifetime = lifetime
                self.worker = consume worker
            }
            reference.fill(self)
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var index: Index { lazyIndex.value(in: lifetime) { newIndex() } }

        private func newIndex() -> Index {
            ChildAssembly.Factories.index(lifetime.objectWatch, cache: app.cache)
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
