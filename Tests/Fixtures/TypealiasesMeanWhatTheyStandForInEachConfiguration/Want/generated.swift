// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

#if DEBUG
extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func fakeClock(_ watch: ObjectWatch?) -> FakeClock {
            #sourceLocation(file: "App/App.swift", line: 42)
            return ObjectWatch.tell(watch, "FakeClock", ObjectWatch.start(watch), FakeClock())
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            clock: consuming FakeClock,
            report: @escaping @Sendable (String) -> Report
        ) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 46)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(clock: clock, report: report))
            #sourceLocation()
        }

        @inline(never)
        static func report(_ watch: ObjectWatch?, text: consuming String, clock: consuming FakeClock) -> Report {
            #sourceLocation(file: "App/App.swift", line: 47)
            return ObjectWatch.tell(watch, "Report", ObjectWatch.start(watch), Report(text: text, clock: clock))
            #sourceLocation()
        }
    }
}
#else
extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func realClock(_ watch: ObjectWatch?) -> RealClock {
            #sourceLocation(file: "App/App.swift", line: 44)
            return ObjectWatch.tell(watch, "RealClock", ObjectWatch.start(watch), RealClock())
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            clock: consuming RealClock,
            report: @escaping @Sendable (String) throws -> Report
        ) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 46)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(clock: clock, report: report))
            #sourceLocation()
        }

        @inline(never)
        static func report(_ watch: ObjectWatch?, text: consuming String, clock: consuming RealClock) -> Report {
            #sourceLocation(file: "App/App.swift", line: 47)
            return ObjectWatch.tell(watch, "Report", ObjectWatch.start(watch), Report(text: text, clock: clock))
            #sourceLocation()
        }
    }
}
#endif

#if DEBUG
extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var screen: Screen { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let screen: Screen

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let fakeClock = AppAssembly.Factories.fakeClock(objectWatch)
                let screen = AppAssembly.Factories.screen(
                    objectWatch,
                    clock: fakeClock,
                    report: { text in
                        AppAssembly.Factories.report(objectWatch, text: text, clock: fakeClock)
                    }
                )
                self.lifetime = lifetime
                self.screen = screen
            }
            lifetime.finishOpening(self)
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
        var screen: Screen { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let screen: Screen

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let realClock = AppAssembly.Factories.realClock(objectWatch)
                let screen = AppAssembly.Factories.screen(
                    objectWatch,
                    clock: realClock,
                    report: { text in
                        AppAssembly.Factories.report(objectWatch, text: text, clock: realClock)
                    }
                )
                self.lifetime = lifetime
                self.screen = screen
            }
            lifetime.finishOpening(self)
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
