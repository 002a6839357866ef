// Written by Dovetail from AppAssembly, ScreenAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func store() -> Store {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return Store()
            #sourceLocation()
        }

        static func counter(store: Store) -> Counter {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return Counter(store: store)
            #sourceLocation()
        }

        @MainActor static func listViewModel(makeRow: @escaping @MainActor (Int) -> RowViewModel) -> ListViewModel {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ListViewModel(makeRow: makeRow)
            #sourceLocation()
        }

        @MainActor static func rowViewModel(number: Int, counter: Counter) -> RowViewModel {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return RowViewModel(number: number, counter: counter)
            #sourceLocation()
        }

        @MainActor static func coordinator(
            list: ListViewModel,
            fresh: @escaping () async -> ListViewModel
        ) -> Coordinator {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Coordinator(list: list, fresh: fresh)
            #sourceLocation()
        }

        static func wrapper(coordinator: Coordinator) -> Wrapper {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return Wrapper(coordinator: coordinator)
            #sourceLocation()
        }

        @MainActor static func theme(store: Store) -> Theme {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return Theme(store: store)
            #sourceLocation()
        }

        @MainActor static func inherited(store: Store) -> Inherited {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return Inherited(store: store)
            #sourceLocation()
        }

        static func plain(store: Store) -> Plain {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return Plain(store: store)
            #sourceLocation()
        }

        @MainActor static func onlyItsInitializer(store: Store) -> OnlyItsInitializer {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return OnlyItsInitializer(store: store)
            #sourceLocation()
        }
    }
}

extension ScreenAssembly {
    /// Makes what ScreenAssembly registers.
    nonisolated enum Factories {
        @MainActor static func window(theme: Theme) -> Window {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return Window(theme: theme)
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
            let store = AppAssembly.Factories.store()
            let counter = AppAssembly.Factories.counter(store: store)
            self.lifetime = lifetime
            self.counter = counter
            self.store = store
            lifetime.finishOpening()
        }

        @MainActor var theme: Theme { lazyTheme.value(in: lifetime) { newTheme() } }

        @MainActor private func newTheme() -> Theme {
            AppAssembly.Factories.theme(store: store)
        }

        /// Makes a new `Coordinator`.
        @MainActor func makeCoordinator() -> Coordinator {
            AppAssembly.Factories.coordinator(
                list: makeListViewModel(),
                fresh: { [counter] in
                    AppAssembly.Factories.listViewModel(makeRow: { number in
                        AppAssembly.Factories.rowViewModel(number: number, counter: counter)
                    })
                }
            )
        }

        /// Makes a new `Wrapper`.
        @MainActor func makeWrapper() -> Wrapper {
            AppAssembly.Factories.wrapper(coordinator: makeCoordinator())
        }

        /// Makes a new `Inherited`.
        @MainActor func makeInherited() -> Inherited {
            AppAssembly.Factories.inherited(store: store)
        }

        /// Makes a new `Plain`.
        func makePlain() -> Plain {
            AppAssembly.Factories.plain(store: store)
        }

        /// Makes a new `OnlyItsInitializer`.
        @MainActor func makeOnlyItsInitializer() -> OnlyItsInitializer {
            AppAssembly.Factories.onlyItsInitializer(store: store)
        }

        @MainActor fileprivate func makeListViewModel() -> ListViewModel {
            AppAssembly.Factories.listViewModel(makeRow: { [counter] number in
                AppAssembly.Factories.rowViewModel(number: number, counter: counter)
            })
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
            let window = ScreenAssembly.Factories.window(theme: app.theme)
            lifetime.onEnd("Window", position: 0) {
                try await ScreenAssembly.Factories.endWindow(window)
            }
            self.app = app
            self.lifetime = lifetime
            self.window = window
            lifetime.finishOpening()
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
