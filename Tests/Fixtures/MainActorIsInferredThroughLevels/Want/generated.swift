// Written by Dovetail from AppAssembly, ScreenAssembly, Product. Do not edit.

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
        static func counter(_ watch: ObjectWatch?, store: consuming Store) -> Counter {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Counter", ObjectWatch.start(watch), Counter(store: store))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func listViewModel(
            _ watch: ObjectWatch?,
            makeRow: @escaping @MainActor (Int) -> RowViewModel
        ) -> ListViewModel {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "ListViewModel", ObjectWatch.start(watch), ListViewModel(makeRow: makeRow))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func rowViewModel(
            _ watch: ObjectWatch?,
            number: consuming Int,
            counter: consuming Counter
        ) -> RowViewModel {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "RowViewModel", ObjectWatch.start(watch), RowViewModel(
                number: number,
                counter: counter
            ))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func coordinator(
            _ watch: ObjectWatch?,
            list: consuming ListViewModel,
            fresh: @escaping () async -> ListViewModel
        ) -> Coordinator {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Coordinator", ObjectWatch.start(watch), Coordinator(
                list: list,
                fresh: fresh
            ))
            #sourceLocation()
        }

        @inline(never)
        static func wrapper(_ watch: ObjectWatch?, coordinator: consuming Coordinator) -> Wrapper {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Wrapper", ObjectWatch.start(watch), Wrapper(coordinator: coordinator))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func theme(_ watch: ObjectWatch?, store: consuming Store) -> Theme {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Theme", ObjectWatch.start(watch), Theme(store: store))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func inherited(_ watch: ObjectWatch?, store: consuming Store) -> Inherited {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Inherited", ObjectWatch.start(watch), Inherited(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func plain(_ watch: ObjectWatch?, store: consuming Store) -> Plain {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Plain", ObjectWatch.start(watch), Plain(store: store))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func onlyItsInitializer(_ watch: ObjectWatch?, store: consuming Store) -> OnlyItsInitializer {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "OnlyItsInitializer", ObjectWatch.start(watch), OnlyItsInitializer(
                store: store
            ))
            #sourceLocation()
        }
    }
}

extension ScreenAssembly {
    /// Makes what ScreenAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @MainActor static func window(_ watch: ObjectWatch?, theme: consuming Theme) -> Window {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return ObjectWatch.tell(watch, "Window", ObjectWatch.start(watch), Window(theme: theme))
            #sourceLocation()
        }

        static func endWindow(_ object: Window) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            let hook: (Window) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        @MainActor func makeCoordinator() -> Coordinator
        @MainActor func makeWrapper() -> Wrapper
        var counter: Counter { get }
        @MainActor var theme: Theme { get }
        @MainActor func makeInherited() -> Inherited
        func makePlain() -> Plain
        @MainActor func makeOnlyItsInitializer() -> OnlyItsInitializer
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let counter: Counter

        fileprivate let lifetime: ScopeLifetime
        fileprivate let store: Store
        private let lazyTheme = Lazy<Theme>("Theme")

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let store = AppAssembly.Factories.store(objectWatch)
                let counter = AppAssembly.Factories.counter(objectWatch, store: store)
                self.lifetime = lifetime
                self.counter = consume counter
                self.store = consume store
            }
            lifetime.finishOpening(self)
        }

        @MainActor var theme: Theme { lazyTheme.value(in: lifetime) { newTheme() } }

        @MainActor private func newTheme() -> Theme {
            AppAssembly.Factories.theme(lifetime.objectWatch, store: store)
        }

        /// Makes a new `Coordinator`.
        @MainActor func makeCoordinator() -> Coordinator {
            AppAssembly.Factories.coordinator(
                lifetime.objectWatch,
                list: makeListViewModel(),
                fresh: { [objectWatch = lifetime.objectWatch, counter] in
                    AppAssembly.Factories.listViewModel(
                        objectWatch,
                        makeRow: { number in
                            AppAssembly.Factories.rowViewModel(objectWatch, number: number, counter: counter)
                        }
                    )
                }
            )
        }

        /// Makes a new `Wrapper`.
        @MainActor func makeWrapper() -> Wrapper {
            AppAssembly.Factories.wrapper(lifetime.objectWatch, coordinator: makeCoordinator())
        }

        /// Makes a new `Inherited`.
        @MainActor func makeInherited() -> Inherited {
            AppAssembly.Factories.inherited(lifetime.objectWatch, store: store)
        }

        /// Makes a new `Plain`.
        func makePlain() -> Plain {
            AppAssembly.Factories.plain(lifetime.objectWatch, store: store)
        }

        /// Makes a new `OnlyItsInitializer`.
        @MainActor func makeOnlyItsInitializer() -> OnlyItsInitializer {
            AppAssembly.Factories.onlyItsInitializer(lifetime.objectWatch, store: store)
        }

        @MainActor fileprivate func makeListViewModel() -> ListViewModel {
            AppAssembly.Factories.listViewModel(
                lifetime.objectWatch,
                makeRow: { [objectWatch = lifetime.objectWatch, counter] number in
                    AppAssembly.Factories.rowViewModel(objectWatch, number: number, counter: counter)
                }
            )
        }

        /// Opens `ScreenScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        @MainActor func openScreen() throws -> Screen {
            try Screen(in: self)
        }

        /// Opens `ScreenScope` for as long as the closure runs, and ends it however that leaves.
        @MainActor func withScreen<Outcome>(
            _ body: @MainActor (Screen) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openScreen()
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

    /// What Product, and each composition that includes it, hands out in `ScreenScope`.
    nonisolated protocol ScreenRoots: AnyObject, Sendable {
        var window: Window { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `ScreenScope`.
    nonisolated final class Screen: ScreenRoots, OpenScope {
        let window: Window

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        @MainActor fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Screen", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let window = ScreenAssembly.Factories.window(objectWatch, theme: app.theme)
                lifetime.onEnd("Window", position: 0) {
                    try await ScreenAssembly.Factories.endWindow(window)
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
