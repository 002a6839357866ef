// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

#if DEBUG
extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func log(_ watch: ObjectWatch?) -> Log {
            #sourceLocation(file: "App/App.swift", line: 9)
            return ObjectWatch.tell(watch, "Log", ObjectWatch.start(watch), Log())
            #sourceLocation()
        }

        @inline(never)
        static func spare(_ watch: ObjectWatch?) -> Spare {
            #sourceLocation(file: "App/App.swift", line: 10)
            return ObjectWatch.tell(watch, "Spare", ObjectWatch.start(watch), Spare())
            #sourceLocation()
        }

        @inline(never)
        static func screen(_ watch: ObjectWatch?, log: consuming Log) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 11)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(log: log))
            #sourceLocation()
        }
    }
}
#else
extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func log(_ watch: ObjectWatch?) -> Log {
            #sourceLocation(file: "App/App.swift", line: 9)
            return ObjectWatch.tell(watch, "Log", ObjectWatch.start(watch), Log())
            #sourceLocation()
        }

        @inline(never)
        static func spare(_ watch: ObjectWatch?) -> Spare {
            #sourceLocation(file: "App/App.swift", line: 10)
            return ObjectWatch.tell(watch, "Spare", ObjectWatch.start(watch), Spare())
            #sourceLocation()
        }

        @inline(never)
        static func screen(_ watch: ObjectWatch?) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 11)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen())
            #sourceLocation()
        }
    }
}
#endif

#if DEBUG
extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let log: Log

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let log = AppAssembly.Factories.log(objectWatch)
                self.lifetime = lifetime
                self.log = log
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(lifetime.objectWatch, log: log)
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
#else
extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
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

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(lifetime.objectWatch)
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
#endif

// What the build has to warn of, each at its place.
#sourceLocation(file: "App/App.swift", line: 9)
private func dovetailWarning1() {
    #warning("nothing that `Product` exposes needs `Spare`; remove the registration, or hand it out: `Expose(Spare.self)` in `Product` [unused-registration]")
}
#sourceLocation()
#if !DEBUG
#sourceLocation(file: "App/App.swift", line: 8)
private func dovetailWarning2() {
    #warning("nothing that `Product` exposes needs `Log`, where `DEBUG` is not set; remove the registration, or hand it out: `Expose(Log.self)` in `Product` [unused-registration]")
}
#sourceLocation()
#endif
