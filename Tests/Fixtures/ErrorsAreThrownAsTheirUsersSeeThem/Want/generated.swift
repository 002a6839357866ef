// Written by Dovetail from DataAssembly. Do not edit.

extension DataAssembly {
    /// Makes what DataAssembly registers.
    package nonisolated enum Factories {
        package static func store(number: Int) throws -> Store {
            #sourceLocation(file: "Data/Data.swift", line: 43)
            return try Store(number: number)
            #sourceLocation()
        }

        package static func index(number: Int) throws(SeenByAll) -> SealedIndex {
            #sourceLocation(file: "Data/Data.swift", line: 44)
            return try SealedIndex(value: Index(number: number))
            #sourceLocation()
        }

        package static func search(makeIndex: @escaping @Sendable () throws(SeenByAll) -> SealedIndex) -> Search {
            #sourceLocation(file: "Data/Data.swift", line: 45)
            return Search(makeIndex: { () throws(SeenByAll) in try makeIndex().value })
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
        static func gate(number: Int) throws(Hidden) -> Gate {
            #sourceLocation(file: "App/App.swift", line: 56)
            return try Gate(number: number)
            #sourceLocation()
        }
    }
}

extension ScreenAssembly {
    /// Makes what ScreenAssembly registers.
    nonisolated enum Factories {
        static func screen(
            makePage: @escaping @Sendable () throws(Hidden) -> Page,
            store: Store,
            search: Search
        ) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 44)
            return Screen(makePage: makePage, store: store, search: search)
            #sourceLocation()
        }

        static func page(number: Int) throws(Hidden) -> Page {
            #sourceLocation(file: "App/App.swift", line: 45)
            return try Page(number: number)
            #sourceLocation()
        }

        static func cover(page: Page) -> Cover {
            #sourceLocation(file: "App/App.swift", line: 46)
            return Cover(page: page)
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
            do {
                let gate = try GateAssembly.Factories.gate(number: number)
                self.lifetime = lifetime
                self.gate = gate
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            lifetime.finishOpening()
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
            do {
                let store = try DataAssembly.Factories.store(number: number)
                self.lifetime = lifetime
                self.number = number
                self.store = store
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            lifetime.finishOpening()
        }

        /// Makes a new `Screen`.
        public func makeScreen() -> Screen {
            ScreenAssembly.Factories.screen(
                makePage: { [number] () throws(Hidden) in
                    try ScreenAssembly.Factories.page(number: number)
                },
                store: store,
                search: makeSearch()
            )
        }

        /// Makes a new `Cover`.
        public func makeCover() throws -> Cover {
            try ScreenAssembly.Factories.cover(page: makePage())
        }

        fileprivate func makeSearch() -> Search {
            DataAssembly.Factories.search(makeIndex: { [number] () throws(SeenByAll) in
                try DataAssembly.Factories.index(number: number)
            })
        }

        fileprivate func makePage() throws(Hidden) -> Page {
            try ScreenAssembly.Factories.page(number: number)
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
