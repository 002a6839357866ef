// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func store() -> Store {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return Store()
            #sourceLocation()
        }

        @MainActor static func label(store: Store) -> Label {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return Label(store: store)
            #sourceLocation()
        }

        @Drawing static func row(store: Store) -> Row {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Row(store: store)
            #sourceLocation()
        }

        static func screen(label: Label) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Screen(label: label)
            #sourceLocation()
        }

        @MainActor static func theme() -> Theme {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return Theme()
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
            let store = AppAssembly.Factories.store()
            let theme = AppAssembly.Factories.theme()
            self.lifetime = lifetime
            self.theme = theme
            self.store = store
            lifetime.finishOpening()
        }

        /// Makes a new `Row`.
        @Drawing func makeRow() -> Row {
            AppAssembly.Factories.row(store: store)
        }

        /// Makes a new `Screen`.
        @MainActor func makeScreen() -> Screen {
            AppAssembly.Factories.screen(label: makeLabel())
        }

        @MainActor fileprivate func makeLabel() -> Label {
            AppAssembly.Factories.label(store: store)
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
