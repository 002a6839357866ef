// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func defaulted(_ watch: ObjectWatch?, bound: consuming Int) -> Defaulted {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Defaulted", ObjectWatch.start(watch), Defaulted(bound: bound))
            #sourceLocation()
        }

        @inline(never)
        static func tags(_ watch: ObjectWatch?, number: consuming Int) -> Tags {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Tags", ObjectWatch.start(watch), Tags(number: number))
            #sourceLocation()
        }

        @inline(never)
        static func both(_ watch: ObjectWatch?, number: consuming Int) -> Both {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Both", ObjectWatch.start(watch), Both(number: number))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeDefaulted() -> Defaulted
        func makeTags() -> Tags
        func makeBoth() -> Both
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let number: Int

        /// Opens `AppScope`.
        init(number: Int, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            self.lifetime = lifetime
            self.number = number
            lifetime.finishOpening(self)
        }

        /// Makes a new `Defaulted`.
        func makeDefaulted() -> Defaulted {
            AppAssembly.Factories.defaulted(lifetime.objectWatch, bound: number)
        }

        /// Makes a new `Tags`.
        func makeTags() -> Tags {
            AppAssembly.Factories.tags(lifetime.objectWatch, number: number)
        }

        /// Makes a new `Both`.
        func makeBoth() -> Both {
            AppAssembly.Factories.both(lifetime.objectWatch, number: number)
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
