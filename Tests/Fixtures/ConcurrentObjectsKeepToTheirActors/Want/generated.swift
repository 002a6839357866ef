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
        package static func database(
            _ watch: ObjectWatch?,
            draft: consuming SealedDraft,
            number: consuming Int
        ) async throws(Refused) -> SealedDatabase {
            #sourceLocation(file: "Data/Data.swift", line: 35)
            return try await SealedDatabase(value: ObjectWatch.tell(watch, "Database", ObjectWatch.start(watch), Database(
                draft: draft.value,
                number: number
            )))
            #sourceLocation()
        }

        package static func endDatabase(_ object: SealedDatabase) async throws {
            #sourceLocation(file: "Data/Data.swift", line: 37)
            let hook: (Database) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object.value)
        }

        @inline(never)
        package static func draft(_ watch: ObjectWatch?, number: consuming Int) async -> SealedDraft {
            #sourceLocation(file: "Data/Data.swift", line: 38)
            return await SealedDraft(value: ObjectWatch.tell(watch, "Draft", ObjectWatch.start(watch), Draft(
                number: number
            )))
            #sourceLocation()
        }

        @inline(never)
        package static func store(_ watch: ObjectWatch?, database: consuming SealedDatabase) -> Store {
            #sourceLocation(file: "Data/Data.swift", line: 39)
            return ObjectWatch.tell(watch, "Store", ObjectWatch.start(watch), Store(database: database.value))
            #sourceLocation()
        }

        /// `Database`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedDatabase: Sendable {
            let value: Database
        }

        /// `Draft`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedDraft {
            let value: Draft
        }
    }
}

// Written by Dovetail from AppAssembly, ChildAssembly, Product. Do not edit.

import Data
import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        @MainActor static func panel(
            _ watch: ObjectWatch?,
            part: consuming Part,
            makePart: @escaping () -> Part,
            store: consuming Store
        ) async -> Panel {
            #sourceLocation(file: "App/App.swift", line: 55)
            return await ObjectWatch.tell(watch, "Panel", ObjectWatch.start(watch), Panel(
                part: part,
                makePart: makePart,
                store: store
            ))
            #sourceLocation()
        }

        @inline(never)
        @Background static func indexer(_ watch: ObjectWatch?) async -> Indexer {
            #sourceLocation(file: "App/App.swift", line: 56)
            return await ObjectWatch.tell(watch, "Indexer", ObjectWatch.start(watch), Indexer())
            #sourceLocation()
        }

        @inline(never)
        static func counter(_ watch: ObjectWatch?, step: sending Step) async -> Counter {
            #sourceLocation(file: "App/App.swift", line: 57)
            return await ObjectWatch.tell(watch, "Counter", ObjectWatch.start(watch), Counter(step: step))
            #sourceLocation()
        }

        static func endCounter(_ object: Counter) async throws {
            #sourceLocation(file: "App/App.swift", line: 59)
            let hook: (Counter) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        @MainActor static func part(_ watch: ObjectWatch?) -> Part {
            #sourceLocation(file: "App/App.swift", line: 60)
            return ObjectWatch.tell(watch, "Part", ObjectWatch.start(watch), Part())
            #sourceLocation()
        }

        @inline(never)
        static func step(_ watch: ObjectWatch?) -> Step {
            #sourceLocation(file: "App/App.swift", line: 61)
            return ObjectWatch.tell(watch, "Step", ObjectWatch.start(watch), Step())
            #sourceLocation()
        }

        @inline(never)
        static func lazyIndex(_ watch: ObjectWatch?, number: consuming Int) throws -> LazyIndex {
            #sourceLocation(file: "App/App.swift", line: 62)
            return try ObjectWatch.tell(watch, "LazyIndex", ObjectWatch.start(watch), LazyIndex(number: number))
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            panel: consuming Panel,
            indexer: consuming Indexer,
            counter: consuming Counter
        ) -> Screen {
            #sourceLocation(file: "App/App.swift", line: 63)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                panel: panel,
                indexer: indexer,
                counter: counter
            ))
            #sourceLocation()
        }
    }
}

extension ChildAssembly {
    /// Makes what ChildAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func session(
            _ watch: ObjectWatch?,
            index: consuming LazyIndex,
            panel: consuming Panel
        ) async -> Session {
            #sourceLocation(file: "App/App.swift", line: 70)
            return await ObjectWatch.tell(watch, "Session", ObjectWatch.start(watch), Session(
                index: index,
                panel: panel
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        func makeScreen() -> Screen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let number: Int
        fileprivate let indexer: Indexer
        fileprivate let counter: Counter
        fileprivate let panel: Panel
        private let lazyLazyIndex = Lazy<LazyIndex>("LazyIndex")

        /// Opens `AppScope`.
        init(number: Int, observer scopeObserver: (any ScopeObserver)? = nil) async throws {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                async let startedDatabase = {
                    let draft = await DataAssembly.Factories.draft(objectWatch, number: number)
                    let database = try await DataAssembly.Factories.database(objectWatch, draft: draft, number: number)
                    lifetime.onEnd("Database", position: 0) {
                        try await DataAssembly.Factories.endDatabase(database)
                    }
                    return database
                }()
                async let startedIndexer = { @Background in
                    return await AppAssembly.Factories.indexer(objectWatch)
                }()
                async let startedCounter = {
                    let step = AppAssembly.Factories.step(objectWatch)
                    #sourceLocation(file: "App/App.swift", line: 29)
                    let counter = await AppAssembly.Factories.counter(objectWatch, step: step)
                    #sourceLocation()
                    lifetime.onEnd("Counter", position: 2) {
                        try await AppAssembly.Factories.endCounter(counter)
                    }
                    return counter
                }()
                let database = try await startedDatabase
                let indexer = await startedIndexer
                let counter = await startedCounter
                async let startedPanel = { @MainActor in
                    let part = AppAssembly.Factories.part(objectWatch)
                    let store = DataAssembly.Factories.store(objectWatch, database: database)
                    return await AppAssembly.Factories.panel(
                        objectWatch,
                        part: part,
                        makePart: { AppAssembly.Factories.part(objectWatch) },
                        store: store
                    )
                }()
                let panel = await startedPanel
                self.lifetime = lifetime
                self.number = number
                self.indexer = indexer
                self.counter = counter
                self.panel = panel
            } catch {
                await lifetime.endAbandonedOpening(error)
                throw error
            }
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var lazyIndex: LazyIndex {
            get throws { try lazyLazyIndex.value(in: lifetime) { try newLazyIndex() } }
        }

        private func newLazyIndex() throws -> LazyIndex {
            try AppAssembly.Factories.lazyIndex(lifetime.objectWatch, number: number)
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AppAssembly.Factories.screen(lifetime.objectWatch, panel: panel, indexer: indexer, counter: counter)
        }

        /// Opens `ChildScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openChild() async throws -> Child {
            try await Child(in: self)
        }

        /// Opens `ChildScope` for as long as the closure runs, and ends it however that leaves.
        func withChild<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Child) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try await openChild()
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
        var session: Session { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `ChildScope`.
    nonisolated final class Child: ChildRoots, OpenScope {
        let session: Session

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App) async throws {
            let lifetime = try ScopeLifetime("Child", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                async let startedSession = ChildAssembly.Factories.session(
                    objectWatch,
                    index: app.lazyIndex,
                    panel: app.panel
                )
                let session = try await startedSession
                self.app = app
                self.lifetime = lifetime
                self.session = session
            } catch {
                lifetime.abandonOpening(error)
                throw error
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
