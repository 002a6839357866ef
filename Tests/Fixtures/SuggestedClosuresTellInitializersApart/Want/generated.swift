// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func cache(_ watch: ObjectWatch?) -> Cache {
            #sourceLocation(file: "App/App.swift", line: 30)
            return ObjectWatch.tell(watch, "Cache", ObjectWatch.start(watch), Cache())
            #sourceLocation()
        }

        @inline(never)
        static func firstClient(_ watch: ObjectWatch?, base: consuming Base, retry: consuming Retry) -> Client {
            #sourceLocation(file: "App/App.swift", line: 31)
            let make: (Base, Retry) -> Client = { (base: Base, retry: Retry) in Client(base: base, retry: retry) }
            #sourceLocation(file: "App/App.swift", line: 31)
            return ObjectWatch.tell(watch, "Client", ObjectWatch.start(watch), make(base, retry))
            #sourceLocation()
        }

        @inline(never)
        static func secondClient(
            _ watch: ObjectWatch?,
            base: consuming Base,
            cache: @escaping @Sendable () -> Cache
        ) -> Client {
            #sourceLocation(file: "App/App.swift", line: 33)
            let make: (Base, @escaping @Sendable () -> Cache) -> Client = { (base: Base, cache: @escaping @Sendable () -> Cache) in Client(base: base, cache: cache) }
            #sourceLocation(file: "App/App.swift", line: 33)
            return ObjectWatch.tell(watch, "Client", ObjectWatch.start(watch), make(base, cache))
            #sourceLocation()
        }

        @inline(never)
        static func client(_ watch: ObjectWatch?, base: consuming Base, log: consuming Bool) throws -> Client {
            #sourceLocation(file: "App/App.swift", line: 35)
            let make: (Base, Bool) throws -> Client = { (base: Base, log: Bool) throws in try Client(base: base, log: log) }
            #sourceLocation(file: "App/App.swift", line: 35)
            return try ObjectWatch.tell(watch, "Client", ObjectWatch.start(watch), make(base, log))
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            first: consuming Client,
            second: consuming Client,
            third: consuming Client
        ) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 36)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                first: first,
                second: second,
                third: third
            ))
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
            let objectWatch = lifetime.objectWatch
            do {
                let cache = AppAssembly.Factories.cache(objectWatch)
                let firstClient = AppAssembly.Factories.firstClient(objectWatch, base: base, retry: retry)
                let secondClient = AppAssembly.Factories.secondClient(objectWatch, base: base, cache: { cache })
                let client = try AppAssembly.Factories.client(objectWatch, base: base, log: log)
                let screen = AppAssembly.Factories.screen(
                    objectWatch,
                    first: firstClient,
                    second: secondClient,
                    third: client
                )
                self.lifetime = lifetime
                self.screen = screen
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            lifetime.finishOpening(self)
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
