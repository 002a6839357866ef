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
        static func index(_ watch: ObjectWatch?) -> Index {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Index", ObjectWatch.start(watch), Index())
            #sourceLocation()
        }

        @inline(never)
        static func keeper(
            _ watch: ObjectWatch?,
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
            return ObjectWatch.tell(watch, "Keeper", ObjectWatch.start(watch), Keeper(
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
            ))
            #sourceLocation()
        }

        @inline(never)
        static func plain(
            _ watch: ObjectWatch?,
            name: consuming String,
            store: consuming Store,
            number: consuming Int
        ) -> Plain {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Plain", ObjectWatch.start(watch), Plain(
                name: name,
                store: store,
                number: number
            ))
            #sourceLocation()
        }

        @inline(never)
        static func triple(
            _ watch: ObjectWatch?,
            first: consuming Int,
            store: consuming Store,
            second: consuming Int,
            third: consuming Int
        ) -> Triple {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Triple", ObjectWatch.start(watch), Triple(
                first: first,
                store: store,
                second: second,
                third
            ))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func view(_ watch: ObjectWatch?, number: consuming Int, store: consuming Store) -> View {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "View", ObjectWatch.start(watch), View(number: number, store: store))
            #sourceLocation()
        }

        @inline(never)
        static func worker(_ watch: ObjectWatch?, number: consuming Int, store: consuming Store) async -> Worker {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return await ObjectWatch.tell(watch, "Worker", ObjectWatch.start(watch), Worker(
                number: number,
                store: store
            ))
            #sourceLocation()
        }

        @inline(never)
        static func failing(_ watch: ObjectWatch?, number: consuming Int) throws -> Failing {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return try ObjectWatch.tell(watch, "Failing", ObjectWatch.start(watch), Failing(number: number))
            #sourceLocation()
        }

        @inline(never)
        static func typed(_ watch: ObjectWatch?, number: consuming Int) throws(Broken) -> Typed {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return try ObjectWatch.tell(watch, "Typed", ObjectWatch.start(watch), Typed(number: number))
            #sourceLocation()
        }

        @inline(never)
        static func holder(_ watch: ObjectWatch?, bag: consuming Bag, store: consuming Store) -> Holder {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Holder", ObjectWatch.start(watch), Holder(bag: bag, store: store))
            #sourceLocation()
        }

        @inline(never)
        static func page(_ watch: ObjectWatch?, number: consuming Int, index: consuming Index) -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            return ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page(number: number, index: index))
            #sourceLocation()
        }

        @inline(never)
        static func chapter(
            _ watch: ObjectWatch?,
            number: consuming Int,
            makePlain: @escaping (Int, String) -> Plain
        ) -> Chapter {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "Chapter", ObjectWatch.start(watch), Chapter(
                number: number,
                makePlain: makePlain
            ))
            #sourceLocation()
        }

        @inline(never)
        static func node(
            _ watch: ObjectWatch?,
            number: consuming Int,
            keeper: consuming Keeper,
            makeNode: @escaping @Sendable (Int) throws -> Node
        ) -> Node {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return ObjectWatch.tell(watch, "Node", ObjectWatch.start(watch), Node(
                number: number,
                keeper: keeper,
                makeNode: makeNode
            ))
            #sourceLocation()
        }
    }
}

