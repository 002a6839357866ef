// Written by Dovetail from Data, DemoData, Screens, TestData, DataBundle, Demo, Diamond, Product, Test. Do not edit.

import Dovetail

extension Data {
    /// Makes what Data registers.
    nonisolated enum Factories {
        @inline(never)
        static func realStore(_ watch: ObjectWatch?) -> any Store {
            #sourceLocation(file: "App/App.swift", line: 22)
            return ObjectWatch.tell(watch, "RealStore", ObjectWatch.start(watch), RealStore())
            #sourceLocation()
        }

        @inline(never)
        static func realClock(_ watch: ObjectWatch?) -> any Clock {
            #sourceLocation(file: "App/App.swift", line: 23)
            return ObjectWatch.tell(watch, "RealClock", ObjectWatch.start(watch), RealClock())
            #sourceLocation()
        }
    }
}

extension DemoData {
    /// Makes what DemoData registers.
    nonisolated enum Factories {
        @inline(never)
        static func demoStore(_ watch: ObjectWatch?) -> any Store {
            #sourceLocation(file: "App/App.swift", line: 37)
            return ObjectWatch.tell(watch, "DemoStore", ObjectWatch.start(watch), DemoStore())
            #sourceLocation()
        }

        @inline(never)
        static func demoClock(_ watch: ObjectWatch?) -> any Clock {
            #sourceLocation(file: "App/App.swift", line: 38)
            return ObjectWatch.tell(watch, "DemoClock", ObjectWatch.start(watch), DemoClock())
            #sourceLocation()
        }
    }
}

extension Screens {
    /// Makes what Screens registers.
    nonisolated enum Factories {
        @inline(never)
        static func screen(_ watch: ObjectWatch?, store: consuming any Store, clock: consuming any Clock) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 30)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(store: store, clock: clock))
            #sourceLocation()
        }
    }
}

extension TestData {
    /// Makes what TestData registers.
    nonisolated enum Factories {
        @inline(never)
        static func testStore(_ watch: ObjectWatch?) -> any Store {
            #sourceLocation(file: "App/App.swift", line: 45)
            return ObjectWatch.tell(watch, "TestStore", ObjectWatch.start(watch), TestStore())
            #sourceLocation()
        }
    }
}

extension Demo {
    /// What Demo, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Demo makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let store: any Store
        fileprivate let clock: any Clock

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let store = DemoData.Factories.demoStore(objectWatch)
                let clock = DemoData.Factories.demoClock(objectWatch)
                self.lifetime = lifetime
                self.store = consume store
                self.clock = consume clock
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            Screens.Factories.screen(lifetime.objectWatch, store: store, clock: clock)
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

extension Diamond {
    /// What Diamond, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Diamond makes for `AppScope`.
    nonisolated final class App: AppRoots, Demo.AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let store: any Store
        fileprivate let clock: any Clock

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let store = DemoData.Factories.demoStore(objectWatch)
                let clock = DemoData.Factories.demoClock(objectWatch)
                self.lifetime = lifetime
                self.store = consume store
                self.clock = consume clock
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            Screens.Factories.screen(lifetime.objectWatch, store: store, clock: clock)
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
        fileprivate let store: any Store
        fileprivate let clock: any Clock

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let store = Data.Factories.realStore(objectWatch)
                let clock = Data.Factories.realClock(objectWatch)
                self.lifetime = lifetime
                self.store = consume store
                self.clock = consume clock
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            Screens.Factories.screen(lifetime.objectWatch, store: store, clock: clock)
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

extension Test {
    /// What Test, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Test makes for `AppScope`.
    nonisolated final class App: AppRoots, Diamond.AppRoots, Demo.AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let store: any Store
        fileprivate let clock: any Clock

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let store = TestData.Factories.testStore(objectWatch)
                let clock = DemoData.Factories.demoClock(objectWatch)
                self.lifetime = lifetime
                self.store = consume store
                self.clock = consume clock
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            Screens.Factories.screen(lifetime.objectWatch, store: store, clock: clock)
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

extension DataBundle {
    @available(*, unavailable, message: "`DataBundle` exposes nothing, so it is a bundle to include and has no classes: list what its users get at, `Expose(T.self)`, or include the composition that exposes it, `Include(Other.self)`")
    typealias App = CompositionWithoutExpose

    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}
