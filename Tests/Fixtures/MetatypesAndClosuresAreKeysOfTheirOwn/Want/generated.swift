// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func host(
            _ watch: ObjectWatch?,
            kind: any Plugin.Type,
            exact: Real.Type,
            now: @escaping @Sendable () -> Int,
            accepts: @escaping @Sendable (String) -> Bool,
            pair: (Int, Int)
        ) -> Host {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Host", ObjectWatch.start(watch), Host(
                kind: kind,
                exact: exact,
                now: now,
                accepts: accepts,
                pair: pair
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeHost() -> Host
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let exact: Real.Type
        #sourceLocation(file: "App/Manifest.swift", line: 10)
        fileprivate let kind: any Plugin.Type
        #sourceLocation()
        fileprivate let now: @Sendable () -> Int
        fileprivate let accepts: @Sendable (String) -> Bool
        fileprivate let pair: (Int, Int)

        /// Opens `AppScope`.
        init(
            exact: Real.Type,
            kind: any Plugin.Type,
            now: @escaping @Sendable () -> Int,
            accepts: @escaping @Sendable (String) -> Bool,
            pair: (Int, Int),
            observer scopeObserver: (any ScopeObserver)? = nil
        ) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            self.lifetime = lifetime
            self.exact = exact
            self.kind = kind
            self.now = now
            self.accepts = accepts
            self.pair = pair
            lifetime.finishOpening(self)
        }

        /// Makes a new `Host`.
        func makeHost() -> Host {
            AppAssembly.Factories.host(
                lifetime.objectWatch,
                kind: kind,
                exact: exact,
                now: now,
                accepts: accepts,
                pair: pair
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
