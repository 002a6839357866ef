// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func trace() -> Trace {
            #sourceLocation(file: "App/App.swift", line: 35)
            return Trace()
            #sourceLocation()
        }

        static func client(trace: Trace) -> Client {
            #sourceLocation(file: "App/App.swift", line: 36)
            return Client(trace: trace)
            #sourceLocation()
        }

        static func cache(trace: Trace) -> Cache {
            #sourceLocation(file: "App/App.swift", line: 37)
            return Cache(trace: trace)
            #sourceLocation()
        }

        static func keeper(client: @escaping @Sendable () -> Client) -> Keeper {
            #sourceLocation(file: "App/App.swift", line: 38)
            return Keeper(client: client)
            #sourceLocation()
        }

        static func screen(
            client: @escaping () -> Client,
            cache: @escaping () throws -> Cache,
            maybe: Client?
        ) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 39)
            return Screen(client: client, cache: cache, maybe: maybe)
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
            let trace = AppAssembly.Factories.trace()
            let client = AppAssembly.Factories.client(trace: trace)
            let keeper = AppAssembly.Factories.keeper(client: { client })
            self.lifetime = lifetime
            self.reference = reference
            self.keeper = keeper
            self.client = client
            reference.fill(self)
            lifetime.finishOpening()
        }

        fileprivate var cache: Cache { lazyCache.value(in: lifetime) { newCache() } }

        private func newCache() -> Cache {
            let trace = AppAssembly.Factories.trace()
            return AppAssembly.Factories.cache(trace: trace)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(
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
