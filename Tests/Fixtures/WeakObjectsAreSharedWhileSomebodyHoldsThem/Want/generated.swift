// Written by Dovetail from AccountAssembly, AppAssembly, Product. Do not edit.

import Dovetail

extension AccountAssembly {
    /// Makes what AccountAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func session(_ watch: ObjectWatch?, index: consuming Index) -> WeaklyHeld<Session> {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            let object = ObjectWatch.tell(watch, "Session", ObjectWatch.start(watch), Session(index: index))
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @inline(never)
        static func page(_ watch: ObjectWatch?, session: consuming Session, index: consuming Index) -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page(session: session, index: index))
            #sourceLocation()
        }
    }
}

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func index(_ watch: ObjectWatch?, log: consuming Log) -> WeaklyHeld<Index> {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            let object = ObjectWatch.tell(watch, "Index", ObjectWatch.start(watch), Index(log: log))
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @inline(never)
        static func cache(_ watch: ObjectWatch?, index: consuming Index) -> WeaklyHeld<(any Reading, any Writing)> {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            let object = ObjectWatch.tell(watch, "Cache", ObjectWatch.start(watch), Cache(index: index))
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return WeaklyHeld((object, object)) { [weak object] in object.map { ($0, $0) } }
            #sourceLocation()
        }

        @inline(never)
        static func worker(_ watch: ObjectWatch?, log: consuming Log, index: consuming Index) -> WeaklyHeld<Worker> {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            let make: (Log, Index) -> Worker = { (log: Log, index: Index) in Worker(log: log, index: index) }
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            let object = ObjectWatch.tell(watch, "Worker", ObjectWatch.start(watch), make(log, index))
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @inline(never)
        @MainActor static func failing(_ watch: ObjectWatch?) throws -> WeaklyHeld<Failing> {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            let object = try ObjectWatch.tell(watch, "Failing", ObjectWatch.start(watch), Failing())
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            index: consuming Index,
            reading: consuming any Reading,
            writing: consuming any Writing,
            draft: consuming Draft,
            newIndex: @escaping () throws -> Index
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(
                index: index,
                reading: reading,
                writing: writing,
                draft: draft,
                newIndex: newIndex
            ))
            #sourceLocation()
        }

        @inline(never)
        static func finder(
            _ watch: ObjectWatch?,
            find: @escaping @Sendable () throws -> Index,
            read: @escaping @Sendable () throws -> any Reading,
            work: @escaping @Sendable () async throws -> Worker
        ) -> Finder {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return ObjectWatch.tell(watch, "Finder", ObjectWatch.start(watch), Finder(
                find: find,
                read: read,
                work: work
            ))
            #sourceLocation()
        }

        @inline(never)
        static func late(_ watch: ObjectWatch?, find: @escaping @Sendable () throws -> Index) -> Late {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return ObjectWatch.tell(watch, "Late", ObjectWatch.start(watch), Late(find: find))
            #sourceLocation()
        }

        @inline(never)
        static func draft(_ watch: ObjectWatch?, index: consuming Index) -> Draft {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return ObjectWatch.tell(watch, "Draft", ObjectWatch.start(watch), Draft(index: index))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var index: Index { get }
        var writing: any Writing { get }
        var worker: Worker { get }
        @MainActor var failing: Failing { get throws }
        func makeScreen() -> Screen
        var finder: Finder { get }
        var late: Late { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let finder: Finder

        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<App>
        fileprivate let log: Log
        private let weakIndex = WeakObject<Index>("Index")
        private let weakReading = WeakObject<(any Reading, any Writing)>("Cache")
        private let weakWorker = WeakObject<Worker>("Worker")
        private let weakFailing = WeakObject<Failing>("Failing")
        private let lazyLate = Lazy<Late>("Late")

        /// Opens `AppScope`.
        init(log: Log, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let finder = AppAssembly.Factories.finder(
                    objectWatch,
                    find: { try reference.open("Index", for: "Finder").index },
                    read: { try reference.open("Cache", for: "Finder").reading },
                    work: { try reference.open("Worker", for: "Finder").worker }
                )
                self.lifetime = lifetime
                self.reference = reference
                self.finder = consume finder
                self.log = log
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        var index: Index { weakIndex.value(in: lifetime) { newIndex() } }

        private func newIndex() -> WeaklyHeld<Index> {
            AppAssembly.Factories.index(lifetime.objectWatch, log: log)
        }

        fileprivate var reading: any Reading { weakReading.value(in: lifetime) { newReading() }.0 }

        var writing: any Writing { weakReading.value(in: lifetime) { newReading() }.1 }

        private func newReading() -> WeaklyHeld<(any Reading, any Writing)> {
            AppAssembly.Factories.cache(lifetime.objectWatch, index: index)
        }

        var worker: Worker { weakWorker.value(in: lifetime) { newWorker() } }

        private func newWorker() -> WeaklyHeld<Worker> {
            AppAssembly.Factories.worker(lifetime.objectWatch, log: log, index: index)
        }

        @MainActor var failing: Failing {
            get throws { try weakFailing.value(in: lifetime) { try newFailing() } }
        }

        @MainActor private func newFailing() throws -> WeaklyHeld<Failing> {
            try AppAssembly.Factories.failing(lifetime.objectWatch)
        }

        var late: Late { lazyLate.value(in: lifetime) { newLate() } }

        private func newLate() -> Late {
            AppAssembly.Factories.late(
                lifetime.objectWatch,
                find: { [reference] in try reference.open("Index", for: "Late").index }
            )
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            let draft = AppAssembly.Factories.draft(lifetime.objectWatch, index: index)
            return AppAssembly.Factories.screen(
                lifetime.objectWatch,
                index: index,
                reading: reading,
                writing: writing,
                draft: draft,
                newIndex: { [reference] in try reference.open("Index", for: "Screen").index }
            )
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
        func makePage() -> Page
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AccountScope`.
    nonisolated final class Account: AccountRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        private let weakSession = WeakObject<Session>("Session")

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Account", in: app.lifetime)
            self.app = app
            self.lifetime = lifetime
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        fileprivate var session: Session { weakSession.value(in: lifetime) { newSession() } }

        private func newSession() -> WeaklyHeld<Session> {
            AccountAssembly.Factories.session(lifetime.objectWatch, index: app.index)
        }

        /// Makes a new `Page`.
        func makePage() -> Page {
            AccountAssembly.Factories.page(lifetime.objectWatch, session: session, index: app.index)
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
