// Written by Dovetail from AppAssembly, Product. Do not edit.

#if os(Linux) || os(macOS)
import Dovetail
#endif

#if os(Linux)
extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func store(_ watch: ObjectWatch?) -> Store {
            #sourceLocation(file: "App/App.swift", line: 10)
            let make: () -> Store = { Store(name: "Linux") }
            #sourceLocation(file: "App/App.swift", line: 10)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func list(_ watch: ObjectWatch?, store: consuming Store) -> List {
            #sourceLocation(file: "App/App.swift", line: 16)
            return ObjectWatch.tell(watch, "List", ObjectWatch.start(watch), List(store: store))
            #sourceLocation()
        }
    }
}
#elseif os(macOS)
extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func store(_ watch: ObjectWatch?) -> Store {
            #sourceLocation(file: "App/App.swift", line: 12)
            let make: () -> Store = { Store(name: "Mac") }
            #sourceLocation(file: "App/App.swift", line: 12)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func list(_ watch: ObjectWatch?, store: consuming Store) -> List {
            #sourceLocation(file: "App/App.swift", line: 16)
            return ObjectWatch.tell(watch, "List", ObjectWatch.start(watch), List(store: store))
            #sourceLocation()
        }
    }
}
#else
extension AppAssembly {
    nonisolated enum Factories {}
}
#endif

#if os(Linux) || os(macOS)
extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeList() -> List
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let store: Store

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let store = AppAssembly.Factories.store(objectWatch)
                self.lifetime = lifetime
                self.store = store
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `List`.
        func makeList() -> List {
            AppAssembly.Factories.list(lifetime.objectWatch, store: store)
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
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}
#endif
