// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func page(_ watch: ObjectWatch?, number: consuming Int) -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page(number: number))
            #sourceLocation()
        }

        @inline(never)
        static func screen(_ watch: ObjectWatch?, makePage: @escaping (Int, String) -> Page) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(makePage: makePage))
            #sourceLocation()
        }

        @inline(never)
        static func double(_ watch: ObjectWatch?) -> Double {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            let make: () -> Double = { 0.5 }
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "Double", ObjectWatch.start(watch), make())
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makePage(number: Int, string: String) -> Page
        func makeScreen() -> Screen
        func makeDouble(int: Int) -> Double
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            self.lifetime = lifetime
            lifetime.finishOpening(self)
        }

        /// Makes a new `Page`.
        func makePage(number: Int, string: String) -> Page {
            AppAssembly.Factories.page(lifetime.objectWatch, number: number)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(
                lifetime.objectWatch,
                makePage: { [objectWatch = lifetime.objectWatch] number, string in
                    AppAssembly.Factories.page(objectWatch, number: number)
                }
            )
        }

        /// Makes a new `Double`.
        func makeDouble(int: Int) -> Double {
            AppAssembly.Factories.double(lifetime.objectWatch)
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

// What the build has to warn of, each at its place.
#sourceLocation(file: "App/Manifest.swift", line: 18)
private func dovetailWarning1() {
    #warning("`String` is listed as an argument, and no parameter of `Page` takes it; take it out of `arguments:`, or let the initializer have a parameter of type `String` without a default value [unused-argument]")
}
#sourceLocation(file: "App/Manifest.swift", line: 20)
private func dovetailWarning2() {
    #warning("`Int` is listed as an argument, and no parameter of `Double` takes it; take it out of `arguments:`, or let the closure have a parameter of type `Int` without a default value [unused-argument]")
}
#sourceLocation()
