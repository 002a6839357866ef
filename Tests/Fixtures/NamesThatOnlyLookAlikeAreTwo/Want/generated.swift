// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func cafés() -> Cafés {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return Cafés()
            #sourceLocation()
        }

        static func cafés2() -> Cafés {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return Cafés()
            #sourceLocation()
        }

        static func nestedCafés() -> Nested.Cafés {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return Nested.Cafés()
            #sourceLocation()
        }

        static func nestedCafés2() -> Nested.Cafés {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Nested.Cafés()
            #sourceLocation()
        }

        static func both(one: Cafés, other: Cafés) -> Both {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Both(one: one, other: other)
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeBoth() -> Both
        var nestedCafés2: Nested.Cafés { get }
        var nestedCafés: Nested.Cafés { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let nestedCafés: Nested.Cafés
        let nestedCafés2: Nested.Cafés

        fileprivate let lifetime: ScopeLifetime
        fileprivate let cafés: Cafés
        fileprivate let cafés2: Cafés

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let cafés = AppAssembly.Factories.cafés()
            let cafés2 = AppAssembly.Factories.cafés2()
            let nestedCafés = AppAssembly.Factories.nestedCafés()
            let nestedCafés2 = AppAssembly.Factories.nestedCafés2()
            self.lifetime = lifetime
            self.nestedCafés = nestedCafés
            self.nestedCafés2 = nestedCafés2
            self.cafés = cafés
            self.cafés2 = cafés2
            lifetime.finishOpening()
        }

        /// Makes a new `Both`.
        func makeBoth() -> Both {
            AppAssembly.Factories.both(one: cafés, other: cafés2)
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
