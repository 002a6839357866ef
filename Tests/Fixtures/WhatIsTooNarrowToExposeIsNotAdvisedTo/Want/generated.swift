// Written by Dovetail from KitAssembly. Do not edit.

#if hasFeature(InternalImportsByDefault)
    package import Dovetail
#else
    import Dovetail
#endif

extension KitAssembly {
    /// Makes what KitAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func cache(_ watch: ObjectWatch?) -> (store: SealedStore, cache: Cache) {
            #sourceLocation(file: "Kit/Kit.swift", line: 8)
            let object = ObjectWatch.tell(watch, "Cache", ObjectWatch.start(watch), Cache())
            #sourceLocation(file: "Kit/Kit.swift", line: 8)
            return (SealedStore(value: object), object)
            #sourceLocation()
        }

        @inline(never)
        package static func hidden(_ watch: ObjectWatch?) -> SealedHidden {
            #sourceLocation(file: "Kit/Kit.swift", line: 9)
            return SealedHidden(value: ObjectWatch.tell(watch, "Hidden", ObjectWatch.start(watch), Hidden()))
            #sourceLocation()
        }

        /// `Hidden`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedHidden: Sendable {
            let value: Hidden
        }

        /// `any Store`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedStore: Sendable {
            let value: any Store
        }
    }
}

// Written by Dovetail from AppAssembly, Product, Zone. Do not edit.

public import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func screen(_ watch: ObjectWatch?) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 12)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen())
            #sourceLocation()
        }

        @inline(never)
        static func inner(_ watch: ObjectWatch?) -> Inner {
            #sourceLocation(file: "App/App.swift", line: 13)
            return ObjectWatch.tell(watch, "Inner", ObjectWatch.start(watch), Inner())
            #sourceLocation()
        }

        @inline(never)
        static func shown(_ watch: ObjectWatch?) -> Shown {
            #sourceLocation(file: "App/App.swift", line: 14)
            return ObjectWatch.tell(watch, "Shown", ObjectWatch.start(watch), Shown())
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    public nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    public nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        public init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            self.lifetime = lifetime
            lifetime.finishOpening(self)
        }

        /// Makes a new `Screen`.
        public func makeScreen() -> Screen {
            AppAssembly.Factories.screen(lifetime.objectWatch)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        public func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    public nonisolated enum Generated {}
}

extension Zone {
    /// What Zone, and each composition that includes it, hands out in `AppScope`.
    package nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Zone makes for `AppScope`.
    package nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        package init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            self.lifetime = lifetime
            lifetime.finishOpening(self)
        }

        /// Makes a new `Screen`.
        package func makeScreen() -> Screen {
            AppAssembly.Factories.screen(lifetime.objectWatch)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        package func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    package nonisolated enum Generated {}
}

// What the build has to warn of, each at its place.
#sourceLocation(file: "App/App.swift", line: 12)
private func dovetailWarning1() {
    #warning("nothing that `Product` exposes needs `Inner`; remove the registration, or make `Inner` as accessible as `Product`, and hand it out there: `Expose(Inner.self)` [unused-registration]")
}
#sourceLocation(file: "App/App.swift", line: 13)
private func dovetailWarning2() {
    #warning("nothing that `Product` exposes needs `Shown`; remove the registration, or hand it out: `Expose([Shown].self)` in `Product` [unused-registration]")
}
#sourceLocation(file: "Kit/Kit.swift", line: 7)
private func dovetailWarning3() {
    #warning("nothing that `Product` exposes needs `Cache`; remove the registration, or make `any Store` as accessible as `Product`, and hand it out there: `Expose((any Store).self)` [unused-registration]")
}
#sourceLocation(file: "Kit/Kit.swift", line: 8)
private func dovetailWarning4() {
    #warning("nothing that `Product` exposes needs `Hidden`; remove the registration, or make `Hidden` as accessible as `Product`, and hand it out there: `Expose(Hidden.self)` [unused-registration]")
}
#sourceLocation()
