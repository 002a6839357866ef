// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func defaulted(bound: Int) -> Defaulted {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return Defaulted(bound: bound)
            #sourceLocation()
        }

        static func tags(number: Int) -> Tags {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Tags(number: number)
            #sourceLocation()
        }

        static func both(number: Int) -> Both {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Both(number: number)
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
            lifetime.finishOpening()
        }

        /// Makes a new `Defaulted`.
        func makeDefaulted() -> Defaulted {
            AppAssembly.Factories.defaulted(bound: number)
        }

        /// Makes a new `Tags`.
        func makeTags() -> Tags {
            AppAssembly.Factories.tags(number: number)
        }

        /// Makes a new `Both`.
        func makeBoth() -> Both {
            AppAssembly.Factories.both(number: number)
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
