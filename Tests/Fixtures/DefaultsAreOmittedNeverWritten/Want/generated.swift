// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func clock(_ watch: ObjectWatch?) -> Clock {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Clock", ObjectWatch.start(watch), Clock())
            #sourceLocation()
        }

        @inline(never)
        static func d(_ watch: ObjectWatch?) -> D {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "D", ObjectWatch.start(watch), D())
            #sourceLocation()
        }

        @inline(never)
        static func mixed(_ watch: ObjectWatch?, second: consuming Int, last: consuming Clock) -> Mixed {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Mixed", ObjectWatch.start(watch), Mixed(second: second, last: last))
            #sourceLocation()
        }

        @inline(never)
        static func memberwise(_ watch: ObjectWatch?, number: consuming Int) -> Memberwise {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Memberwise", ObjectWatch.start(watch), Memberwise(number: number))
            #sourceLocation()
        }

        @inline(never)
        static func arguments(_ watch: ObjectWatch?, other: consuming Int) -> Arguments {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Arguments", ObjectWatch.start(watch), Arguments(other: other))
            #sourceLocation()
        }

        @inline(never)
        static func optionalArguments(
            _ watch: ObjectWatch?,
            number: consuming Int,
            clock: consuming Clock
        ) -> Arguments? {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            let make: (Int, Clock) -> Arguments? = { (number: Int, clock: Clock) in Arguments(other: number, clock: clock) }
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Arguments?", ObjectWatch.start(watch), make(number, clock))
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
            let objectWatch = lifetime.objectWatch
            do {
                let clock = AppAssembly.Factories.clock(objectWatch)
                let d = AppAssembly.Factories.d(objectWatch)
                self.lifetime = lifetime
                self.d = consume d
                self.number = number
                self.clock = clock
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Mixed`.
        func makeMixed() -> Mixed {
            AppAssembly.Factories.mixed(lifetime.objectWatch, second: number, last: clock)
        }

        /// Makes a new `Memberwise`.
        func makeMemberwise() -> Memberwise {
            AppAssembly.Factories.memberwise(lifetime.objectWatch, number: number)
        }

        /// Makes a new `Arguments`.
        func makeArguments(other: Int) -> Arguments {
            AppAssembly.Factories.arguments(lifetime.objectWatch, other: other)
        }

        /// Makes a new `Arguments?`.
        func makeOptionalArguments() -> Arguments? {
            AppAssembly.Factories.optionalArguments(lifetime.objectWatch, number: number, clock: clock)
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
