// Written by Dovetail from AccountAssembly, AppAssembly, SessionAssembly, Product. Do not edit.

import Dovetail

extension AccountAssembly {
    /// Makes what AccountAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func inbox(_ watch: ObjectWatch?, database: consuming Database, user: consuming String) -> Inbox {
            #sourceLocation(file: "App/Manifest.swift", line: 22)
            return ObjectWatch.tell(watch, "Inbox", ObjectWatch.start(watch), Inbox(database: database, user: user))
            #sourceLocation()
        }

        @inline(never)
        static func outbox(_ watch: ObjectWatch?, query: consuming Query, user: consuming String) -> Outbox {
            #sourceLocation(file: "App/Manifest.swift", line: 23)
            return ObjectWatch.tell(watch, "Outbox", ObjectWatch.start(watch), Outbox(query: query, user: user))
            #sourceLocation()
        }
    }
}

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func database(_ watch: ObjectWatch?) -> Database {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Database", ObjectWatch.start(watch), Database())
            #sourceLocation()
        }

        @inline(never)
        static func query(_ watch: ObjectWatch?, database: consuming Database) -> Query {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Query", ObjectWatch.start(watch), Query(database: database))
            #sourceLocation()
        }
    }
}

extension SessionAssembly {
    /// Makes what SessionAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func editor(
            _ watch: ObjectWatch?,
            inbox: consuming Inbox,
            database: consuming Database,
            user: consuming String,
            number: consuming Int
        ) -> Editor {
            #sourceLocation(file: "App/Manifest.swift", line: 32)
            return ObjectWatch.tell(watch, "Editor", ObjectWatch.start(watch), Editor(
                inbox: inbox,
                database: database,
                user: user,
                number: number
            ))
            #sourceLocation()
        }

        @inline(never)
        static func tool(
            _ watch: ObjectWatch?,
            editor: consuming Editor,
            outbox: consuming Outbox,
            query: consuming Query,
            user: consuming String
        ) -> Tool {
            #sourceLocation(file: "App/Manifest.swift", line: 33)
            return ObjectWatch.tell(watch, "Tool", ObjectWatch.start(watch), Tool(
                editor: editor,
                outbox: outbox,
                query: query,
                user: user
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product makes for `AppScope`.
    nonisolated final class App: OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let database: Database

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let database = AppAssembly.Factories.database(objectWatch)
                self.lifetime = lifetime
                self.database = consume database
            }
            lifetime.finishOpening(self)
        }

        fileprivate func makeQuery() -> Query {
            AppAssembly.Factories.query(lifetime.objectWatch, database: database)
        }

        /// Opens `AccountScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openAccount(user: String) throws -> Account {
            try Account(in: self, user: user)
        }

        /// Opens `AccountScope` for as long as the closure runs, and ends it however that leaves.
        func withAccount<Outcome>(
            user: String,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Account) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openAccount(user: user)
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
        var outbox: Outbox { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AccountScope`.
    nonisolated final class Account: AccountRoots, OpenScope {
        let inbox: Inbox
        let outbox: Outbox

        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime
        fileprivate let user: String

        fileprivate init(in app: App, user: String) throws {
            let lifetime = try ScopeLifetime("Account", in: app.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let inbox = AccountAssembly.Factories.inbox(objectWatch, database: app.database, user: user)
                let outbox = AccountAssembly.Factories.outbox(objectWatch, query: app.makeQuery(), user: user)
                self.app = app
                self.lifetime = lifetime
                self.inbox = consume inbox
                self.outbox = consume outbox
                self.user = user
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Opens `SessionScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openSession(number: Int) throws -> Session {
            try Session(in: self, number: number)
        }

        /// Opens `SessionScope` for as long as the closure runs, and ends it however that leaves.
        func withSession<Outcome>(
            number: Int,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Session) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openSession(number: number)
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

    /// What Product, and each composition that includes it, hands out in `SessionScope`.
    nonisolated protocol SessionRoots: AnyObject, Sendable {
        var editor: Editor { get }
        func makeTool() -> Tool
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `SessionScope`.
    nonisolated final class Session: SessionRoots, OpenScope {
        let editor: Editor

        // An open scope keeps the one around it alive.
        fileprivate let account: Account
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in account: Account, number: Int) throws {
            let lifetime = try ScopeLifetime("Session", in: account.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let editor = SessionAssembly.Factories.editor(
                    objectWatch,
                    inbox: account.inbox,
                    database: account.app.database,
                    user: account.user,
                    number: number
                )
                self.account = account
                self.lifetime = lifetime
                self.editor = consume editor
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Tool`.
        func makeTool() -> Tool {
            SessionAssembly.Factories.tool(
                lifetime.objectWatch,
                editor: editor,
                outbox: account.outbox,
                query: account.app.makeQuery(),
                user: account.user
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
