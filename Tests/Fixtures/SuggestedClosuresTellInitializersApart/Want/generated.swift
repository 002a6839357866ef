// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func cache() -> Cache {
            #sourceLocation(file: "App/App.swift", line: 30)
            return Cache()
            #sourceLocation()
        }

        static func firstClient(base: Base, retry: Retry) -> Client {
            #sourceLocation(file: "App/App.swift", line: 31)
            let make: (Base, Retry) -> Client = { (base: Base, retry: Retry) in Client(base: base, retry: retry) }
            #sourceLocation(file: "App/App.swift", line: 31)
            return make(base, retry)
            #sourceLocation()
        }

        static func secondClient(base: Base, cache: @escaping @Sendable () -> Cache) -> Client {
            #sourceLocation(file: "App/App.swift", line: 33)
            let make: (Base, @escaping @Sendable () -> Cache) -> Client = { (base: Base, cache: @escaping @Sendable () -> Cache) in Client(base: base, cache: cache) }
            #sourceLocation(file: "App/App.swift", line: 33)
            return make(base, cache)
            #sourceLocation()
        }

        static func client(base: Base, log: Bool) throws -> Client {
            #sourceLocation(file: "App/App.swift", line: 35)
            let make: (Base, Bool) throws -> Client = { (base: Base, log: Bool) throws in try Client(base: base, log: log) }
            #sourceLocation(file: "App/App.swift", line: 35)
            return try make(base, log)
            #sourceLocation()
        }

        static func screen(first: Client, second: Client, third: Client) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 36)
            return Screen(first: first, second: second, third: third)
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var screen: Screen { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let screen: Screen

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(base: Base, retry: Retry, log: Bool, observer scopeObserver: (any ScopeObserver)? = nil) throws {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            do {
                let cache = AppAssembly.Factories.cache()
                let firstClient = AppAssembly.Factories.firstClient(base: base, retry: retry)
                let secondClient = AppAssembly.Factories.secondClient(base: base, cache: { cache })
                let client = try AppAssembly.Factories.client(base: base, log: log)
                let screen = AppAssembly.Factories.screen(first: firstClient, second: secondClient, third: client)
                self.lifetime = lifetime
                self.screen = screen
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            lifetime.finishOpening()
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
