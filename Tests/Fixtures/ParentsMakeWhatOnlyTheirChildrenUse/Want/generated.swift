// Written by Dovetail from AppAssembly, SessionAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        static func db() -> (db: Db, part: any Part) {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            let object = Db()
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return (object, object)
            #sourceLocation()
        }

        static func cache(db: Db) -> Cache {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return Cache(db: db)
            #sourceLocation()
        }

        static func clock() -> Clock {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            let make: () -> Clock = { Clock(text: "clock") }
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return make()
            #sourceLocation()
        }

        static func log() -> (logging: any Logging, part: any Part) {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            let object = Log()
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return (object, object)
            #sourceLocation()
        }

        static func page(db: Db, log: any Logging) -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return Page(db: db, log: log)
            #sourceLocation()
        }
    }
}

extension SessionAssembly {
    /// Makes what SessionAssembly registers.
    nonisolated enum Factories {
        static func session(number: Int) -> (session: Session, part: any Part) {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            let object = Session(number: number)
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return (object, object)
            #sourceLocation()
        }

        static func inbox(
            db: Db,
            s: Session,
            cache: @escaping @Sendable () throws -> Cache,
            log: (any Logging)?
        ) -> Inbox {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return Inbox(db: db, s: s, cache: cache, log: log)
            #sourceLocation()
        }

        static func outbox(db: Db, s: Session, clock: Clock, page: @escaping @Sendable () -> Page) -> Outbox {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return Outbox(db: db, s: s, clock: clock, page: page)
            #sourceLocation()
        }

        static func tool(db: Db, cache: Cache, session: Session, parts: [any Part]) -> Tool {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return Tool(db: db, cache: cache, session: session, parts: parts)
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product makes for `AppScope`.
    nonisolated final class App: OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let reference: ScopeReference<App>
        fileprivate let db: Db
        fileprivate let part: any Part
        fileprivate let clock: Clock
        fileprivate let logging: any Logging
        fileprivate let part2: any Part
        private let lazyCache = Lazy<Cache>("Cache")

        /// Opens `AppScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("App", observer: scopeObserver)
            let reference = ScopeReference<App>(lifetime)
            let (db, part) = AppAssembly.Factories.db()
            let clock = AppAssembly.Factories.clock()
            let (logging, part2) = AppAssembly.Factories.log()
            self.lifetime = lifetime
            self.reference = reference
            self.db = db
            self.part = part
            self.clock = clock
            self.logging = logging
            self.part2 = part2
            reference.fill(self)
            lifetime.finishOpening()
        }

        fileprivate var cache: Cache { lazyCache.value(in: lifetime) { newCache() } }

        private func newCache() -> Cache {
            AppAssembly.Factories.cache(db: db)
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

    /// What Product makes for `AccountScope`.
    nonisolated final class Account: OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let app: App
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in app: App) throws {
            let lifetime = try ScopeLifetime("Account", in: app.lifetime)
            self.app = app
            self.lifetime = lifetime
            lifetime.finishOpening()
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
        var inbox: Inbox { get }
        var outbox: Outbox { get }
        func makeTool() -> Tool
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `SessionScope`.
    nonisolated final class Session: SessionRoots, OpenScope {
        let inbox: Inbox
        let outbox: Outbox

        // An open scope keeps the one around it alive.
        fileprivate let account: Account
        fileprivate let lifetime: ScopeLifetime
        fileprivate let session: App::Session
        fileprivate let part3: any Part

        fileprivate init(in account: Account, number: Int) throws {
            let lifetime = try ScopeLifetime("Session", in: account.lifetime)
            let (session, part3) = SessionAssembly.Factories.session(number: number)
            let inbox = SessionAssembly.Factories.inbox(
                db: account.app.db,
                s: session,
                cache: { [appReference = account.app.reference] in
                    try appReference.open("Cache", for: "Inbox").cache
                },
                log: account.app.logging
            )
            let outbox = SessionAssembly.Factories.outbox(
                db: account.app.db,
                s: session,
                clock: account.app.clock,
                page: { [db = account.app.db, logging = account.app.logging] in
                    AppAssembly.Factories.page(db: db, log: logging)
                }
            )
            self.account = account
            self.lifetime = lifetime
            self.inbox = inbox
            self.outbox = outbox
            self.session = session
            self.part3 = part3
            lifetime.finishOpening()
        }

        /// Makes a new `Tool`.
        func makeTool() -> Tool {
            SessionAssembly.Factories.tool(
                db: account.app.db,
                cache: account.app.cache,
                session: session,
                parts: makePartArray()
            )
        }

        fileprivate func makePartArray() -> [any Part] {
            [account.app.part, account.app.part2, part3]
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
