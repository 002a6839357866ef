// Written by Dovetail from AppAssembly, ChildAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func store() -> Store {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return Store()
            #sourceLocation()
        }

        static func index() -> Index {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return Index()
            #sourceLocation()
        }

        static func keeper(
            plain: @escaping @Sendable (Int, String) -> Plain,
            plainSlowly: @escaping @Sendable (Int, String) async throws -> Plain,
            triple: @escaping @Sendable (Int, Int, Int) -> Triple,
            view: @escaping @MainActor (Int) -> View,
            viewFromAnywhere: @escaping @Sendable (Int) async -> View,
            worker: @escaping @Sendable (Int) async -> Worker,
            failing: @escaping @Sendable (Int) throws -> Failing,
            typed: @escaping @Sendable (Int) throws(Broken) -> Typed,
            holder: @escaping @Sendable (Bag) -> Holder,
            page: @escaping @Sendable (Int) throws -> Page,
            chapter: @escaping @Sendable (Int) -> Chapter,
            node: @escaping @Sendable (Int) throws -> Node
        ) -> Keeper {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Keeper(
                plain: plain,
                plainSlowly: plainSlowly,
                triple: triple,
                view: view,
                viewFromAnywhere: viewFromAnywhere,
                worker: worker,
                failing: failing,
                typed: typed,
                holder: holder,
                page: page,
                chapter: chapter,
                node: node
            )
            #sourceLocation()
        }

        static func plain(name: String, store: Store, number: Int) -> Plain {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Plain(name: name, store: store, number: number)
            #sourceLocation()
        }

        static func triple(first: Int, store: Store, second: Int, third: Int) -> Triple {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Triple(first: first, store: store, second: second, third)
            #sourceLocation()
        }

        @MainActor static func view(number: Int, store: Store) -> View {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return View(number: number, store: store)
            #sourceLocation()
        }

        static func worker(number: Int, store: Store) async -> Worker {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return await Worker(number: number, store: store)
            #sourceLocation()
        }

        static func failing(number: Int) throws -> Failing {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return try Failing(number: number)
            #sourceLocation()
        }

        static func typed(number: Int) throws(Broken) -> Typed {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return try Typed(number: number)
            #sourceLocation()
        }

        static func holder(bag: Bag, store: Store) -> Holder {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return Holder(bag: bag, store: store)
            #sourceLocation()
        }

        static func page(number: Int, index: Index) -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return Page(number: number, index: index)
            #sourceLocation()
        }

        static func chapter(number: Int, makePlain: @escaping (Int, String) -> Plain) -> Chapter {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return Chapter(number: number, makePlain: makePlain)
            #sourceLocation()
        }

        static func node(number: Int, keeper: Keeper, makeNode: @escaping @Sendable (Int) throws -> Node) -> Node {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return Node(number: number, keeper: keeper, makeNode: makeNode)
            #sourceLocation()
        }
    }
}

extension ChildAssembly {
    /// Makes what ChildAssembly registers.
    nonisolated enum Factories {
        @MainActor static func screen(
            plain: @escaping (Int, String) -> Plain,
            view: @escaping (Int) -> View,
            worker: @escaping (Int) async -> Worker,
            page: @escaping (Int) throws -> Page
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 30)
            return Screen(plain: plain, view: view, worker: worker, page: page)
            #sourceLocation()
        }

