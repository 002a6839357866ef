// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func cache(_ watch: ObjectWatch?) -> WeaklyHeld<(any Store, Cache, any Gauge)> {
            #sourceLocation(file: "App/Manifest.swift", line: 8)
            let object = ObjectWatch.tell(watch, "Cache", ObjectWatch.start(watch), Cache())
            #sourceLocation(file: "App/Manifest.swift", line: 8)
            return WeaklyHeld((object, object, object)) { [weak object] in object.map { ($0, $0, $0) } }
            #sourceLocation()
        }

        @inline(never)
        static func library(_ watch: ObjectWatch?, store: consuming any Store) -> Library {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "Library", ObjectWatch.start(watch), Library(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func cleaner(_ watch: ObjectWatch?, cache: consuming Cache) -> Cleaner {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Cleaner", ObjectWatch.start(watch), Cleaner(cache: cache))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var library: Library { get }
        func makeCleaner() -> Cleaner
        var gauge: any Gauge { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let library: Library

        fileprivate let lifetime: ScopeLifetime
        private let weakStore = WeakObject<(any Store, Cache, any Gauge)>("Cache")

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let (store, _, _) = weakStore.remember(AppAssembly.Factories.cache(objectWatch))
                let library = AppAssembly.Factories.library(objectWatch, store: consume store)
                self.lifetime = lifetime
                self.library = consume library
            }
            lifetime.finishOpening(self)
        }

        fileprivate var store: any Store { weakStore.value(in: lifetime) { newStore() }.0 }

        fileprivate var cache: Cache { weakStore.value(in: lifetime) { newStore() }.1 }

        var gauge: any Gauge { weakStore.value(in: lifetime) { newStore() }.2 }

        private func newStore() -> WeaklyHeld<(any Store, Cache, any Gauge)> {
            AppAssembly.Factories.cache(lifetime.objectWatch)
        }

        /// Makes a new `Cleaner`.
        func makeCleaner() -> Cleaner {
            AppAssembly.Factories.cleaner(lifetime.objectWatch, cache: cache)
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

// What the build has to warn of, each at its place.
#sourceLocation(file: "App/Types.swift", line: 17)
private func dovetailWarning1() {
    #warning("`Library` is shared and holds the weak `Cache` (parameter `store`), so that it is never let go while `AppScope` is open; let `store` be `@Sendable () throws -> any Store`, or register `Cache` as `Shared` [held-weak]")
}
#sourceLocation()
