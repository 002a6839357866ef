// Written by Dovetail from AppAssembly, ChildAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func store(_ watch: ObjectWatch?) -> Store {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store())
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func theme(_ watch: ObjectWatch?, store: consuming Store) -> Theme {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Theme", ObjectWatch.start(watch), Theme(store: store))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func rowViewModel(
            _ watch: ObjectWatch?,
            number: consuming Int,
            store: consuming Store
        ) -> RowViewModel {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "RowViewModel", ObjectWatch.start(watch), RowViewModel(
                number: number,
                store: store
            ))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func listViewModel(
            _ watch: ObjectWatch?,
            makeRow: @escaping (Int) -> RowViewModel,
            theme: @escaping () throws -> Theme
        ) -> ListViewModel {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "ListViewModel", ObjectWatch.start(watch), ListViewModel(
                makeRow: makeRow,
                theme: theme
            ))
            #sourceLocation()
        }

        @inline(never)
        static func router(
            _ watch: ObjectWatch?,
            makeList: @escaping @Sendable () async -> ListViewModel,
            theme: @escaping @MainActor () throws -> Theme,
            open: @escaping @Sendable (Int) async throws -> (Window, end: @Sendable () async -> Void)
        ) -> Router {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Router", ObjectWatch.start(watch), Router(
                makeList: makeList,
                theme: theme,
                open: open
            ))
            #sourceLocation()
        }

        @inline(never)
        static func deep(
            _ watch: ObjectWatch?,
            makeList: @escaping () async -> ListViewModel,
            router: consuming Router
        ) -> Deep {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Deep", ObjectWatch.start(watch), Deep(makeList: makeList, router: router))
            #sourceLocation()
        }
    }
}

extension ChildAssembly {
    /// Makes what ChildAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @MainActor static func window(_ watch: ObjectWatch?, number: consuming Int, theme: consuming Theme) -> Window {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return ObjectWatch.tell(watch, "Window", ObjectWatch.start(watch), Window(number: number, theme: theme))
            #sourceLocation()
        }

        static func endWindow(_ object: Window) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            let hook: (Window) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var router: Router { get }
        func makeDeep() -> Deep
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let router: Router

        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<App>
        fileprivate let store: Store
        private let lazyTheme = Lazy<Theme>("Theme")

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let store = AppAssembly.Factories.store(objectWatch)
                let router = AppAssembly.Factories.router(
                    objectWatch,
                    makeList: { @MainActor in
                        AppAssembly.Factories.listViewModel(
                            objectWatch,
                            makeRow: { number in
                                AppAssembly.Factories.rowViewModel(objectWatch, number: number, store: store)
                            },
                            theme: { try reference.open("Theme", for: "ListViewModel").theme }
                        )
                    },
                    theme: { try reference.open("Theme", for: "Router").theme },
                    open: { int in
                        let opened = try await reference.open("Window", for: "Router").openChild(number: int)
                        return (opened.window, end: { _ = await opened.end() })
                    }
                )
                self.lifetime = lifetime
                self.reference = reference
                self.router = consume router
                self.store = store
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        @MainActor fileprivate var theme: Theme { lazyTheme.value(in: lifetime) { newTheme() } }

        @MainActor private func newTheme() -> Theme {
            AppAssembly.Factories.theme(lifetime.objectWatch, store: store)
        }

        /// Makes a new `Deep`.
        func makeDeep() -> Deep {
            AppAssembly.Factories.deep(
                lifetime.objectWatch,
                makeList: { @MainActor [objectWatch = lifetime.objectWatch, reference, store] in
                    AppAssembly.Factories.listViewModel(
                        objectWatch,
                        makeRow: { number in
                            AppAssembly.Factories.rowViewModel(objectWatch, number: number, store: store)
                        },
                        theme: { try reference.open("Theme", for: "ListViewModel").theme }
                    )
                },
                router: router
            )
        }

        /// Opens `ChildScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        @MainActor func openChild(number: Int) throws -> Child {
            try Child(in: self, number: number)
        }

        /// Opens `ChildScope` for as long as the closure runs, and ends it however that leaves.
        @MainActor func withChild<Outcome>(
            number: Int,
            _ body: @MainActor (Child) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openChild(number: number)
            do {
                let result = try await body(scope)
                await scope.end()
                return result
            } catch {
                await scope.end()
                throw error
            }
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `ChildScope`.
    nonisolated protocol ChildRoots: AnyObject, Sendable {
        var window: Window { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `ChildScope`.
    nonisolated final class Child: ChildRoots, OpenScope {
        let window: Window

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        @MainActor fileprivate init(in app: App, number: Int) throws {
            let lifetime = try ScopeLifetime("Child", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let window = ChildAssembly.Factories.window(objectWatch, number: number, theme: app.theme)
                lifetime.onEnd("Window", position: 0) {
                    try await ChildAssembly.Factories.endWindow(window)
                }
                self.app = app
                self.lifetime = lifetime
                self.window = window
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
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
