// Written by Dovetail from AppAssembly, ChildAssembly, HookedAssembly, Hooked, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func settings(_ watch: ObjectWatch?, number: consuming Int) throws(Refused) -> Settings {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return try ObjectWatch.tell(watch, "Settings", ObjectWatch.start(watch), Settings(number: number))
            #sourceLocation()
        }

        @inline(never)
        static func store(_ watch: ObjectWatch?, settings: consuming Settings) throws(Refused) -> Store {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return try ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store(settings: settings))
            #sourceLocation()
        }

        static func endStore(_ object: Store) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            let hook: (Store) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func page(_ watch: ObjectWatch?, store: consuming Store, number: consuming Int) throws(Refused) -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return try ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page(store: store, number: number))
            #sourceLocation()
        }

        @inline(never)
        static func outline(_ watch: ObjectWatch?, page: consuming Page, title: consuming String) -> Outline {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Outline", ObjectWatch.start(watch), Outline(page: page, title: title))
            #sourceLocation()
        }

        @inline(never)
        static func loading(_ watch: ObjectWatch?, store: consuming Store) async throws(Refused) -> Loading {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return try await ObjectWatch.tell(watch, "Loading", ObjectWatch.start(watch), Loading(store: store))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func panel(_ watch: ObjectWatch?, number: consuming Int) throws(Refused) -> Panel {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return try ObjectWatch.tell(watch, "Panel", ObjectWatch.start(watch), Panel(number: number))
            #sourceLocation()
        }

        @inline(never)
        static func attemptOfRefused(_ watch: ObjectWatch?, number: consuming Int) throws(Refused) -> Attempt<Refused> {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            let make: (Int) throws(Refused) -> Attempt<Refused> = { (number: Int) throws(Refused) in
                try Attempt(number: number, error: .other)
            }
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return try ObjectWatch.tell(watch, "Attempt<Refused>", ObjectWatch.start(watch), make(number))
            #sourceLocation()
        }

        @inline(never)
        static func attemptOfNever(_ watch: ObjectWatch?) -> Attempt<Never> {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            let make: () -> Attempt<Never> = { () throws(Never) in fatalError("nobody calls this") }
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return ObjectWatch.tell(watch, "Attempt<Never>", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func neverFails(_ watch: ObjectWatch?) -> NeverFails {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return ObjectWatch.tell(watch, "NeverFails", ObjectWatch.start(watch), NeverFails())
            #sourceLocation()
        }

        @inline(never)
        static func failsAnyhow(_ watch: ObjectWatch?) throws -> FailsAnyhow {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return try ObjectWatch.tell(watch, "FailsAnyhow", ObjectWatch.start(watch), FailsAnyhow())
            #sourceLocation()
        }

        @inline(never)
        static func lazyIndex(_ watch: ObjectWatch?, settings: consuming Settings) throws(Refused) -> LazyIndex {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return try ObjectWatch.tell(watch, "LazyIndex", ObjectWatch.start(watch), LazyIndex(settings: settings))
            #sourceLocation()
        }

        @inline(never)
        static func lateList(_ watch: ObjectWatch?, store: consuming Store) -> LateList {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return ObjectWatch.tell(watch, "LateList", ObjectWatch.start(watch), LateList(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            makePage: @escaping () throws(Refused) -> Page,
            makeOutline: @escaping @Sendable (String) throws(Refused) -> Outline,
            load: @escaping @Sendable () async throws(Refused) -> Loading,
            makePanel: @escaping @MainActor @Sendable () throws(Refused) -> Panel,
            awaitPanel: @escaping () async throws(Refused) -> Panel,
            attempt: @escaping () throws(Refused) -> Attempt<Refused>,
            never: @escaping () -> Attempt<Never>,
            neverFails: @escaping () throws(Refused) -> NeverFails,
            failsAnyhow: @escaping () throws -> FailsAnyhow,
            read: @escaping () throws(Refused) -> Store,
            ended: @escaping () throws(ScopeEnded) -> LateList
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                makePage: makePage,
                makeOutline: makeOutline,
                load: load,
                makePanel: makePanel,
                awaitPanel: awaitPanel,
                attempt: attempt,
                never: never,
                neverFails: neverFails,
                failsAnyhow: failsAnyhow,
                read: read,
                ended: ended
            ))
            #sourceLocation()
        }

        @inline(never)
        static func mixture(
            _ watch: ObjectWatch?,
            settings: consuming Settings,
            page: consuming Page
        ) throws(Unrelated) -> Mixture {
            #sourceLocation(file: "App/Manifest.swift", line: 28)
            return try ObjectWatch.tell(watch, "Mixture", ObjectWatch.start(watch), Mixture(
                settings: settings,
                page: page
            ))
            #sourceLocation()
        }
    }
}

extension ChildAssembly {
    /// Makes what ChildAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func childPage(_ watch: ObjectWatch?, index: consuming LazyIndex) -> ChildPage {
            #sourceLocation(file: "App/Manifest.swift", line: 36)
            return ObjectWatch.tell(watch, "ChildPage", ObjectWatch.start(watch), ChildPage(index: index))
            #sourceLocation()
        }
    }
}

