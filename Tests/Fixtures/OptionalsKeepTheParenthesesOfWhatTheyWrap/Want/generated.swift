// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func both(_ watch: ObjectWatch?) -> (p: any P, pAndQ: any P & Q) {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            let object = ObjectWatch.tell(watch, "Both", ObjectWatch.start(watch), Both())
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return (object, object)
            #sourceLocation()
        }

        @inline(never)
        static func optionalQ(_ watch: ObjectWatch?, both: consuming any P & Q) -> (any Q)? {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            let make: (any P & Q) -> (any Q)? = { (both: any P & Q) in both as (any Q)? }
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "(any Q)?", ObjectWatch.start(watch), make(both))
            #sourceLocation()
        }

        @inline(never)
        static func s(
            _ watch: ObjectWatch?,
            a: consuming (any P)?,
            b: consuming (any P & Q)?,
            c: (@Sendable () -> Void)?,
            d: consuming (any P)?,
            e: consuming [any P]?
        ) -> S {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "S", ObjectWatch.start(watch), S(a: a, b: b, c: c, d: d, e: e))
            #sourceLocation()
        }

        @inline(never)
        static func arguments(
            _ watch: ObjectWatch?,
            a: consuming (any P)?,
            b: consuming (any P & Q)?,
            c: (() -> Void)?,
            d: @escaping ((any P)?) -> (any Q)?,
            e: consuming [any P]?,
            f: consuming (any R<Int>)?,
            g: (any P.Type)?,
            h: ((any P)?, Int)?,
            i: consuming [String: (any Q)?],
            j: (@MainActor () async throws -> (any P)?)?,
            k: consuming Int??,
            l: ((Int) -> any P)?,
            m: (any P.Type)?.Type,
            n: consuming (any AnyObject)?
        ) -> Arguments {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Arguments", ObjectWatch.start(watch), Arguments(
                a: a,
                b: b,
                c: c,
                d: d,
                e: e,
                f: f,
                g: g,
                h: h,
                i: i,
                j: j,
                k: k,
                l: l,
                m: m,
                n: n
            ))
            #sourceLocation()
        }

        @inline(never)
        static func found(
            _ watch: ObjectWatch?,
            maybe: consuming (any P)?,
            lazily: @escaping () throws -> (any Q)?,
            closure: (@Sendable () -> Int)?
        ) -> Found {
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            return ObjectWatch.tell(watch, "Found", ObjectWatch.start(watch), Found(
                maybe: maybe,
                lazily: lazily,
                closure: closure
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var s: S { get }
        func makeArguments(
            a: (any P)?,
            b: (any P & Q)?,
            c: (() -> Void)?,
            d: @escaping ((any P)?) -> (any Q)?,
            e: [any P]?,
            f: (any R<Int>)?,
            g: (any P.Type)?,
            h: ((any P)?, Int)?,
            i: [String: (any Q)?],
            j: (@MainActor () async throws -> (any P)?)?,
            k: Int??,
            l: ((Int) -> any P)?,
            m: (any P.Type)?.Type,
            n: (any AnyObject)?
        ) -> Arguments
        func makeFound() -> Found
        var optionalQ: (any Q)? { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let s: S

        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<App>
        fileprivate let number: (@Sendable () -> Int)?
        fileprivate let p: any P
        fileprivate let pAndQ: any P & Q
        private let lazyOptionalQ = Lazy<(any Q)?>("(any Q)?")

        /// Opens `AppScope`.
        init(
            run: @escaping @Sendable () -> Void,
            number: (@Sendable () -> Int)?,
            list: [any P]?,
            observer scopeObserver: (any ScopeObserver)? = nil
        ) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let (p, pAndQ) = AppAssembly.Factories.both(objectWatch)
                let s = AppAssembly.Factories.s(objectWatch, a: p, b: pAndQ, c: run, d: p, e: list)
                self.lifetime = lifetime
                self.reference = reference
                self.s = consume s
                self.number = number
                self.p = p
                self.pAndQ = consume pAndQ
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        var optionalQ: (any Q)? { lazyOptionalQ.value(in: lifetime) { newOptionalQ() } }

        private func newOptionalQ() -> (any Q)? {
            AppAssembly.Factories.optionalQ(lifetime.objectWatch, both: pAndQ)
        }

        /// Makes a new `Arguments`.
        func makeArguments(
            a: (any P)?,
            b: (any P & Q)?,
            c: (() -> Void)?,
            d: @escaping ((any P)?) -> (any Q)?,
            e: [any P]?,
            f: (any R<Int>)?,
            g: (any P.Type)?,
            h: ((any P)?, Int)?,
            i: [String: (any Q)?],
            j: (@MainActor () async throws -> (any P)?)?,
            k: Int??,
            l: ((Int) -> any P)?,
            m: (any P.Type)?.Type,
            n: (any AnyObject)?
        ) -> Arguments {
            AppAssembly.Factories.arguments(
                lifetime.objectWatch,
                a: a,
                b: b,
                c: c,
                d: d,
                e: e,
                f: f,
                g: g,
                h: h,
                i: i,
                j: j,
                k: k,
                l: l,
                m: m,
                n: n
            )
        }

        /// Makes a new `Found`.
        func makeFound() -> Found {
            AppAssembly.Factories.found(
                lifetime.objectWatch,
                maybe: p,
                lazily: { [reference] in try reference.open("(any Q)?", for: "Found").optionalQ },
                closure: number
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
