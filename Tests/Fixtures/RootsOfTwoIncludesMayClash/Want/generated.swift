// Written by Dovetail from BaseAssembly, LeftAssembly, RightAssembly, AliasProduct, BaseProduct, Both, Diamond, LeftProduct, RightProduct. Do not edit.

import Dovetail

extension BaseAssembly {
    /// Makes what BaseAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func base(_ watch: ObjectWatch?) -> Base {
            #sourceLocation(file: "App/App.swift", line: 23)
            return ObjectWatch.tell(watch, "Base", ObjectWatch.start(watch), Base())
            #sourceLocation()
        }
    }
}

extension LeftAssembly {
    /// Makes what LeftAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func leftPage(_ watch: ObjectWatch?) -> Left.Page {
            #sourceLocation(file: "App/App.swift", line: 30)
            return ObjectWatch.tell(watch, "Left.Page", ObjectWatch.start(watch), Left.Page())
            #sourceLocation()
        }
    }
}

extension RightAssembly {
    /// Makes what RightAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func leftPage(_ watch: ObjectWatch?) -> LeftPage {
            #sourceLocation(file: "App/App.swift", line: 37)
            return ObjectWatch.tell(watch, "LeftPage", ObjectWatch.start(watch), LeftPage())
            #sourceLocation()
        }
    }
}

extension AliasProduct {
    /// What AliasProduct, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var base: Base { get }
        var front: LeftPage { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What AliasProduct makes for `AppScope`.
    nonisolated final class App: AppRoots, BaseProduct.AppRoots, OpenScope {
        let base: Base
        let front: LeftPage

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let base = BaseAssembly.Factories.base(objectWatch)
                let front = RightAssembly.Factories.leftPage(objectWatch)
                self.lifetime = lifetime
                self.base = base
                self.front = front
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

extension BaseProduct {
    /// What BaseProduct, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var base: Base { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What BaseProduct makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let base: Base

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let base = BaseAssembly.Factories.base(objectWatch)
                self.lifetime = lifetime
                self.base = base
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

extension Both {
    /// What Both, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var base: Base { get }
        var leftPage: Left.Page { get }
        var leftPage2: LeftPage { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Both makes for `AppScope`.
    nonisolated final class App: AppRoots, LeftProduct.AppRoots, BaseProduct.AppRoots, OpenScope {
        let base: Base
        let leftPage: Left.Page
        let leftPage2: LeftPage

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let base = BaseAssembly.Factories.base(objectWatch)
                let leftPage = LeftAssembly.Factories.leftPage(objectWatch)
                let leftPage2 = RightAssembly.Factories.leftPage(objectWatch)
                self.lifetime = lifetime
                self.base = base
                self.leftPage = leftPage
                self.leftPage2 = leftPage2
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

extension Diamond {
    /// What Diamond, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var base: Base { get }
        var leftPage: Left.Page { get }
        var front: LeftPage { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Diamond makes for `AppScope`.
    nonisolated final class App: AppRoots, LeftProduct.AppRoots, BaseProduct.AppRoots, AliasProduct.AppRoots, OpenScope {
        let base: Base
        let leftPage: Left.Page
        let front: LeftPage

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let base = BaseAssembly.Factories.base(objectWatch)
                let leftPage = LeftAssembly.Factories.leftPage(objectWatch)
                let front = RightAssembly.Factories.leftPage(objectWatch)
                self.lifetime = lifetime
                self.base = base
                self.leftPage = leftPage
                self.front = front
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

extension LeftProduct {
    /// What LeftProduct, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var base: Base { get }
        var leftPage: Left.Page { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What LeftProduct makes for `AppScope`.
    nonisolated final class App: AppRoots, BaseProduct.AppRoots, OpenScope {
        let base: Base
        let leftPage: Left.Page

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let base = BaseAssembly.Factories.base(objectWatch)
                let leftPage = LeftAssembly.Factories.leftPage(objectWatch)
                self.lifetime = lifetime
                self.base = base
                self.leftPage = leftPage
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

extension RightProduct {
    /// What RightProduct, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var base: Base { get }
        var leftPage: LeftPage { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What RightProduct makes for `AppScope`.
    nonisolated final class App: AppRoots, BaseProduct.AppRoots, OpenScope {
        let base: Base
        let leftPage: LeftPage

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let base = BaseAssembly.Factories.base(objectWatch)
                let leftPage = RightAssembly.Factories.leftPage(objectWatch)
                self.lifetime = lifetime
                self.base = base
                self.leftPage = leftPage
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

// What the build has to warn of, each at its place.
#sourceLocation(file: "App/App.swift", line: 67)
private func dovetailWarning1() {
    #warning("`Both.App` doesn't conform to `RightProduct.AppRoots`, since `leftPage` is `leftPage2` here; another root is called `leftPage`: expose one of the two by a typealias, which gives it its name [root-mismatch]")
}
#sourceLocation()