extension HookedAssembly {
    /// Makes what HookedAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func first(_ watch: ObjectWatch?) -> First {
            #sourceLocation(file: "App/Manifest.swift", line: 46)
            return ObjectWatch.tell(watch, "First", ObjectWatch.start(watch), First())
            #sourceLocation()
        }

        static func endFirst(_ object: First) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 47)
            let hook: (First) async throws -> Void = { _ in print("first ended") }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func settings(_ watch: ObjectWatch?, number: consuming Int) throws(Refused) -> Settings {
            #sourceLocation(file: "App/Manifest.swift", line: 48)
            return try ObjectWatch.tell(watch, "Settings", ObjectWatch.start(watch), Settings(number: number))
            #sourceLocation()
        }

        @inline(never)
        static func second(_ watch: ObjectWatch?, first: consuming First, settings: consuming Settings) -> Second {
            #sourceLocation(file: "App/Manifest.swift", line: 49)
            return ObjectWatch.tell(watch, "Second", ObjectWatch.start(watch), Second(first: first, settings: settings))
            #sourceLocation()
        }
    }
}

extension Hooked {
    /// What Hooked, and each composition that includes it, hands out in `PlainScope`.
    nonisolated protocol PlainRoots: AnyObject, Sendable {
        var second: Second { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Hooked makes for `PlainScope`.
    nonisolated final class Plain: PlainRoots, OpenScope {
        let second: Second

        fileprivate let lifetime: ScopeLifetime

        /// Opens `PlainScope`.
        init(number: Int, observer scopeObserver: (any ScopeObserver)? = nil) async throws(Refused) {
            let lifetime = ScopeLifetime("Plain", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let first = HookedAssembly.Factories.first(objectWatch)
                lifetime.onEnd("First", position: 0) {
                    try await HookedAssembly.Factories.endFirst(first)
                }
                let settings = try HookedAssembly.Factories.settings(objectWatch, number: number)
                let second = HookedAssembly.Factories.second(objectWatch, first: first, settings: settings)
                self.lifetime = lifetime
                self.second = consume second
            } catch {
                await lifetime.endAbandonedOpening(error)
                throw error
            }
            lifetime.finishOpening(self)
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

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        func makePage() throws(Refused) -> Page
        func makeOutline(title: String) throws(Refused) -> Outline
        var lazyIndex: LazyIndex { get throws(Refused) }
        func makeMixture() throws -> Mixture
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<App>
        fileprivate let number: Int
        fileprivate let settings: Settings
        fileprivate let store: Store
        private let lazyLazyIndex = Lazy<LazyIndex>("LazyIndex")
        private let lazyLateList = Lazy<LateList>("LateList")

        /// Opens `AppScope`.
        init(number: Int, observer scopeObserver: (any ScopeObserver)? = nil) throws(Refused) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let settings = try AppAssembly.Factories.settings(objectWatch, number: number)
                let store = try AppAssembly.Factories.store(objectWatch, settings: settings)
                lifetime.onEnd("Store", position: 1) {
                    try await AppAssembly.Factories.endStore(store)
                }
                self.lifetime = lifetime
                self.reference = reference
                self.number = number
                self.settings = settings
                self.store = store
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        var lazyIndex: LazyIndex {
            get throws(Refused) { try lazyLazyIndex.value(in: lifetime) { () throws(Refused) in try newLazyIndex() } }
        }

        private func newLazyIndex() throws(Refused) -> LazyIndex {
            try AppAssembly.Factories.lazyIndex(lifetime.objectWatch, settings: settings)
        }

        fileprivate var lateList: LateList { lazyLateList.value(in: lifetime) { newLateList() } }

        private func newLateList() -> LateList {
            AppAssembly.Factories.lateList(lifetime.objectWatch, store: store)
        }

        /// Makes a new `Page`.
        func makePage() throws(Refused) -> Page {
            try AppAssembly.Factories.page(lifetime.objectWatch, store: store, number: number)
        }

        /// Makes a new `Outline`.
        func makeOutline(title: String) throws(Refused) -> Outline {
            try AppAssembly.Factories.outline(lifetime.objectWatch, page: makePage(), title: title)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(
                lifetime.objectWatch,
                makePage: { [objectWatch = lifetime.objectWatch, number, store] () throws(Refused) in
                    try AppAssembly.Factories.page(objectWatch, store: store, number: number)
                },
                makeOutline: { [objectWatch = lifetime.objectWatch, number, store] (title) throws(Refused) in
                    let page = try AppAssembly.Factories.page(objectWatch, store: store, number: number)
                    return AppAssembly.Factories.outline(objectWatch, page: page, title: title)
                },
                load: { [objectWatch = lifetime.objectWatch, store] () throws(Refused) in
                    try await AppAssembly.Factories.loading(objectWatch, store: store)
                },
                makePanel: { [objectWatch = lifetime.objectWatch, number] () throws(Refused) in
                    try AppAssembly.Factories.panel(objectWatch, number: number)
                },
                awaitPanel: { @MainActor [objectWatch = lifetime.objectWatch, number] () throws(Refused) in
                    try AppAssembly.Factories.panel(objectWatch, number: number)
                },
                attempt: { [objectWatch = lifetime.objectWatch, number] () throws(Refused) in
                    try AppAssembly.Factories.attemptOfRefused(objectWatch, number: number)
                },
                never: { [objectWatch = lifetime.objectWatch] in
                    AppAssembly.Factories.attemptOfNever(objectWatch)
                },
                neverFails: { [objectWatch = lifetime.objectWatch] in
                    AppAssembly.Factories.neverFails(objectWatch)
                },
                failsAnyhow: { [objectWatch = lifetime.objectWatch] in
                    try AppAssembly.Factories.failsAnyhow(objectWatch)
                },
                read: { [store] in store },
                ended: { [reference] () throws(ScopeEnded) in
                    try reference.open("LateList", for: "Screen").lateList
                }
            )
        }

        /// Makes a new `Mixture`.
        func makeMixture() throws -> Mixture {
            try AppAssembly.Factories.mixture(lifetime.objectWatch, settings: settings, page: makePage())
        }

        /// Opens `ChildScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openChild() throws -> Child {
            try Child(in: self)
        }

        /// Opens `ChildScope` for as long as the closure runs, and ends it however that leaves.
        func withChild<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Child) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openChild()
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
        func makeChildPage() throws(Refused) -> ChildPage
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `ChildScope`.
    nonisolated final class Child: ChildRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Child", in: app.lifetime)
            self.app = app
            self.lifetime = lifetime
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `ChildPage`.
        func makeChildPage() throws(Refused) -> ChildPage {
            try ChildAssembly.Factories.childPage(lifetime.objectWatch, index: app.lazyIndex)
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
