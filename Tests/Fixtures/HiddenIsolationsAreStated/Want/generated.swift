// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func store(_ watch: ObjectWatch?) -> Store {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func label(_ watch: ObjectWatch?, store: consuming Store) -> Label {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Label", ObjectWatch.start(watch), Label(store: store))
            #sourceLocation()
        }

        @inline(never)
        @Drawing static func row(_ watch: ObjectWatch?, store: consuming Store) -> Row {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Row", ObjectWatch.start(watch), Row(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func screen(_ watch: ObjectWatch?, label: consuming Label) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(label: label))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func theme(_ watch: ObjectWatch?) -> Theme {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Theme", ObjectWatch.start(watch), Theme())
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        @MainActor func makeScreen() -> Screen
        @Drawing func makeRow() -> Row
        var theme: Theme { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let theme: Theme

        fileprivate let lifetime: ScopeLifetime
        fileprivate let store: Store

        /// Opens `AppScope`.
        @MainActor init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let store = AppAssembly.Factories.store(objectWatch)
                let theme = AppAssembly.Factories.theme(objectWatch)
                self.lifetime = lifetime
                self.theme = consume theme
                self.store = consume store
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Row`.
        @Drawing func makeRow() -> Row {
            AppAssembly.Factories.row(lifetime.objectWatch, store: store)
        }

        /// Makes a new `Screen`.
        @MainActor func makeScreen() -> Screen {
            AppAssembly.Factories.screen(lifetime.objectWatch, label: makeLabel())
        }

        @MainActor fileprivate func makeLabel() -> Label {
            AppAssembly.Factories.label(lifetime.objectWatch, store: store)
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
