// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func two(_ watch: ObjectWatch?, a: consuming Int, b: consuming Int, c: consuming Int) -> Two {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Two", ObjectWatch.start(watch), Two(a, b: b, c: c))
            #sourceLocation()
        }

        @inline(never)
        static func both(_ watch: ObjectWatch?, a: consuming Int, b: consuming Int) -> Both {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Both", ObjectWatch.start(watch), Both(a: a, b: b))
            #sourceLocation()
        }

        @inline(never)
        static func none(_ watch: ObjectWatch?) -> None {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return ObjectWatch.tell(watch, "None", ObjectWatch.start(watch), None())
            #sourceLocation()
        }

        @inline(never)
        static func one(_ watch: ObjectWatch?, a: consuming Int) -> One {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return ObjectWatch.tell(watch, "One", ObjectWatch.start(watch), One(a: a))
            #sourceLocation()
        }

        @inline(never)
        static func manyOfIntAndString(
            _ watch: ObjectWatch?,
            first: consuming [Int],
            pair: (Int, String),
            table: [String: (Int, String)],
            closure: @escaping @Sendable (Int, String) -> (Int, String)
        ) -> Many<Int, String> {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            let make: ([Int], (Int, String), [String: (Int, String)], @escaping @Sendable (Int, String) -> (Int, String)) -> Many<Int, String> = { (
                first: [Int],
                pair: (Int, String), // ,
                table: [String: (Int, String)],
                closure: @escaping @Sendable (Int, String) -> (Int, String),
            ) in
                Many(first: first, pair: pair, table: table, closure: closure,)
            }
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return ObjectWatch.tell(watch, "Many<Int, String>", ObjectWatch.start(watch), make(
                first,
                pair,
                table,
                closure
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeTwo() -> Two
        func makeBoth(a: Int, b: Int) -> Both
        func makeNone() -> None
        func makeOne() -> One
        func makeManyOfIntAndString() -> Many<Int, String>
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let number: Int
        fileprivate let numbers: [Int]
        fileprivate let pair: (Int, String)
        fileprivate let table: [String: (Int, String)]
        fileprivate let closure: @Sendable (Int, String) -> (Int, String)

        /// Opens `AppScope`.
        init(
            number: Int,
            numbers: [Int],
            pair: (Int, String),
            table: [String: (Int, String)],
            closure: @escaping @Sendable (Int, String) -> (Int, String),
            observer scopeObserver: (any ScopeObserver)? = nil
        ) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            self.lifetime = lifetime
            self.number = number
            self.numbers = numbers
            self.pair = pair
            self.table = table
            self.closure = closure
            lifetime.finishOpening(self)
        }

        /// Makes a new `Two`.
        func makeTwo() -> Two {
            AppAssembly.Factories.two(lifetime.objectWatch, a: number, b: number, c: number)
        }

        /// Makes a new `Both`.
        func makeBoth(a: Int, b: Int) -> Both {
            AppAssembly.Factories.both(lifetime.objectWatch, a: a, b: b)
        }

        /// Makes a new `None`.
        func makeNone() -> None {
            AppAssembly.Factories.none(lifetime.objectWatch)
        }

        /// Makes a new `One`.
        func makeOne() -> One {
            AppAssembly.Factories.one(lifetime.objectWatch, a: number)
        }

        /// Makes a new `Many<Int, String>`.
        func makeManyOfIntAndString() -> Many<Int, String> {
            AppAssembly.Factories.manyOfIntAndString(
                lifetime.objectWatch,
                first: numbers,
                pair: pair,
                table: table,
                closure: closure
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
