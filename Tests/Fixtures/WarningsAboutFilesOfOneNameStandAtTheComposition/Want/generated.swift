// Written by Dovetail from DataAssembly, MoreData. Do not edit.

package import Dovetail

extension DataAssembly {
    /// Makes what DataAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func store(_ watch: ObjectWatch?) -> Store {
            #sourceLocation(file: "Data/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store())
            #sourceLocation()
        }

        @inline(never)
        package static func unused(_ watch: ObjectWatch?) -> Unused {
            #sourceLocation(file: "Data/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Unused", ObjectWatch.start(watch), Unused())
            #sourceLocation()
        }
    }
}

extension MoreData {
    /// Makes what MoreData registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func idle(_ watch: ObjectWatch?) -> Idle {
            #sourceLocation(file: "Data/MoreData.swift", line: 10)
            return ObjectWatch.tell(watch, "Idle", ObjectWatch.start(watch), Idle())
            #sourceLocation()
        }
    }
}

// Written by Dovetail from Again, Product. Do not edit.

import Data
import Dovetail

extension Again {
    /// What Again, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var store: Store { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Again makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let store: Store

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(needless: String, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let store = DataAssembly.Factories.store(objectWatch)
                self.lifetime = lifetime
                self.store = consume store
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
        init(needless: String, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let store = DataAssembly.Factories.store(objectWatch)
                self.lifetime = lifetime
                self.store = consume store
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
#sourceLocation(file: "App/Manifest.swift", line: 12)
private func dovetailWarning1() {
    #warning("nothing that `Again` exposes needs `Unused`, at line 10 of Manifest.swift in the module Data; remove the registration, or hand it out: `Expose(Unused.self)` in `Again` [unused-registration]")
}
#sourceLocation(file: "Data/MoreData.swift", line: 9)
private func dovetailWarning2() {
    #warning("nothing that `Again` exposes needs `Idle`; remove the registration, or hand it out: `Expose(Idle.self)` in `Again` [unused-registration]")
}
#sourceLocation(file: "App/Manifest.swift", line: 12)
private func dovetailWarning3() {
    #warning("the input `needless`, of type `String`, is handed in when `AppScope` opens, but nothing that `Again` exposes needs it, at line 8 of Manifest.swift in the module Data; remove the input, so that no caller has to provide it [unused-input]")
}
#sourceLocation()
