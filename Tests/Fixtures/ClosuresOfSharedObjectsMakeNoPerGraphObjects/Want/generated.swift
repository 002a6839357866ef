// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func trace(_ watch: ObjectWatch?) -> Trace {
            #sourceLocation(file: "App/App.swift", line: 35)
            return ObjectWatch.tell(watch, "Trace", ObjectWatch.start(watch), Trace())
            #sourceLocation()
        }

        @inline(never)
        static func client(_ watch: ObjectWatch?, trace: consuming Trace) -> Client {
            #sourceLocation(file: "App/App.swift", line: 36)
            return ObjectWatch.tell(watch, "Client", ObjectWatch.start(watch), Client(trace: trace))
            #sourceLocation()
        }

        @inline(never)
        static func cache(_ watch: ObjectWatch?, trace: consuming Trace) -> Cache {
            #sourceLocation(file: "App/App.swift", line: 37)
            return ObjectWatch.tell(watch, "Cache", ObjectWatch.start(watch), Cache(trace: trace))
            #sourceLocation()
        }

        @inline(never)
        static func keeper(_ watch: ObjectWatch?, client: @escaping @Sendable () -> Client) -> Keeper {
            #sourceLocation(file: "App/App.swift", line: 38)
            return ObjectWatch.tell(watch, "Keeper", ObjectWatch.start(watch), Keeper(client: client))
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            client: @escaping () -> Client,
            cache: @escaping () throws -> Cache,
            maybe: consuming Client?
        ) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 39)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                client: client,
                cache: cache,
                maybe: maybe
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        var keeper: Keeper { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let keeper: Keeper

        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<App>
        fileprivate let client: Client
        private let lazyCache = Lazy<Cache>("Cache")

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let trace = AppAssembly.Factories.trace(objectWatch)
                let client = AppAssembly.Factories.client(objectWatch, trace: consume trace)
                let keeper = AppAssembly.Factories.keeper(objectWatch, client: { client })
                self.lifetime = lifetime
                self.reference = reference
                self.keeper = consume keeper
                self.client = client
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        fileprivate var cache: Cache { lazyCache.value(in: lifetime) { newCache() } }

        private func newCache() -> Cache {
            let trace = AppAssembly.Factories.trace(lifetime.objectWatch)
            return AppAssembly.Factories.cache(lifetime.objectWatch, trace: trace)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(
                lifetime.objectWatch,
                client: { [client] in client },
                cache: { [reference] in try reference.open("Cache", for: "Screen").cache },
                maybe: client
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
