// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func cafés(_ watch: ObjectWatch?) -> Cafés {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "Cafés", ObjectWatch.start(watch), Cafés())
            #sourceLocation()
        }

        @inline(never)
        static func cafés2(_ watch: ObjectWatch?) -> Cafés {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Cafés", ObjectWatch.start(watch), Cafés())
            #sourceLocation()
        }

        @inline(never)
        static func nestedCafés(_ watch: ObjectWatch?) -> Nested.Cafés {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Nested.Cafés", ObjectWatch.start(watch), Nested.Cafés())
            #sourceLocation()
        }

        @inline(never)
        static func nestedCafés2(_ watch: ObjectWatch?) -> Nested.Cafés {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Nested.Cafés", ObjectWatch.start(watch), Nested.Cafés())
            #sourceLocation()
        }

        @inline(never)
        static func both(_ watch: ObjectWatch?, one: consuming Cafés, other: consuming Cafés) -> Both {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Both", ObjectWatch.start(watch), Both(one: one, other: other))
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
            let objectWatch = lifetime.objectWatch
            do {
                let cafés = AppAssembly.Factories.cafés(objectWatch)
                let cafés2 = AppAssembly.Factories.cafés2(objectWatch)
                let nestedCafés = AppAssembly.Factories.nestedCafés(objectWatch)
                let nestedCafés2 = AppAssembly.Factories.nestedCafés2(objectWatch)
                self.lifetime = lifetime
                self.nestedCafés = nestedCafés
                self.nestedCafés2 = nestedCafés2
                self.cafés = consume cafés
                self.cafés2 = consume cafés2
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Both`.
        func makeBoth() -> Both {
            AppAssembly.Factories.both(lifetime.objectWatch, one: cafés, other: cafés2)
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