        static func dialog(title: String, store: Store, screen: Screen) -> Dialog {
            #sourceLocation(file: "App/Manifest.swift", line: 31)
            return Dialog(title: title, store: store, screen: screen)
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var store: Store { get }
        var keeper: Keeper { get }
        func makePlain(number: Int, name: String) -> Plain
        func makeTriple(first: Int, second: Int, third: Int) -> Triple
        @MainActor func makeView(number: Int) -> View
        func makeWorker(number: Int) async -> Worker
        func makeFailing(number: Int) throws -> Failing
        func makeTyped(number: Int) throws(Broken) -> Typed
        func makeHolder(bag: Bag) -> Holder
        func makePage(number: Int) -> Page
        func makeNode(number: Int) -> Node
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let store: Store
        let keeper: Keeper

        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<App>
        private let lazyIndex = Lazy<Index>("Index")

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let store = AppAssembly.Factories.store()
            let keeper = AppAssembly.Factories.keeper(
                plain: { number, name in
                    AppAssembly.Factories.plain(name: name, store: store, number: number)
                },
                plainSlowly: { number, name in
                    AppAssembly.Factories.plain(name: name, store: store, number: number)
                },
                triple: { first, second, third in
                    AppAssembly.Factories.triple(first: first, store: store, second: second, third: third)
                },
                view: { number in AppAssembly.Factories.view(number: number, store: store) },
                viewFromAnywhere: { @MainActor number in
                    AppAssembly.Factories.view(number: number, store: store)
                },
                worker: { number in await AppAssembly.Factories.worker(number: number, store: store) },
                failing: { number in try AppAssembly.Factories.failing(number: number) },
                typed: { (number) throws(Broken) in try AppAssembly.Factories.typed(number: number) },
                holder: { bag in AppAssembly.Factories.holder(bag: bag, store: store) },
                page: { number in try reference.open("Page", for: "Keeper").makePage(number: number) },
                chapter: { number in
                    AppAssembly.Factories.chapter(
                        number: number,
                        makePlain: { number2, name in
                            AppAssembly.Factories.plain(name: name, store: store, number: number2)
                        }
                    )
                },
                node: { number in try reference.open("Node", for: "Keeper").makeNode(number: number) }
            )
            self.lifetime = lifetime
            self.reference = reference
            self.store = store
            self.keeper = keeper
            reference.fill(self)
            lifetime.finishOpening()
        }

        fileprivate var index: Index { lazyIndex.value(in: lifetime) { newIndex() } }

        private func newIndex() -> Index {
            AppAssembly.Factories.index()
        }

        /// Makes a new `Plain`.
        func makePlain(number: Int, name: String) -> Plain {
            AppAssembly.Factories.plain(name: name, store: store, number: number)
        }

        /// Makes a new `Triple`.
        func makeTriple(first: Int, second: Int, third: Int) -> Triple {
            AppAssembly.Factories.triple(first: first, store: store, second: second, third: third)
        }

        /// Makes a new `View`.
        @MainActor func makeView(number: Int) -> View {
            AppAssembly.Factories.view(number: number, store: store)
        }

        /// Makes a new `Worker`.
        func makeWorker(number: Int) async -> Worker {
            await AppAssembly.Factories.worker(number: number, store: store)
        }

        /// Makes a new `Failing`.
        func makeFailing(number: Int) throws -> Failing {
            try AppAssembly.Factories.failing(number: number)
        }

        /// Makes a new `Typed`.
        func makeTyped(number: Int) throws(Broken) -> Typed {
            try AppAssembly.Factories.typed(number: number)
        }

        /// Makes a new `Holder`.
        func makeHolder(bag: Bag) -> Holder {
            AppAssembly.Factories.holder(bag: bag, store: store)
        }

        /// Makes a new `Page`.
        func makePage(number: Int) -> Page {
            AppAssembly.Factories.page(number: number, index: index)
        }

        /// Makes a new `Node`.
        func makeNode(number: Int) -> Node {
            AppAssembly.Factories.node(
                number: number,
                keeper: keeper,
                makeNode: { [reference] number2 in
                    try reference.open("Node", for: "Node").makeNode(number: number2)
                }
            )
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
        @MainActor func makeDialog(title: String) -> Dialog
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
            lifetime.finishOpening()
        }

        /// Makes a new `Dialog`.
        @MainActor func makeDialog(title: String) -> Dialog {
            ChildAssembly.Factories.dialog(title: title, store: app.store, screen: makeScreen())
        }

        @MainActor fileprivate func makeScreen() -> Screen {
            ChildAssembly.Factories.screen(
                plain: { [store = app.store] number, name in
                    AppAssembly.Factories.plain(name: name, store: store, number: number)
                },
                view: { [store = app.store] number in
                    AppAssembly.Factories.view(number: number, store: store)
                },
                worker: { [store = app.store] number in
                    await AppAssembly.Factories.worker(number: number, store: store)
                },
                page: { [appReference = app.reference] number in
                    try appReference.open("Page", for: "Screen").makePage(number: number)
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
