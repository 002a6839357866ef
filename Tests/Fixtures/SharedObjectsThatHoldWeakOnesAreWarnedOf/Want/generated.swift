// Written by Dovetail from AccountAssembly, AppAssembly, Product. Do not edit.

import Dovetail

extension AccountAssembly {
    /// Makes what AccountAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func indirect(_ watch: ObjectWatch?, search: consuming Search) -> Indirect {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return ObjectWatch.tell(watch, "Indirect", ObjectWatch.start(watch), Indirect(search: search))
            #sourceLocation()
        }
    }
}

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func index(_ watch: ObjectWatch?) -> WeaklyHeld<Index> {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            let object = ObjectWatch.tell(watch, "Index", ObjectWatch.start(watch), Index())
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @inline(never)
        static func query(_ watch: ObjectWatch?, index: consuming Index) -> Query {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return ObjectWatch.tell(watch, "Query", ObjectWatch.start(watch), Query(index: index))
            #sourceLocation()
        }

        @inline(never)
        static func search(_ watch: ObjectWatch?, query: consuming Query) -> Search {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Search", ObjectWatch.start(watch), Search(query: query))
            #sourceLocation()
        }

        @inline(never)
        static func direct(_ watch: ObjectWatch?, index: consuming Index) -> Direct {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Direct", ObjectWatch.start(watch), Direct(index: index))
            #sourceLocation()
        }

        @inline(never)
        static func lazily(_ watch: ObjectWatch?, index: consuming Index?) -> Lazily {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return ObjectWatch.tell(watch, "Lazily", ObjectWatch.start(watch), Lazily(index: index))
            #sourceLocation()
        }

        @inline(never)
        static func careful(
            _ watch: ObjectWatch?,
            index: @escaping @Sendable () throws -> Index,
            search: @escaping @Sendable () throws -> Search
        ) -> Careful {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Careful", ObjectWatch.start(watch), Careful(index: index, search: search))
            #sourceLocation()
        }

        @inline(never)
        static func other(_ watch: ObjectWatch?, index: consuming Index) -> WeaklyHeld<Other> {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            let object = ObjectWatch.tell(watch, "Other", ObjectWatch.start(watch), Other(index: index))
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
            let objectWatch = lifetime.objectWatch
            do {
                let index = weakIndex.remember(AppAssembly.Factories.index(objectWatch))
                let direct = AppAssembly.Factories.direct(objectWatch, index: index)
                let careful = AppAssembly.Factories.careful(
                    objectWatch,
                    index: { try reference.open("Index", for: "Careful").index },
                    search: { try reference.open("Search", for: "Careful").makeSearch() }
                )
                self.lifetime = lifetime
                self.direct = direct
                self.careful = careful
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        var index: Index { weakIndex.value(in: lifetime) { newIndex() } }

        private func newIndex() -> WeaklyHeld<Index> {
            AppAssembly.Factories.index(lifetime.objectWatch)
        }

        var lazily: Lazily { lazyLazily.value(in: lifetime) { newLazily() } }

        private func newLazily() -> Lazily {
            AppAssembly.Factories.lazily(lifetime.objectWatch, index: index)
        }

        var other: Other { weakOther.value(in: lifetime) { newOther() } }

        private func newOther() -> WeaklyHeld<Other> {
            AppAssembly.Factories.other(lifetime.objectWatch, index: index)
        }

        fileprivate func makeQuery() -> Query {
            AppAssembly.Factories.query(lifetime.objectWatch, index: index)
        }

        fileprivate func makeSearch() -> Search {
            AppAssembly.Factories.search(lifetime.objectWatch, query: makeQuery())
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
            let objectWatch = lifetime.objectWatch
            do {
                let search = AppAssembly.Factories.search(objectWatch, query: app.makeQuery())
                let indirect = AccountAssembly.Factories.indirect(objectWatch, search: search)
                self.app = app
                self.lifetime = lifetime
                self.indirect = indirect
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
