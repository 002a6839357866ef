// Written by Dovetail from DataAssembly. Do not edit.

#if hasFeature(InternalImportsByDefault)
    package import Dovetail
#else
    import Dovetail
#endif

extension DataAssembly {
    /// Makes what DataAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func store(_ watch: ObjectWatch?, number: consuming Int) throws -> Store {
            #sourceLocation(file: "Data/Data.swift", line: 43)
            return try ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store(number: number))
            #sourceLocation()
        }

        @inline(never)
        package static func index(_ watch: ObjectWatch?, number: consuming Int) throws(SeenByAll) -> SealedIndex {
            #sourceLocation(file: "Data/Data.swift", line: 44)
            return try SealedIndex(value: ObjectWatch.tell(watch, "Index", ObjectWatch.start(watch), Index(
                number: number
            )))
            #sourceLocation()
        }

        @inline(never)
        package static func search(
            _ watch: ObjectWatch?,
            makeIndex: @escaping @Sendable () throws(SeenByAll) -> SealedIndex
        ) -> Search {
            #sourceLocation(file: "Data/Data.swift", line: 45)
            return ObjectWatch.tell(watch, "Search", ObjectWatch.start(watch), Search(
                makeIndex: { () throws(SeenByAll) in try makeIndex().value }
            ))
            #sourceLocation()
        }

        /// `Index`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedIndex: Sendable {
            let value: Index
        }
    }
}

// Written by Dovetail from GateAssembly, ScreenAssembly, Product. Do not edit.

import Data
public import Dovetail

extension GateAssembly {
    /// Makes what GateAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func gate(_ watch: ObjectWatch?, number: consuming Int) throws(Hidden) -> Gate {
            #sourceLocation(file: "App/App.swift", line: 56)
            return try ObjectWatch.tell(watch, "Gate", ObjectWatch.start(watch), Gate(number: number))
            #sourceLocation()
        }
    }
}

extension ScreenAssembly {
    /// Makes what ScreenAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            makePage: @escaping @Sendable () throws(Hidden) -> Page,
            store: consuming Store,
            search: consuming Search
        ) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 44)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                makePage: makePage,
                store: store,
                search: search
            ))
            #sourceLocation()
        }

        @inline(never)
        static func page(_ watch: ObjectWatch?, number: consuming Int) throws(Hidden) -> Page {
            #sourceLocation(file: "App/App.swift", line: 45)
            return try ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page(number: number))
            #sourceLocation()
        }

        @inline(never)
        static func cover(_ watch: ObjectWatch?, page: consuming Page) -> Cover {
            #sourceLocation(file: "App/App.swift", line: 46)
            return ObjectWatch.tell(watch, "Cover", ObjectWatch.start(watch), Cover(page: page))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `GateScope`.
    public nonisolated protocol GateRoots: AnyObject, Sendable {
        var gate: App::Gate { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `GateScope`.
    public nonisolated final class Gate: GateRoots, OpenScope {
        public let gate: App::Gate

        fileprivate let lifetime: ScopeLifetime

        /// Opens `GateScope`.
        public init(number: Int, observer scopeObserver: (any ScopeObserver)? = nil) throws {
            let lifetime = ScopeLifetime("Gate", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let gate = try GateAssembly.Factories.gate(objectWatch, number: number)
                self.lifetime = lifetime
                self.gate = gate
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            lifetime.finishOpening(self)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        public func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What Product, and each composition that includes it, hands out in `AppScope`.
    public nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        func makeCover() throws -> Cover
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    public nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let number: Int
        fileprivate let store: Store

        /// Opens `AppScope`.
        public init(number: Int, observer scopeObserver: (any ScopeObserver)? = nil) throws {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let store = try DataAssembly.Factories.store(objectWatch, number: number)
                self.lifetime = lifetime
                self.number = number
                self.store = store
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Screen`.
        public func makeScreen() -> Screen {
            ScreenAssembly.Factories.screen(
                lifetime.objectWatch,
                makePage: { [objectWatch = lifetime.objectWatch, number] () throws(Hidden) in
                    try ScreenAssembly.Factories.page(objectWatch, number: number)
                },
                store: store,
                search: makeSearch()
            )
        }

        /// Makes a new `Cover`.
        public func makeCover() throws -> Cover {
            try ScreenAssembly.Factories.cover(lifetime.objectWatch, page: makePage())
        }

        fileprivate func makeSearch() -> Search {
            DataAssembly.Factories.search(
                lifetime.objectWatch,
                makeIndex: { [objectWatch = lifetime.objectWatch, number] () throws(SeenByAll) in
                    try DataAssembly.Factories.index(objectWatch, number: number)
                }
            )
        }

        fileprivate func makePage() throws(Hidden) -> Page {
            try ScreenAssembly.Factories.page(lifetime.objectWatch, number: number)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        public func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    public nonisolated enum Generated {}
}
