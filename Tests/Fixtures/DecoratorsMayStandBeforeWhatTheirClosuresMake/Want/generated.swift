// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func framed(
            _ watch: ObjectWatch?,
            number: consuming Int,
            base: @escaping (Int) throws -> any Page
        ) throws -> any Page {
            #sourceLocation(file: "App/App.swift", line: 33)
            return try ObjectWatch.tell(watch, "Framed", ObjectWatch.start(watch), Framed(number: number, base: base))
            #sourceLocation()
        }

        @inline(never)
        static func signed(_ watch: ObjectWatch?, base: consuming any Page) -> any Page {
            #sourceLocation(file: "App/App.swift", line: 34)
            return ObjectWatch.tell(watch, "Signed", ObjectWatch.start(watch), Signed(base: base))
            #sourceLocation()
        }

        @inline(never)
        static func plain(
            _ watch: ObjectWatch?,
            number: consuming Int,
            next: @escaping (Int) throws -> any Page
        ) -> any Page {
            #sourceLocation(file: "App/App.swift", line: 35)
            return ObjectWatch.tell(watch, "Plain", ObjectWatch.start(watch), Plain(number: number, next: next))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makePage(number: Int) throws -> any Page
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<App>

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            self.lifetime = lifetime
            self.reference = reference
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        /// Makes a new `any Page`.
        func makePage(number: Int) throws -> any Page {
            try AppAssembly.Factories.signed(lifetime.objectWatch, base: makePage2(number: number))
        }

        fileprivate func makePage2(number: Int) throws -> any Page {
            try AppAssembly.Factories.framed(
                lifetime.objectWatch,
                number: number,
                base: { [reference] number2 in
                    try reference.open("Plain", for: "Framed").makePage3(number: number2)
                }
            )
        }

        fileprivate func makePage3(number: Int) -> any Page {
            AppAssembly.Factories.plain(
                lifetime.objectWatch,
                number: number,
                next: { [objectWatch = lifetime.objectWatch, reference] number2 in
                    let page = try AppAssembly.Factories.framed(
                        objectWatch,
                        number: number2,
                        base: { number3 in
                            try reference.open("Plain", for: "Framed").makePage3(number: number3)
                        }
                    )
                    return AppAssembly.Factories.signed(objectWatch, base: page)
                }
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
