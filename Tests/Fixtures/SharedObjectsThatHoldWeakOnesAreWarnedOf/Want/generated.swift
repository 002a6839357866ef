// Written by Dovetail from AccountAssembly, AppAssembly, Product. Do not edit.

import Dovetail

extension AccountAssembly {
    /// Makes what AccountAssembly registers.
    nonisolated enum Factories {
        static func indirect(search: Search) -> Indirect {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return Indirect(search: search)
            #sourceLocation()
        }
    }
}

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func index() -> WeaklyHeld<Index> {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            let object = Index()
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        static func query(index: Index) -> Query {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return Query(index: index)
            #sourceLocation()
        }

        static func search(query: Query) -> Search {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Search(query: query)
            #sourceLocation()
        }

        static func direct(index: Index) -> Direct {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return Direct(index: index)
            #sourceLocation()
        }

        static func lazily(index: Index?) -> Lazily {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return Lazily(index: index)
            #sourceLocation()
        }

        static func careful(
            index: @escaping @Sendable () throws -> Index,
            search: @escaping @Sendable () throws -> Search
        ) -> Careful {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return Careful(index: index, search: search)
            #sourceLocation()
        }

        static func other(index: Index) -> WeaklyHeld<Other> {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            let object = Other(index: index)
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var index: Index { get }
        var direct: Direct { get }
        var lazily: Lazily { get }
        var careful: Careful { get }
        var other: Other { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let direct: Direct
        let careful: Careful

        fileprivate let lifetime: ScopeLifetime
        private let weakIndex = WeakObject<Index>("Index")
        private let lazyLazily = Lazy<Lazily>("Lazily")
        private let weakOther = WeakObject<Other>("Other")

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let index = weakIndex.remember(AppAssembly.Factories.index())
            let direct = AppAssembly.Factories.direct(index: index)
            let careful = AppAssembly.Factories.careful(
                index: { try reference.open("Index", for: "Careful").index },
                search: { try reference.open("Search", for: "Careful").makeSearch() }
            )
            self.lifetime = lifetime
            self.direct = direct
            self.careful = careful
            reference.fill(self)
            lifetime.finishOpening()
        }

        var index: Index { weakIndex.value(in: lifetime) { newIndex() } }

        private func newIndex() -> WeaklyHeld<Index> {
            AppAssembly.Factories.index()
        }

        var lazily: Lazily { lazyLazily.value(in: lifetime) { newLazily() } }

        private func newLazily() -> Lazily {
            AppAssembly.Factories.lazily(index: index)
        }

        var other: Other { weakOther.value(in: lifetime) { newOther() } }

        private func newOther() -> WeaklyHeld<Other> {
            AppAssembly.Factories.other(index: index)
        }

        fileprivate func makeQuery() -> Query {
            AppAssembly.Factories.query(index: index)
        }

        fileprivate func makeSearch() -> Search {
            AppAssembly.Factories.search(query: makeQuery())
        }

        /// Opens `AccountScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openAccount() throws -> Account {
            try Account(in: self)
        }

        /// Opens `AccountScope` for as long as the closure runs, and ends it however that leaves.
        func withAccount<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Account) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openAccount()
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

    /// What Product, and each composition that includes it, hands out in `AccountScope`.
    nonisolated protocol AccountRoots: AnyObject, Sendable {
        var indirect: Indirect { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AccountScope`.
    nonisolated final class Account: AccountRoots, OpenScope {
        let indirect: Indirect

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Account", in: app.lifetime)
            let search = AppAssembly.Factories.search(query: app.makeQuery())
            let indirect = AccountAssembly.Factories.indirect(search: search)
            self.app = app
            self.lifetime = lifetime
            self.indirect = indirect
            lifetime.finishOpening()
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

// What the build has to warn of, each at its place.
#sourceLocation(file: "App/Types.swift", line: 11)
private func dovetailWarning1() {
    #warning("`Direct` is shared and holds the weak `Index` (parameter `index`), so that it is never let go while `AppScope` is open; let `index` be `@Sendable () throws -> Index`, or register `Index` as `Shared` [held-weak]")
}
#sourceLocation(file: "App/Types.swift", line: 15)
private func dovetailWarning2() {
    #warning("`Lazily` is shared and holds the weak `Index` (parameter `index`), so that it is never let go while `AppScope` is open; let `index` be `@Sendable () throws -> Index`, or register `Index` as `Shared` [held-weak]")
}
#sourceLocation(file: "App/Types.swift", line: 19)
private func dovetailWarning3() {
    #warning("`Indirect` is shared and holds the weak `Index` (parameter `search`), so that it is never let go while `AccountScope` is open; let `search` be `@Sendable () throws -> Search`, or register `Index` as `Shared` [held-weak]")
}
#sourceLocation()
