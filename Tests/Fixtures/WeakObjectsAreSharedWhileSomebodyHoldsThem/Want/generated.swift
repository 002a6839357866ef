// Written by Dovetail from AccountAssembly, AppAssembly, Product. Do not edit.

import Dovetail

extension AccountAssembly {
    /// Makes what AccountAssembly registers.
    nonisolated enum Factories {
        static func session(index: Index) -> WeaklyHeld<Session> {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            let object = Session(index: index)
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        static func page(session: Session, index: Index) -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return Page(session: session, index: index)
            #sourceLocation()
        }
    }
}

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func index(log: Log) -> WeaklyHeld<Index> {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            let object = Index(log: log)
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        static func cache(index: Index) -> WeaklyHeld<(any Reading, any Writing)> {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            let object = Cache(index: index)
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return WeaklyHeld((object, object)) { [weak object] in object.map { ($0, $0) } }
            #sourceLocation()
        }

        static func worker(log: Log, index: Index) -> WeaklyHeld<Worker> {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            let make: (Log, Index) -> Worker = { (log: Log, index: Index) in Worker(log: log, index: index) }
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            let object = make(log, index)
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        @MainActor static func failing() throws -> WeaklyHeld<Failing> {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            let object = try Failing()
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return WeaklyHeld(object) { [weak object] in object }
            #sourceLocation()
        }

        static func screen(
            index: Index,
            reading: any Reading,
            writing: any Writing,
            draft: Draft,
            newIndex: @escaping () throws -> Index
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return Screen(index: index, reading: reading, writing: writing, draft: draft, newIndex: newIndex)
            #sourceLocation()
        }

        static func finder(
            find: @escaping @Sendable () throws -> Index,
            read: @escaping @Sendable () throws -> any Reading,
            work: @escaping @Sendable () async throws -> Worker
        ) -> Finder {
            #sourceLocation(file: "App/Manifest.swift", line: 16)
            return Finder(find: find, read: read, work: work)
            #sourceLocation()
        }

        static func late(find: @escaping @Sendable () throws -> Index) -> Late {
            #sourceLocation(file: "App/Manifest.swift", line: 17)
            return Late(find: find)
            #sourceLocation()
        }

        static func draft(index: Index) -> Draft {
            #sourceLocation(file: "App/Manifest.swift", line: 18)
            return Draft(index: index)
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
            let finder = AppAssembly.Factories.finder(
                find: { try reference.open("Index", for: "Finder").index },
                read: { try reference.open("Cache", for: "Finder").reading },
                work: { try reference.open("Worker", for: "Finder").worker }
            )
            self.lifetime = lifetime
            self.reference = reference
            self.finder = finder
            self.log = log
            reference.fill(self)
            lifetime.finishOpening()
        }

        var index: Index { weakIndex.value(in: lifetime) { newIndex() } }

        private func newIndex() -> WeaklyHeld<Index> {
            AppAssembly.Factories.index(log: log)
        }

        fileprivate var reading: any Reading { weakReading.value(in: lifetime) { newReading() }.0 }

        var writing: any Writing { weakReading.value(in: lifetime) { newReading() }.1 }

        private func newReading() -> WeaklyHeld<(any Reading, any Writing)> {
            AppAssembly.Factories.cache(index: index)
        }

        var worker: Worker { weakWorker.value(in: lifetime) { newWorker() } }

        private func newWorker() -> WeaklyHeld<Worker> {
            AppAssembly.Factories.worker(log: log, index: index)
        }

        @MainActor var failing: Failing {
            get throws { try weakFailing.value(in: lifetime) { try newFailing() } }
        }

        @MainActor private func newFailing() throws -> WeaklyHeld<Failing> {
            try AppAssembly.Factories.failing()
        }

        var late: Late { lazyLate.value(in: lifetime) { newLate() } }

        private func newLate() -> Late {
            AppAssembly.Factories.late(find: { [reference] in try reference.open("Index", for: "Late").index })
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            let draft = AppAssembly.Factories.draft(index: index)
            return AppAssembly.Factories.screen(
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
            lifetime.finishOpening()
        }

        fileprivate var session: Session { weakSession.value(in: lifetime) { newSession() } }

        private func newSession() -> WeaklyHeld<Session> {
            AccountAssembly.Factories.session(index: app.index)
        }

        /// Makes a new `Page`.
        func makePage() -> Page {
            AccountAssembly.Factories.page(session: session, index: app.index)
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
