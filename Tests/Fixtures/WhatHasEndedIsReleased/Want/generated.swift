// Written by Dovetail from AccountAssembly, AppAssembly, Product. Do not edit.

import Dovetail

extension AccountAssembly {
    /// Makes what AccountAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func inbox(_ watch: ObjectWatch?, database: consuming Database) -> Inbox {
            #sourceLocation(file: "App/Manifest.swift", line: 19)
            return ObjectWatch.tell(watch, "Inbox", ObjectWatch.start(watch), Inbox(database: database))
            #sourceLocation()
        }

        static func endInbox(_ object: Inbox) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 20)
            let hook: (Inbox) async throws -> Void = { $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func archive(_ watch: ObjectWatch?, inbox: consuming Inbox) -> Archive {
            #sourceLocation(file: "App/Manifest.swift", line: 21)
            return ObjectWatch.tell(watch, "Archive", ObjectWatch.start(watch), Archive(inbox: inbox))
            #sourceLocation()
        }

        static func endArchive(_ object: Archive) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            let hook: (Archive) async throws -> Void = { $0.close() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func left(_ watch: ObjectWatch?, right: @escaping @Sendable () throws -> Right) -> Left {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return ObjectWatch.tell(watch, "Left", ObjectWatch.start(watch), Left(right: right))
            #sourceLocation()
        }

        @inline(never)
        static func right(
            _ watch: ObjectWatch?,
            left: @escaping @Sendable () throws -> Left,
            archive: @escaping @Sendable () throws -> Archive
        ) -> Right {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return ObjectWatch.tell(watch, "Right", ObjectWatch.start(watch), Right(left: left, archive: archive))
            #sourceLocation()
        }

        @inline(never)
        static func screen(
            _ watch: ObjectWatch?,
            inbox: consuming Inbox,
            next: @escaping () throws -> Screen
        ) -> Screen {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return ObjectWatch.tell(watch, "Screen", ObjectWatch.start(watch), Screen(inbox: inbox, next: next))
            #sourceLocation()
        }
    }
}

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func database(_ watch: ObjectWatch?) -> Database {
            #sourceLocation(file: "App/Manifest.swift", line: 10)
            return ObjectWatch.tell(watch, "Database", ObjectWatch.start(watch), Database())
            #sourceLocation()
        }

        static func endDatabase(_ object: Database) async throws {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            let hook: (Database) async throws -> Void = { $0.close() }
            #sourceLocation()
            try await hook(object)
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var database: Database { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let database: Database

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let database = AppAssembly.Factories.database(objectWatch)
                lifetime.onEnd("Database", position: 0) {
                    try await AppAssembly.Factories.endDatabase(database)
                }
                self.lifetime = lifetime
                self.database = database
            }
            lifetime.finishOpening(self)
        }

        deinit {
            lifetime.abandon()
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
        var inbox: Inbox { get }
        var archive: Archive { get }
        var left: Left { get }
        func makeScreen() -> Screen
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AccountScope`.
    nonisolated final class Account: AccountRoots, OpenScope {
        let inbox: Inbox
        let left: Left

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<Account>
        fileprivate let right: Right
        private let lazyArchive = Lazy<Archive>("Archive")

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Account", in: app.lifetime)
            let reference = ScopeReference<Account>(lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let inbox = AccountAssembly.Factories.inbox(objectWatch, database: app.database)
                let left = AccountAssembly.Factories.left(
                    objectWatch,
                    right: { try reference.open("Right", for: "Left").right }
                )
                let right = AccountAssembly.Factories.right(
                    objectWatch,
                    left: { left },
                    archive: { try reference.open("Archive", for: "Right").archive }
                )
                lifetime.onEnd("Inbox", position: 0) {
                    try await AccountAssembly.Factories.endInbox(inbox)
                }
                self.app = app
                self.lifetime = lifetime
                self.reference = reference
                self.inbox = inbox
                self.left = left
                self.right = right
            }
            reference.fill(self)
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        var archive: Archive { lazyArchive.value(in: lifetime) { newArchive() } }

        private func newArchive() -> Archive {
            let archive = AccountAssembly.Factories.archive(lifetime.objectWatch, inbox: inbox)
            lifetime.onEnd("Archive", position: 3) {
                try await AccountAssembly.Factories.endArchive(archive)
            }
            return archive
        }

        /// Makes a new `Screen`.
        func makeScreen() -> Screen {
            AccountAssembly.Factories.screen(
                lifetime.objectWatch,
                inbox: inbox,
                next: { [reference] in try reference.open("Screen", for: "Screen").makeScreen() }
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
