// Written by Dovetail from Base, Left, Right, Bundle, LeftProduct, RightProduct, Whole. Do not edit.

import Dovetail

extension Base {
    /// Makes what Base registers.
    nonisolated enum Factories {
        @inline(never)
        static func store(_ watch: ObjectWatch?, number: consuming Int) -> Store {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store(number: number))
            #sourceLocation()
        }
    }
}

extension Left {
    /// Makes what Left registers.
    nonisolated enum Factories {
        @inline(never)
        static func leftScreen(_ watch: ObjectWatch?, store: consuming Store) -> LeftScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "LeftScreen", ObjectWatch.start(watch), LeftScreen(store: store))
            #sourceLocation()
        }
    }
}

extension Right {
    /// Makes what Right registers.
    nonisolated enum Factories {
        @inline(never)
        static func rightScreen(_ watch: ObjectWatch?, store: consuming Store) -> RightScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return ObjectWatch.tell(watch, "RightScreen", ObjectWatch.start(watch), RightScreen(store: store))
            #sourceLocation()
        }
    }
}

extension LeftProduct {
    /// What LeftProduct, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeLeftScreen() -> LeftScreen
        @discardableResult
        func end() async -> EndReport
    }

    /// What LeftProduct makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let store: Store

        /// Opens `AppScope`.
        init(number: Int, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let store = Base.Factories.store(objectWatch, number: number)
                self.lifetime = lifetime
                self.store = consume store
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `LeftScreen`.
        func makeLeftScreen() -> LeftScreen {
            Left.Factories.leftScreen(lifetime.objectWatch, store: store)
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

extension RightProduct {
    /// What RightProduct, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeRightScreen() -> RightScreen
        @discardableResult
        func end() async -> EndReport
    }

    /// What RightProduct makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let store: Store

        /// Opens `AppScope`.
        init(number: Int, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let store = Base.Factories.store(objectWatch, number: number)
                self.lifetime = lifetime
                self.store = consume store
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `RightScreen`.
        func makeRightScreen() -> RightScreen {
            Right.Factories.rightScreen(lifetime.objectWatch, store: store)
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

extension Whole {
    /// What Whole, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeLeftScreen() -> LeftScreen
        func makeRightScreen() -> RightScreen
        var store: Store { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Whole makes for `AppScope`.
    nonisolated final class App: AppRoots, LeftProduct.AppRoots, RightProduct.AppRoots, OpenScope {
        let store: Store

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(number: Int, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let store = Base.Factories.store(objectWatch, number: number)
                self.lifetime = lifetime
                self.store = consume store
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `LeftScreen`.
        func makeLeftScreen() -> LeftScreen {
            Left.Factories.leftScreen(lifetime.objectWatch, store: store)
        }

        /// Makes a new `RightScreen`.
        func makeRightScreen() -> RightScreen {
            Right.Factories.rightScreen(lifetime.objectWatch, store: store)
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

extension Bundle {
    @available(*, unavailable, message: "`Bundle` exposes nothing, so it is a bundle to include and has no classes: list what its users get at, `Expose(T.self)`, or include the composition that exposes it, `Include(Other.self)`")
    typealias App = CompositionWithoutExpose

    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}
