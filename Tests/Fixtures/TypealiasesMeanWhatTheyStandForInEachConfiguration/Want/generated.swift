// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

#if DEBUG
extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func fakeClock() -> FakeClock {
            #sourceLocation(file: "App/App.swift", line: 42)
            return FakeClock()
            #sourceLocation()
        }

        static func screen(clock: FakeClock, report: @escaping @Sendable (String) -> Report) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 46)
            return Screen(clock: clock, report: report)
            #sourceLocation()
        }

        static func report(text: String, clock: FakeClock) -> Report {
            #sourceLocation(file: "App/App.swift", line: 47)
            return Report(text: text, clock: clock)
            #sourceLocation()
        }
    }
}
#else
extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func realClock() -> RealClock {
            #sourceLocation(file: "App/App.swift", line: 44)
            return RealClock()
            #sourceLocation()
        }

        static func screen(clock: RealClock, report: @escaping @Sendable (String) throws -> Report) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 46)
            return Screen(clock: clock, report: report)
            #sourceLocation()
        }

        static func report(text: String, clock: RealClock) -> Report {
            #sourceLocation(file: "App/App.swift", line: 47)
            return Report(text: text, clock: clock)
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
            let fakeClock = AppAssembly.Factories.fakeClock()
            let screen = AppAssembly.Factories.screen(
                clock: fakeClock,
                report: { text in AppAssembly.Factories.report(text: text, clock: fakeClock) }
            )
            self.lifetime = lifetime
            self.screen = screen
            lifetime.finishOpening()
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
            let realClock = AppAssembly.Factories.realClock()
            let screen = AppAssembly.Factories.screen(
                clock: realClock,
                report: { text in AppAssembly.Factories.report(text: text, clock: realClock) }
            )
            self.lifetime = lifetime
            self.screen = screen
            lifetime.finishOpening()
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
