// Written by Dovetail from DataAssembly. Do not edit.

package import Dovetail

extension DataAssembly {
    /// Makes what DataAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func database(_ watch: ObjectWatch?) -> (database: SealedDatabase, storing: any Storing) {
            #sourceLocation(file: "Data/Data.swift", line: 9)
            let object = ObjectWatch.tell(watch, "Database", ObjectWatch.start(watch), Database())
            #sourceLocation(file: "Data/Data.swift", line: 9)
            return (SealedDatabase(value: object), object)
            #sourceLocation()
        }

        @inline(never)
        package static func cursor(_ watch: ObjectWatch?) -> WeaklyHeld<SealedCursor> {
            #sourceLocation(file: "Data/Data.swift", line: 10)
            let object = ObjectWatch.tell(watch, "Cursor", ObjectWatch.start(watch), Cursor())
            #sourceLocation(file: "Data/Data.swift", line: 10)
            return WeaklyHeld(SealedCursor(value: object)) { [weak object] in object.map { SealedCursor(value: $0) } }
            #sourceLocation()
        }

        @inline(never)
        package static func draft(_ watch: ObjectWatch?) -> SealedDraft {
            #sourceLocation(file: "Data/Data.swift", line: 11)
            return SealedDraft(value: ObjectWatch.tell(watch, "Draft", ObjectWatch.start(watch), Draft()))
            #sourceLocation()
        }

        @inline(never)
        package static func table(
            _ watch: ObjectWatch?,
            database: consuming SealedDatabase,
            cursor: consuming SealedCursor,
            draft: consuming SealedDraft
        ) -> Table {
            #sourceLocation(file: "Data/Data.swift", line: 12)
            return ObjectWatch.tell(watch, "Table", ObjectWatch.start(watch), Table(
                database: database.value,
                cursor: cursor.value,
                draft: draft.value
            ))
            #sourceLocation()
        }

        @inline(never)
        package static func finder(_ watch: ObjectWatch?, find: @escaping @Sendable () throws -> Table) -> Finder {
            #sourceLocation(file: "Data/Data.swift", line: 13)
            return ObjectWatch.tell(watch, "Finder", ObjectWatch.start(watch), Finder(find: find))
            #sourceLocation()
        }

        /// `Cursor`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedCursor: Sendable {
            let value: Cursor
        }

        /// `Database`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedDatabase: Sendable {
            let value: Database
        }

        /// `Draft`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedDraft: Sendable {
            let value: Draft
        }
    }
}

// Written by Dovetail from AccountAssembly, AppAssembly, Product. Do not edit.

import Data
import Dovetail
import Synchronization

extension AccountAssembly {
    /// Makes what AccountAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func remote(_ watch: ObjectWatch?, store: consuming Store) async -> Remote {
            #sourceLocation(file: "App/App.swift", line: 71)
            return await ObjectWatch.tell(watch, "Remote", ObjectWatch.start(watch), Remote(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func index(_ watch: ObjectWatch?, store: consuming Store) async -> Index {
            #sourceLocation(file: "App/App.swift", line: 72)
            return await ObjectWatch.tell(watch, "Index", ObjectWatch.start(watch), Index(store: store))
            #sourceLocation()
        }

        @inline(never)
        static func engine(_ watch: ObjectWatch?, remote: consuming Remote, index: consuming Index) -> Engine {
            #sourceLocation(file: "App/App.swift", line: 73)
            return ObjectWatch.tell(watch, "Engine", ObjectWatch.start(watch), Engine(remote: remote, index: index))
            #sourceLocation()
        }

        @inline(never)
        static func big(_ watch: ObjectWatch?, part: consuming T5, make: @escaping @Sendable () -> T5) -> Big {
            #sourceLocation(file: "App/App.swift", line: 74)
            return ObjectWatch.tell(watch, "Big", ObjectWatch.start(watch), Big(part: part, make: make))
            #sourceLocation()
        }

        @inline(never)
        static func failing(_ watch: ObjectWatch?, fails: consuming Bool, engine: consuming Engine) throws -> Failing {
            #sourceLocation(file: "App/App.swift", line: 75)
            return try ObjectWatch.tell(watch, "Failing", ObjectWatch.start(watch), Failing(
                fails: fails,
                engine: engine
            ))
            #sourceLocation()
        }

        @inline(never)
        static func host(
            _ watch: ObjectWatch?,
            session: @escaping @Sendable (Int) -> Session,
            late: @escaping @Sendable () throws -> Late
        ) -> Host {
            #sourceLocation(file: "App/App.swift", line: 76)
            return ObjectWatch.tell(watch, "Host", ObjectWatch.start(watch), Host(session: session, late: late))
            #sourceLocation()
        }

        @inline(never)
        static func late(_ watch: ObjectWatch?, store: consuming Store) -> Late {
            #sourceLocation(file: "App/App.swift", line: 77)
            return ObjectWatch.tell(watch, "Late", ObjectWatch.start(watch), Late(store: store))
            #sourceLocation()
        }
    }
}

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func store(_ watch: ObjectWatch?) -> Store {
            #sourceLocation(file: "App/App.swift", line: 48)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store())
            #sourceLocation()
        }

