// Written by Dovetail from AppAssembly, Product. Do not edit.

#if swift(>=6)
import Dovetail
#endif

#if hasFeature(InferIsolatedConformances) && swift(>=6)
extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func store(_ watch: ObjectWatch?) -> Store {
            #sourceLocation(file: "App/App.swift", line: 15)
            let make: () -> Store = { Store(name: "featured") }
            #sourceLocation(file: "App/App.swift", line: 15)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), make())
            #sourceLocation()
        }
    }
}
#elseif !swift(>=6)
extension AppAssembly {
    nonisolated enum Factories {}
}
#else
extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func store(_ watch: ObjectWatch?) -> Store {
            #sourceLocation(file: "App/App.swift", line: 18)
            let make: () -> Store = { Store(name: "plain") }
            #sourceLocation(file: "App/App.swift", line: 18)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), make())
            #sourceLocation()
        }
    }
}
#endif

#if swift(>=6)
extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var store: Store { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let store: Store

        fileprivate let lifetime: ScopeLifetime

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
