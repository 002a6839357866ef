// Written by Dovetail from AccountAssembly, AppAssembly, Product. Do not edit.

import Dovetail

extension AccountAssembly {
    /// Makes what AccountAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func database(_ watch: ObjectWatch?) -> Database {
            #sourceLocation(file: "App/App.swift", line: 27)
            return ObjectWatch.tell(watch, "Database", ObjectWatch.start(watch), Database())
            #sourceLocation()
        }

        static func endDatabase(_ object: Database) async throws {
            #sourceLocation(file: "App/App.swift", line: 27)
            let hook: (Database) async throws -> Void = { _ in throw Refused() }
            #sourceLocation()
            try await hook(object)
        }

        @inline(never)
        static func sync(_ watch: ObjectWatch?, fails: consuming Bool, database: consuming Database) throws -> Sync {
            #sourceLocation(file: "App/App.swift", line: 28)
            return try ObjectWatch.tell(watch, "Sync", ObjectWatch.start(watch), Sync(fails, database: database))
            #sourceLocation()
        }
    }
}

extension AppAssembly {
    /// AppAssembly registers nothing that is made.
    nonisolated enum Factories {}
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `AppScope`.
    nonisolated protocol AppRoots: AnyObject, Sendable {
        var observing: any Observing { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AppScope`.
    nonisolated final class App: AppRoots, OpenScope {
        let observing: any Observing

        fileprivate let lifetime: ScopeLifetime

        /// Opens `AppScope`.
        init(observer observing: any Observing, scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            self.lifetime = lifetime
            self.observing = observing
            lifetime.finishOpening(self)
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
        var sync: Sync { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AccountScope`.
    nonisolated final class Account: AccountRoots, OpenScope {
        let sync: Sync

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App, fails: Bool) async throws {
            let lifetime = try ScopeLifetime("Account", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let database = AccountAssembly.Factories.database(objectWatch)
                lifetime.onEnd("Database", position: 0) {
                    try await AccountAssembly.Factories.endDatabase(database)
                }
                let sync = try AccountAssembly.Factories.sync(objectWatch, fails: fails, database: database)
                self.app = app
                self.lifetime = lifetime
                self.sync = consume sync
            } catch {
                await lifetime.endAbandonedOpening(error)
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
