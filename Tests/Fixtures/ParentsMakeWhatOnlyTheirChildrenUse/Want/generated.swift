// Written by Dovetail from AppAssembly, SessionAssembly, Product. Do not edit.

import Dovetail

extension AppAssembly {
    /// Makes what AppAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func db(_ watch: ObjectWatch?) -> (db: Db, part: any Part) {
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            let object = ObjectWatch.tell(watch, "Db", ObjectWatch.start(watch), Db())
            #sourceLocation(file: "App/Manifest.swift", line: 11)
            return (object, object)
            #sourceLocation()
        }

        @inline(never)
        static func cache(_ watch: ObjectWatch?, db: consuming Db) -> Cache {
            #sourceLocation(file: "App/Manifest.swift", line: 12)
            return ObjectWatch.tell(watch, "Cache", ObjectWatch.start(watch), Cache(db: db))
            #sourceLocation()
        }

        @inline(never)
        static func clock(_ watch: ObjectWatch?) -> Clock {
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            let make: () -> Clock = { Clock(text: "clock") }
            #sourceLocation(file: "App/Manifest.swift", line: 13)
            return ObjectWatch.tell(watch, "Clock", ObjectWatch.start(watch), make())
            #sourceLocation()
        }

        @inline(never)
        static func log(_ watch: ObjectWatch?) -> (logging: any Logging, part: any Part) {
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            let object = ObjectWatch.tell(watch, "Log", ObjectWatch.start(watch), Log())
            #sourceLocation(file: "App/Manifest.swift", line: 14)
            return (object, object)
            #sourceLocation()
        }

        @inline(never)
        static func page(_ watch: ObjectWatch?, db: consuming Db, log: consuming any Logging) -> Page {
            #sourceLocation(file: "App/Manifest.swift", line: 15)
            return ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page(db: db, log: log))
            #sourceLocation()
        }
    }
}

extension SessionAssembly {
    /// Makes what SessionAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func session(_ watch: ObjectWatch?, number: consuming Int) -> (session: Session, part: any Part) {
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            let object = ObjectWatch.tell(watch, "Session", ObjectWatch.start(watch), Session(number: number))
            #sourceLocation(file: "App/Manifest.swift", line: 24)
            return (object, object)
            #sourceLocation()
        }

        @inline(never)
        static func inbox(
            _ watch: ObjectWatch?,
            db: consuming Db,
            s: consuming Session,
            cache: @escaping @Sendable () throws -> Cache,
            log: consuming (any Logging)?
        ) -> Inbox {
            #sourceLocation(file: "App/Manifest.swift", line: 25)
            return ObjectWatch.tell(watch, "Inbox", ObjectWatch.start(watch), Inbox(
                db: db,
                s: s,
                cache: cache,
                log: log
            ))
            #sourceLocation()
        }

        @inline(never)
        static func outbox(
            _ watch: ObjectWatch?,
            db: consuming Db,
            s: consuming Session,
            clock: consuming Clock,
            page: @escaping @Sendable () -> Page
        ) -> Outbox {
            #sourceLocation(file: "App/Manifest.swift", line: 26)
            return ObjectWatch.tell(watch, "Outbox", ObjectWatch.start(watch), Outbox(
                db: db,
                s: s,
                clock: clock,
                page: page
            ))
            #sourceLocation()
        }

        @inline(never)
        static func tool(
            _ watch: ObjectWatch?,
            db: consuming Db,
            cache: consuming Cache,
            session: consuming Session,
            parts: consuming [any Part]
        ) -> Tool {
            #sourceLocation(file: "App/Manifest.swift", line: 27)
            return ObjectWatch.tell(watch, "Tool", ObjectWatch.start(watch), Tool(
                db: db,
                cache: cache,
                session: session,
                parts: parts
            ))
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
            let objectWatch = lifetime.objectWatch
            do {
                let (db, part) = AppAssembly.Factories.db(objectWatch)
                let clock = AppAssembly.Factories.clock(objectWatch)
                let (logging, part2) = AppAssembly.Factories.log(objectWatch)
                self.lifetime = lifetime
                self.reference = reference
                self.db = consume db
                self.part = consume part
                self.clock = consume clock
                self.logging = consume logging
                self.part2 = consume part2
            }
            reference.fill(self)
            lifetime.finishOpening(self)
        }

        fileprivate var cache: Cache { lazyCache.value(in: lifetime) { newCache() } }

        private func newCache() -> Cache {
            AppAssembly.Factories.cache(lifetime.objectWatch, db: db)
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
            let objectWatch = lifetime.objectWatch
            do {
                let (session, part3) = SessionAssembly.Factories.session(objectWatch, number: number)
                let inbox = SessionAssembly.Factories.inbox(
                    objectWatch,
                    db: account.app.db,
                    s: session,
                    cache: { [appReference = account.app.reference] in
                        try appReference.open("Cache", for: "Inbox").cache
                    },
                    log: account.app.logging
                )
                let outbox = SessionAssembly.Factories.outbox(
                    objectWatch,
                    db: account.app.db,
                    s: session,
                    clock: account.app.clock,
                    page: { [db = account.app.db, logging = account.app.logging] in
                        AppAssembly.Factories.page(objectWatch, db: db, log: logging)
                    }
                )
                self.account = account
                self.lifetime = lifetime
                self.inbox = consume inbox
                self.outbox = consume outbox
                self.session = consume session
                self.part3 = consume part3
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
