// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @MainActor static func theme(_ watch: ObjectWatch?) -> Theme {
            #sourceLocation(file: "App/Manifest.swift", line: 8)
            return ObjectWatch.tell(watch, "Theme", ObjectWatch.start(watch), Theme())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func row(_ watch: ObjectWatch?, number: consuming Int, theme: consuming Theme) -> Row {
            #sourceLocation(file: "App/Manifest.swift", line: 9)
            return ObjectWatch.tell(watch, "Row", ObjectWatch.start(watch), Row(number: number, theme: theme))
            #sourceLocation()
        }

        @inline(never)
        static func list(_ watch: ObjectWatch?, makeRow: @escaping (Int) -> Row) -> List {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "List", ObjectWatch.start(watch), List(makeRow: makeRow))
            #sourceLocation()
        }

        @inline(never)
        static func screen(_ watch: ObjectWatch?, list: consuming List, makeList: @escaping () -> List) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(list: list, makeList: makeList))
            #sourceLocation()
        }

        @inline(never)
        static func flow(_ watch: ObjectWatch?, makeRow: @escaping (Int) async -> Row) -> Flow {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Flow", ObjectWatch.start(watch), Flow(makeRow: makeRow))
            #sourceLocation()
        }

        @inline(never)
        static func router(_ watch: ObjectWatch?, makeRow: @escaping (Int) -> Row) -> Router {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Router", ObjectWatch.start(watch), Router(makeRow: makeRow))
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
            let objectWatch = lifetime.objectWatch
            do {
                let theme = AppAssembly.Factories.theme(objectWatch)
                let router = AppAssembly.Factories.router(
                    objectWatch,
                    makeRow: { number in
                        AppAssembly.Factories.row(objectWatch, number: number, theme: theme)
                    }
                )
                self.lifetime = lifetime
                self.router = consume router
                self.theme = theme
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Screen`.
        @MainActor func makeScreen() -> Screen {
            AppAssembly.Factories.screen(
                lifetime.objectWatch,
                list: makeList(),
                makeList: { [objectWatch = lifetime.objectWatch, theme] in
                    AppAssembly.Factories.list(
                        objectWatch,
                        makeRow: { number in
                            AppAssembly.Factories.row(objectWatch, number: number, theme: theme)
                        }
                    )
                }
            )
        }

        /// Makes a new `Flow`.
        func makeFlow() -> Flow {
            AppAssembly.Factories.flow(
                lifetime.objectWatch,
                makeRow: { @MainActor [objectWatch = lifetime.objectWatch, theme] number in
                    AppAssembly.Factories.row(objectWatch, number: number, theme: theme)
                }
            )
        }

        @MainActor fileprivate func makeList() -> List {
            AppAssembly.Factories.list(
                lifetime.objectWatch,
                makeRow: { [objectWatch = lifetime.objectWatch, theme] number in
                    AppAssembly.Factories.row(objectWatch, number: number, theme: theme)
                }
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