        @inline(never)
        static func loudStore(_ watch: ObjectWatch?) -> Store {
            #sourceLocation(file: "App/App.swift", line: 49)
            let make: () -> Store = { Store() }
            #sourceLocation(file: "App/App.swift", line: 49)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func idle(_ watch: ObjectWatch?) -> Idle {
            #sourceLocation(file: "App/App.swift", line: 50)
            return ObjectWatch.tell(watch, "Idle", ObjectWatch.start(watch), Idle())
            #sourceLocation()
        }

        @inline(never)
        static func first(_ watch: ObjectWatch?) -> any Plugin {
            #sourceLocation(file: "App/App.swift", line: 51)
            return ObjectWatch.tell(watch, "First", ObjectWatch.start(watch), First())
            #sourceLocation()
        }

        @inline(never)
        static func second(_ watch: ObjectWatch?) -> any Plugin {
            #sourceLocation(file: "App/App.swift", line: 52)
            return ObjectWatch.tell(watch, "Second", ObjectWatch.start(watch), Second())
            #sourceLocation()
        }

        @inline(never)
        static func second2(_ watch: ObjectWatch?) -> any Plugin {
            #sourceLocation(file: "App/App.swift", line: 53)
            return ObjectWatch.tell(watch, "Second", ObjectWatch.start(watch), Second())
            #sourceLocation()
        }

