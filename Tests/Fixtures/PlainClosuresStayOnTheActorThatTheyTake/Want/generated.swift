// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @MainActor static func theme() -> Theme {
            #sourceLocation(file: "App/Manifest.swift", line: 8)
            return Theme()
            #sourceLocation()
        }

        @MainActor static func row(number: Int, theme: Theme) -> Row {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return Row(number: number, theme: theme)
            #sourceLocation()
        }

        static func list(makeRow: @escaping (Int) -> Row) -> List {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return List(makeRow: makeRow)
            #sourceLocation()
        }

        static func screen(list: List, makeList: @escaping () -> List) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return Screen(list: list, makeList: makeList)
            #sourceLocation()
        }

        static func flow(makeRow: @escaping (Int) async -> Row) -> Flow {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Flow(makeRow: makeRow)
            #sourceLocation()
        }

        static func router(makeRow: @escaping (Int) -> Row) -> Router {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Router(makeRow: makeRow)
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        @MainActor func makeScreen() -> Screen
        func makeFlow() -> Flow
        var router: Router { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let router: Router

        fileprivate let lifetime: ScopeLifetime
        fileprivate let theme: Theme

        /// Opens `AppScope`.
        @MainActor init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let theme = AppAssembly.Factories.theme()
            let router = AppAssembly.Factories.router(
                makeRow: { number in AppAssembly.Factories.row(number: number, theme: theme) }
            )
            self.lifetime = lifetime
            self.router = router
            self.theme = theme
            lifetime.finishOpening()
        }

        /// Makes a new `Screen`.
        @MainActor func makeScreen() -> Screen {
            AppAssembly.Factories.screen(
                list: makeList(),
                makeList: { [theme] in
                    AppAssembly.Factories.list(makeRow: { number in AppAssembly.Factories.row(number: number, theme: theme) })
                }
            )
        }

        /// Makes a new `Flow`.
        func makeFlow() -> Flow {
            AppAssembly.Factories.flow(makeRow: { @MainActor [theme] number in
                AppAssembly.Factories.row(number: number, theme: theme)
            })
        }

        @MainActor fileprivate func makeList() -> List {
            AppAssembly.Factories.list(
                makeRow: { [theme] number in AppAssembly.Factories.row(number: number, theme: theme) }
            )
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
