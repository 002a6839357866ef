// Written by Dovetail from ADoubles, AppAssembly, Product. Do not edit.

import Dovetail

extension ADoubles {
    /// Makes what ADoubles registers.
    nonisolated enum Factories {
        @inline(never)
        static func testStore(_ watch: ObjectWatch?) -> any Store {
            #sourceLocation(file: "App/App.swift", line: 20)
            return ObjectWatch.tell(watch, "TestStore", ObjectWatch.start(watch), TestStore())
            #sourceLocation()
        }
    }
}

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func diskStore(_ watch: ObjectWatch?) -> any Store {
            #sourceLocation(file: "App/App.swift", line: 28)
            return ObjectWatch.tell(watch, "DiskStore", ObjectWatch.start(watch), DiskStore())
            #sourceLocation()
        }

        @inline(never)
        static func spelling(_ watch: ObjectWatch?) -> any Plugin {
            #sourceLocation(file: "App/App.swift", line: 29)
            return ObjectWatch.tell(watch, "Spelling", ObjectWatch.start(watch), Spelling())
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var store: any Store { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let store: any Store

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let store = ADoubles.Factories.testStore(objectWatch)
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
