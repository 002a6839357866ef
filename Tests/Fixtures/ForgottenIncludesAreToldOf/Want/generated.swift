// Written by Dovetail from KitAssembly, Bundle, Product. Do not edit.

#if hasFeature(InternalImportsByDefault)
    package import Dovetail
#else
    import Dovetail
#endif

extension KitAssembly {
    /// Makes what KitAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func disk(_ watch: ObjectWatch?) -> any Store {
            #sourceLocation(file: "Kit/Kit.swift", line: 11)
            return ObjectWatch.tell(watch, "Disk", ObjectWatch.start(watch), Disk())
            #sourceLocation()
        }

        @inline(never)
        package static func screen(_ watch: ObjectWatch?, store: consuming any Store) -> Screen {
            #sourceLocation(file: "Kit/Kit.swift", line: 12)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(store: store))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    package nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    package nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let store: any Store

        /// Opens `AppScope`.
        package init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let store = KitAssembly.Factories.disk(objectWatch)
                self.lifetime = lifetime
                self.store = consume store
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Screen`.
        package func makeScreen() -> Screen {
            KitAssembly.Factories.screen(lifetime.objectWatch, store: store)
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

extension Bundle {
    @available(*, unavailable, message: "`Bundle` exposes nothing, so it is a bundle to include and has no classes: list what its users get at, `Expose(T.self)`, or include the composition that exposes it, `Include(Other.self)`")
    package typealias App = CompositionWithoutExpose

    /// Says that the build reads this composition.
    package nonisolated enum Generated {}
}

// Written by Dovetail from Doubles, Bare, Doubling, Exposing, Including, PublicBundle. Do not edit.

extension Doubles {
    nonisolated enum Factories {}
}

extension Bare {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Doubling {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Exposing {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension Including {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

extension PublicBundle {
    /// Says that the build reads this composition.
    public nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 16)
#error("`Doubles` replaces nothing in `Bare`, which lists and includes nothing else; include the composition that it is to change: `Include(Product.self)` [override-without-target]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 23)
#error("`Doubles` replaces nothing in `Exposing`, which lists and includes nothing else; include the composition that it is to change: `Include(Product.self)` [override-without-target]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 45)
#error("`Doubles` replaces nothing in `PublicBundle`, which lists and includes nothing else; include the composition that it is to change: `Include(Product.self)` [override-without-target]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 31)
#error("`Doubles` replaces nothing in `Including`; `Disk` provides `any Store` in `AppScope`, but not in what the composition that overrides includes: let that include or list `KitAssembly` [override-without-target]")
#sourceLocation()
