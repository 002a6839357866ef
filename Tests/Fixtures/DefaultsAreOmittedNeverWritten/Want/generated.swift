// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func clock() -> Clock {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return Clock()
            #sourceLocation()
        }

        static func d() -> D {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return D()
            #sourceLocation()
        }

        static func mixed(second: Int, last: Clock) -> Mixed {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Mixed(second: second, last: last)
            #sourceLocation()
        }

        static func memberwise(number: Int) -> Memberwise {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Memberwise(number: number)
            #sourceLocation()
        }

        static func arguments(other: Int) -> Arguments {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Arguments(other: other)
            #sourceLocation()
        }

        static func optionalArguments(number: Int, clock: Clock) -> Arguments? {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            let make: (Int, Clock) -> Arguments? = { (number: Int, clock: Clock) in Arguments(other: number, clock: clock) }
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return make(number, clock)
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var d: D { get }
        func makeMixed() -> Mixed
        func makeMemberwise() -> Memberwise
        func makeArguments(other: Int) -> Arguments
        func makeOptionalArguments() -> Arguments?
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let d: D

        fileprivate let lifetime: ScopeLifetime
        fileprivate let number: Int
        fileprivate let clock: Clock

        /// Opens `AppScope`.
        init(number: Int, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let clock = AppAssembly.Factories.clock()
            let d = AppAssembly.Factories.d()
            self.lifetime = lifetime
            self.d = d
            self.number = number
            self.clock = clock
            lifetime.finishOpening()
        }

        /// Makes a new `Mixed`.
        func makeMixed() -> Mixed {
            AppAssembly.Factories.mixed(second: number, last: clock)
        }

        /// Makes a new `Memberwise`.
        func makeMemberwise() -> Memberwise {
            AppAssembly.Factories.memberwise(number: number)
        }

        /// Makes a new `Arguments`.
        func makeArguments(other: Int) -> Arguments {
            AppAssembly.Factories.arguments(other: other)
        }

        /// Makes a new `Arguments?`.
        func makeOptionalArguments() -> Arguments? {
            AppAssembly.Factories.optionalArguments(number: number, clock: clock)
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