extension ChildAssembly {
    /// Makes what ChildAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @MainActor static func screen(
            _ watch: ObjectWatch?,
            plain: @escaping (Int, String) -> Plain,
            view: @escaping (Int) -> View,
            worker: @escaping (Int) async -> Worker,
            page: @escaping (Int) throws -> Page
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 30)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                plain: plain,
                view: view,
                worker: worker,
                page: page
            ))
            #sourceLocation()
        }

        @inline(never)
        static func dialog(
            _ watch: ObjectWatch?,
            title: consuming String,
            store: consuming Store,
            screen: consuming Screen
        ) -> Dialog {
            #sourceLocation(file: "App/Manifest.swift", line: 31)
            return ObjectWatch.tell(watch, "Dialog", ObjectWatch.start(watch), Dialog(
                title: title,
                store: store,
                screen: screen
            ))
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
            let objectWatch = lifetime.objectWatch
            do {
                let store = AppAssembly.Factories.store(objectWatch)
                let keeper = AppAssembly.Factories.keeper(
                    objectWatch,
                    plain: { number, name in
                        AppAssembly.Factories.plain(objectWatch, name: name, store: store, number: number)
                    },
                    plainSlowly: { number, name in
                        AppAssembly.Factories.plain(objectWatch, name: name, store: store, number: number)
                    },
                    triple: { first, second, third in
                        AppAssembly.Factories.triple(objectWatch, first: first, store: store, second: second, third: third)
                    },
                    view: { number in
                        AppAssembly.Factories.view(objectWatch, number: number, store: store)
                    },
                    viewFromAnywhere: { @MainActor number in
                        AppAssembly.Factories.view(objectWatch, number: number, store: store)
                    },
                    worker: { number in
                        await AppAssembly.Factories.worker(objectWatch, number: number, store: store)
                    },
                    failing: { number in try AppAssembly.Factories.failing(objectWatch, number: number) },
                    typed: { (number) throws(Broken) in
                        try AppAssembly.Factories.typed(objectWatch, number: number)
                    },
                    holder: { bag in AppAssembly.Factories.holder(objectWatch, bag: bag, store: store) },
                    page: { number in try reference.open("Page", for: "Keeper").makePage(number: number) },
                    chapter: { number in
                        AppAssembly.Factories.chapter(
                            objectWatch,
                            number: number,
                            makePlain: { number2, name in
                                AppAssembly.Factories.plain(objectWatch, name: name, store: store, number: number2)
                            }
                        )
                    },
                    node: { number in try reference.open("Node", for: "Keeper").makeNode(number: number) }
                )
                self.lifetime = lifetime
                self.reference = reference
                self.store = store
                self.keeper = consume keeper
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        fileprivate var index: Index { lazyIndex.value(in: lifetime) { newIndex() } }

        private func newIndex() -> Index {
            AppAssembly.Factories.index(lifetime.objectWatch)
        }

        /// Makes a new `Plain`.
        func makePlain(number: Int, name: String) -> Plain {
            AppAssembly.Factories.plain(lifetime.objectWatch, name: name, store: store, number: number)
        }

        /// Makes a new `Triple`.
        func makeTriple(first: Int, second: Int, third: Int) -> Triple {
            AppAssembly.Factories.triple(lifetime.objectWatch, first: first, store: store, second: second, third: third)
        }

        /// Makes a new `View`.
        @MainActor func makeView(number: Int) -> View {
            AppAssembly.Factories.view(lifetime.objectWatch, number: number, store: store)
        }

        /// Makes a new `Worker`.
        func makeWorker(number: Int) async -> Worker {
            await AppAssembly.Factories.worker(lifetime.objectWatch, number: number, store: store)
        }

        /// Makes a new `Failing`.
        func makeFailing(number: Int) throws -> Failing {
            try AppAssembly.Factories.failing(lifetime.objectWatch, number: number)
        }

        /// Makes a new `Typed`.
        func makeTyped(number: Int) throws(Broken) -> Typed {
            try AppAssembly.Factories.typed(lifetime.objectWatch, number: number)
        }

        /// Makes a new `Holder`.
        func makeHolder(bag: Bag) -> Holder {
            AppAssembly.Factories.holder(lifetime.objectWatch, bag: bag, store: store)
        }

        /// Makes a new `Page`.
        func makePage(number: Int) -> Page {
            AppAssembly.Factories.page(lifetime.objectWatch, number: number, index: index)
        }

        /// Makes a new `Node`.
        func makeNode(number: Int) -> Node {
            AppAssembly.Factories.node(
                lifetime.objectWatch,
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
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Dialog`.
        @MainActor func makeDialog(title: String) -> Dialog {
            ChildAssembly.Factories.dialog(lifetime.objectWatch, title: title, store: app.store, screen: makeScreen())
        }

        @MainActor fileprivate func makeScreen() -> Screen {
            ChildAssembly.Factories.screen(
                lifetime.objectWatch,
                plain: { [objectWatch = lifetime.objectWatch, store = app.store] number, name in
                    AppAssembly.Factories.plain(objectWatch, name: name, store: store, number: number)
                },
                view: { [objectWatch = lifetime.objectWatch, store = app.store] number in
                    AppAssembly.Factories.view(objectWatch, number: number, store: store)
                },
                worker: { [objectWatch = lifetime.objectWatch, store = app.store] number in
                    await AppAssembly.Factories.worker(objectWatch, number: number, store: store)
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
