// Written by Dovetail from AppAssembly, Product. Do not edit.

public import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    public nonisolated enum Factories {
        @inline(never)
        public static func store(_ watch: ObjectWatch?, setting: consuming Setting) -> SealedStore {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return SealedStore(value: ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store(
                setting: setting
            )))
            #sourceLocation()
        }

        @inline(never)
        public static func index(_ watch: ObjectWatch?, store: consuming SealedStore) -> SealedIndex {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return SealedIndex(value: ObjectWatch.tell(watch, "Index", ObjectWatch.start(watch), Index(
                store: store.value
            )))
            #sourceLocation()
        }

        @inline(never)
        public static func screen(
            _ watch: ObjectWatch?,
            store: consuming SealedStore,
            index: consuming SealedIndex,
            makePage: @escaping (Number) -> SealedPage
        ) -> SealedScreen {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return SealedScreen(value: ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                store: store.value,
                index: index.value,
                makePage: { argument1 in makePage(argument1).value }
            )))
            #sourceLocation()
        }

        @inline(never)
        public static func page(
            _ watch: ObjectWatch?,
            number: consuming Number,
            store: consuming SealedStore
        ) -> SealedPage {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return SealedPage(value: ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page(
                number: number,
                store: store.value
            )))
            #sourceLocation()
        }

        @inline(never)
        public static func boxOfSetting(_ watch: ObjectWatch?, content: consuming Setting) -> SealedBoxOfSetting {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return SealedBoxOfSetting(value: ObjectWatch.tell(watch, "Box<Setting>", ObjectWatch.start(watch), Box<Setting>(
                content: content
            )))
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
            let objectWatch = lifetime.objectWatch
            do {
                let sealedStore = AppAssembly.Factories.store(objectWatch, setting: setting)
                let sealedBoxOfSetting = AppAssembly.Factories.boxOfSetting(objectWatch, content: setting)
                self.lifetime = lifetime
                self.setting = setting
                self.sealedStore = consume sealedStore
                self.sealedBoxOfSetting = sealedBoxOfSetting
            }
            lifetime.finishOpening(self)
        }

        var store: Store { sealedStore.value }

        var boxOfSetting: Box<Setting> { sealedBoxOfSetting.value }

        fileprivate var sealedIndex: AppAssembly.Factories.SealedIndex {
            lazySealedIndex.value(in: lifetime) { newSealedIndex() }
        }

        var index: Index { sealedIndex.value }

        private func newSealedIndex() -> AppAssembly.Factories.SealedIndex {
            AppAssembly.Factories.index(lifetime.objectWatch, store: sealedStore)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(
                lifetime.objectWatch,
                store: sealedStore,
                index: sealedIndex,
                makePage: { [objectWatch = lifetime.objectWatch, sealedStore] number in
                    AppAssembly.Factories.page(objectWatch, number: number, store: sealedStore)
                }
            ).value
        }

        /// Makes a new `Page`.
        func makePage(number: Number) -> Page {
            AppAssembly.Factories.page(lifetime.objectWatch, number: number, store: sealedStore).value
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
