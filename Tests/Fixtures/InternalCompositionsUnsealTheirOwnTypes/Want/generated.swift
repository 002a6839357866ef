// Written by Dovetail from AppAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    public nonisolated enum Factories {
        public static func store(setting: Setting) -> SealedStore {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return SealedStore(value: Store(setting: setting))
            #sourceLocation()
        }

        public static func index(store: SealedStore) -> SealedIndex {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return SealedIndex(value: Index(store: store.value))
            #sourceLocation()
        }

        public static func screen(
            store: SealedStore,
            index: SealedIndex,
            makePage: @escaping (Number) -> SealedPage
        ) -> SealedScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return SealedScreen(value: Screen(
                store: store.value,
                index: index.value,
                makePage: { argument1 in makePage(argument1).value }
            ))
            #sourceLocation()
        }

        public static func page(number: Number, store: SealedStore) -> SealedPage {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return SealedPage(value: Page(number: number, store: store.value))
            #sourceLocation()
        }

        public static func boxOfSetting(content: Setting) -> SealedBoxOfSetting {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return SealedBoxOfSetting(value: Box<Setting>(content: content))
            #sourceLocation()
        }

        /// `Box<Setting>`, for other modules to hold and to pass on, not to look into.
        public nonisolated struct SealedBoxOfSetting: Sendable {
            let value: Box<Setting>
        }

        /// `Index`, for other modules to hold and to pass on, not to look into.
        public nonisolated struct SealedIndex: Sendable {
            let value: Index
        }

        /// `Page`, for other modules to hold and to pass on, not to look into.
        public nonisolated struct SealedPage {
            let value: Page
        }

        /// `Screen`, for other modules to hold and to pass on, not to look into.
        public nonisolated struct SealedScreen {
            let value: Screen
        }

        /// `Store`, for other modules to hold and to pass on, not to look into.
        public nonisolated struct SealedStore: Sendable {
            let value: Store
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var setting: Setting { get }
        var store: Store { get }
        var index: Index { get }
        func makeScreen() -> Screen
        func makePage(number: Number) -> Page
        var boxOfSetting: Box<Setting> { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let setting: Setting

        fileprivate let lifetime: ScopeLifetime
        fileprivate let sealedStore: AppAssembly.Factories.SealedStore
        fileprivate let sealedBoxOfSetting: AppAssembly.Factories.SealedBoxOfSetting
        private let lazySealedIndex = Lazy<AppAssembly.Factories.SealedIndex>("Index")

        /// Opens `AppScope`.
        init(setting: Setting, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let sealedStore = AppAssembly.Factories.store(setting: setting)
            let sealedBoxOfSetting = AppAssembly.Factories.boxOfSetting(content: setting)
            self.lifetime = lifetime
            self.setting = setting
            self.sealedStore = sealedStore
            self.sealedBoxOfSetting = sealedBoxOfSetting
            lifetime.finishOpening()
        }

        var store: Store { sealedStore.value }

        var boxOfSetting: Box<Setting> { sealedBoxOfSetting.value }

        fileprivate var sealedIndex: AppAssembly.Factories.SealedIndex {
            lazySealedIndex.value(in: lifetime) { newSealedIndex() }
        }

        var index: Index { sealedIndex.value }

        private func newSealedIndex() -> AppAssembly.Factories.SealedIndex {
            AppAssembly.Factories.index(store: sealedStore)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(
                store: sealedStore,
                index: sealedIndex,
                makePage: { [sealedStore] number in
                    AppAssembly.Factories.page(number: number, store: sealedStore)
                }
            ).value
        }

        /// Makes a new `Page`.
        func makePage(number: Number) -> Page {
            AppAssembly.Factories.page(number: number, store: sealedStore).value
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