        @inline(never)
        static func logged(
            _ watch: ObjectWatch?,
            inner: consuming any Plugin,
            plugins: consuming [any Plugin]
        ) -> any Plugin {
            #sourceLocation(file: "App/App.swift", line: 54)
            return ObjectWatch.tell(watch, "Logged", ObjectWatch.start(watch), Logged(inner: inner, plugins: plugins))
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func screen(
            _ watch: ObjectWatch?,
            store: consuming Store,
            plugin: consuming any Plugin
        ) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 55)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(store: store, plugin: plugin))
            #sourceLocation()
        }

        @inline(never)
        static func credential(_ watch: ObjectWatch?) -> Credential {
            #sourceLocation(file: "App/App.swift", line: 56)
            let make: () -> Credential = { Credential() }
            #sourceLocation(file: "App/App.swift", line: 56)
            return ObjectWatch.tell(watch, "Credential", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func session(_ watch: ObjectWatch?, make: @escaping () -> Credential, number: consuming Int) -> Session {
            #sourceLocation(file: "App/App.swift", line: 57)
            return ObjectWatch.tell(watch, "Session", ObjectWatch.start(watch), Session(make: make, number: number))
            #sourceLocation()
        }

        @inline(never)
        static func t1(_ watch: ObjectWatch?) -> T1 {
            #sourceLocation(file: "App/App.swift", line: 58)
            return ObjectWatch.tell(watch, "T1", ObjectWatch.start(watch), T1())
            #sourceLocation()
        }

        @inline(never)
        static func t2(_ watch: ObjectWatch?, a: consuming T1, b: consuming T1) -> T2 {
            #sourceLocation(file: "App/App.swift", line: 59)
            return ObjectWatch.tell(watch, "T2", ObjectWatch.start(watch), T2(a: a, b: b))
            #sourceLocation()
        }

        @inline(never)
        static func t3(_ watch: ObjectWatch?, a: consuming T2, b: consuming T2) -> T3 {
            #sourceLocation(file: "App/App.swift", line: 60)
            return ObjectWatch.tell(watch, "T3", ObjectWatch.start(watch), T3(a: a, b: b))
            #sourceLocation()
        }

        @inline(never)
        static func t4(_ watch: ObjectWatch?, a: consuming T3, b: consuming T3, idle: consuming Idle) -> T4 {
            #sourceLocation(file: "App/App.swift", line: 61)
            return ObjectWatch.tell(watch, "T4", ObjectWatch.start(watch), T4(a: a, b: b, idle: idle))
            #sourceLocation()
        }

        @inline(never)
        static func t5(_ watch: ObjectWatch?, a: consuming T3, b: consuming T3) -> T5 {
            #sourceLocation(file: "App/App.swift", line: 62)
            return ObjectWatch.tell(watch, "T5", ObjectWatch.start(watch), T5(a: a, b: b))
            #sourceLocation()
        }

        @inline(never)
        static func sheet(_ watch: ObjectWatch?, make: @escaping () -> Credential) -> Sheet {
            #sourceLocation(file: "App/App.swift", line: 63)
            return ObjectWatch.tell(watch, "Sheet", ObjectWatch.start(watch), Sheet(make: make))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeTable() -> Table
        var finder: Finder { get }
        var storing: any Storing { get }
        @MainActor func makeScreen() -> Screen
        func makeT4() -> T4
        func makeSheet() -> Sheet
        var loudStore: Store { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let storing: any Storing
        let finder: Finder
        let loudStore: Store

        fileprivate let lifetime: ScopeLifetime
        fileprivate let database: DataAssembly.Factories.SealedDatabase
        fileprivate let store: Store
        fileprivate let plugin: any Plugin
        fileprivate let plugin2: any Plugin
        private let weakCursor = WeakObject<DataAssembly.Factories.SealedCursor>("Cursor")
        private let lazyIdle = Lazy<Idle>("Idle")

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let (database, storing) = DataAssembly.Factories.database(objectWatch)
                let finder = DataAssembly.Factories.finder(
                    objectWatch,
                    find: { try reference.open("Table", for: "Finder").makeTable() }
                )
                let store = AppAssembly.Factories.store(objectWatch)
                let loudStore = AppAssembly.Factories.loudStore(objectWatch)
                let plugin = AppAssembly.Factories.second(objectWatch)
                let plugin2 = AppAssembly.Factories.second2(objectWatch)
                self.lifetime = lifetime
                self.storing = consume storing
                self.finder = consume finder
                self.loudStore = consume loudStore
                self.database = consume database
                self.store = consume store
                self.plugin = consume plugin
                self.plugin2 = consume plugin2
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        fileprivate var cursor: DataAssembly.Factories.SealedCursor { weakCursor.value(in: lifetime) { newCursor() } }

        private func newCursor() -> WeaklyHeld<DataAssembly.Factories.SealedCursor> {
            DataAssembly.Factories.cursor(lifetime.objectWatch)
        }

        fileprivate var idle: Idle { lazyIdle.value(in: lifetime) { newIdle() } }

        private func newIdle() -> Idle {
            AppAssembly.Factories.idle(lifetime.objectWatch)
        }

        /// Makes a new `Table`.
        func makeTable() -> Table {
            let draft = DataAssembly.Factories.draft(lifetime.objectWatch)
            return DataAssembly.Factories.table(lifetime.objectWatch, database: database, cursor: cursor, draft: draft)
        }

        /// Makes a new `Screen`.
        @MainActor func makeScreen() -> Screen {
            AppAssembly.Factories.screen(lifetime.objectWatch, store: store, plugin: makePlugin2())
        }

        /// Makes a new `T4`.
        func makeT4() -> T4 {
            AppAssembly.Factories.t4(lifetime.objectWatch, a: makeT3(), b: makeT3(), idle: idle)
        }

        /// Makes a new `Sheet`.
        func makeSheet() -> Sheet {
            AppAssembly.Factories.sheet(
                lifetime.objectWatch,
                make: { [objectWatch = lifetime.objectWatch] in
                    AppAssembly.Factories.credential(objectWatch)
                }
            )
        }

        fileprivate func makePlugin() -> any Plugin {
            AppAssembly.Factories.first(lifetime.objectWatch)
        }

        fileprivate func makePlugin2() -> any Plugin {
            AppAssembly.Factories.logged(lifetime.objectWatch, inner: makePlugin(), plugins: makePluginArray())
        }

        fileprivate func makeT1() -> T1 {
            AppAssembly.Factories.t1(lifetime.objectWatch)
        }

        fileprivate func makeT2() -> T2 {
            AppAssembly.Factories.t2(lifetime.objectWatch, a: makeT1(), b: makeT1())
        }

        fileprivate func makeT3() -> T3 {
            AppAssembly.Factories.t3(lifetime.objectWatch, a: makeT2(), b: makeT2())
        }

        fileprivate func makeT5() -> T5 {
            AppAssembly.Factories.t5(lifetime.objectWatch, a: makeT3(), b: makeT3())
        }

        fileprivate func makePluginArray() -> [any Plugin] {
            [plugin, plugin2]
        }

        fileprivate static func makeT5(_ objectWatch: ObjectWatch?) -> T5 {
            let t1 = AppAssembly.Factories.t1(objectWatch)
            let t12 = AppAssembly.Factories.t1(objectWatch)
            let t2 = AppAssembly.Factories.t2(objectWatch, a: t1, b: t12)
            let t13 = AppAssembly.Factories.t1(objectWatch)
            let t14 = AppAssembly.Factories.t1(objectWatch)
            let t22 = AppAssembly.Factories.t2(objectWatch, a: t13, b: t14)
            let t3 = AppAssembly.Factories.t3(objectWatch, a: t2, b: t22)
            let t15 = AppAssembly.Factories.t1(objectWatch)
            let t16 = AppAssembly.Factories.t1(objectWatch)
            let t23 = AppAssembly.Factories.t2(objectWatch, a: t15, b: t16)
            let t17 = AppAssembly.Factories.t1(objectWatch)
            let t18 = AppAssembly.Factories.t1(objectWatch)
            let t24 = AppAssembly.Factories.t2(objectWatch, a: t17, b: t18)
            let t32 = AppAssembly.Factories.t3(objectWatch, a: t23, b: t24)
            return AppAssembly.Factories.t5(objectWatch, a: t3, b: t32)
        }

        /// Opens `AccountScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openAccount(fails: Bool) async throws -> Account {
            try await Account(in: self, fails: fails)
        }

        /// Opens `AccountScope` for as long as the closure runs, and ends it however that leaves.
        func withAccount<Outcome>(
            fails: Bool,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Account) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try await openAccount(fails: fails)
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
        var big: Big { get }
        var engine: Engine { get }
        var failing: Failing { get }
        var host: Host { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AccountScope`.
    nonisolated final class Account: AccountRoots, OpenScope {
        let big: Big
        let host: Host
        let engine: Engine
        let failing: Failing

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        private let lazyLate = Lazy<Late>("Late")

        fileprivate init(in app: App, fails: Bool) async throws {
            let lifetime = try ScopeLifetime("Account", in: app.lifetime)
            let reference = ScopeReference<Account>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let big = AccountAssembly.Factories.big(
                    objectWatch,
                    part: app.makeT5(),
                    make: { App.makeT5(objectWatch) }
                )
                let host = AccountAssembly.Factories.host(
                    objectWatch,
                    session: { number in
                        AppAssembly.Factories.session(
                            objectWatch,
                            make: { AppAssembly.Factories.credential(objectWatch) },
                            number: number
                        )
                    },
                    late: { try reference.open("Late", for: "Host").late }
                )
                async let startedRemote = AccountAssembly.Factories.remote(objectWatch, store: app.store)
                async let startedIndex = AccountAssembly.Factories.index(objectWatch, store: app.store)
                let remote = await startedRemote
                let index = await startedIndex
                let engine = AccountAssembly.Factories.engine(objectWatch, remote: remote, index: index)
                let failing = try AccountAssembly.Factories.failing(objectWatch, fails: fails, engine: engine)
                self.app = app
                self.lifetime = lifetime
                self.big = big
                self.host = host
                self.engine = engine
                self.failing = failing
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            reference.fill(self)
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var late: Late { lazyLate.value(in: lifetime) { newLate() } }

        private func newLate() -> Late {
            AccountAssembly.Factories.late(lifetime.objectWatch, store: app.store)
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
