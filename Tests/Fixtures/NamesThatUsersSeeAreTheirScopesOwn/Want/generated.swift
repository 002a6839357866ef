// Written by Dovetail from AccountDoubles, AccountObjects, HostObjects, SessionDoubles, SessionObjects, DoubledOnce, DoubledTwice, Product. Do not edit.

import Dovetail

extension AccountDoubles {
    /// Makes what AccountDoubles registers.
    nonisolated enum Factories {
        @inline(never)
        static func accountLog(_ watch: ObjectWatch?) -> any Log {
            #sourceLocation(file: "App/App.swift", line: 96)
            return ObjectWatch.tell(watch, "AccountLog", ObjectWatch.start(watch), AccountLog())
            #sourceLocation()
        }
    }
}

extension AccountObjects {
    /// Makes what AccountObjects registers.
    nonisolated enum Factories {
        @inline(never)
        static func desk(
            _ watch: ObjectWatch?,
            log: consuming any Log,
            clock: consuming any Clock,
            report: @escaping () -> Report,
            ledger: consuming Ledger
        ) -> Desk {
            #sourceLocation(file: "App/App.swift", line: 65)
            return ObjectWatch.tell(watch, "Desk", ObjectWatch.start(watch), Desk(
                log: log,
                clock: clock,
                report: report,
                ledger: ledger
            ))
            #sourceLocation()
        }

        @inline(never)
        static func page(
            _ watch: ObjectWatch?,
            log: consuming any Log,
            report: @escaping @Sendable () -> Report,
            ledger: consuming Ledger
        ) -> Page {
            #sourceLocation(file: "App/App.swift", line: 66)
            return ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page(
                log: log,
                report: report,
                ledger: ledger
            ))
            #sourceLocation()
        }
    }
}

extension HostObjects {
    /// Makes what HostObjects registers.
    nonisolated enum Factories {
        @inline(never)
        static func systemLog(_ watch: ObjectWatch?, clock: consuming any Clock) -> any Log {
            #sourceLocation(file: "App/App.swift", line: 56)
            return ObjectWatch.tell(watch, "SystemLog", ObjectWatch.start(watch), SystemLog(clock: clock))
            #sourceLocation()
        }

        @inline(never)
        static func report(_ watch: ObjectWatch?, log: consuming any Log, clock: consuming any Clock) -> Report {
            #sourceLocation(file: "App/App.swift", line: 57)
            return ObjectWatch.tell(watch, "Report", ObjectWatch.start(watch), Report(log: log, clock: clock))
            #sourceLocation()
        }

        @inline(never)
        static func ledger(_ watch: ObjectWatch?, log: consuming any Log, clock: consuming any Clock) -> Ledger {
            #sourceLocation(file: "App/App.swift", line: 58)
            return ObjectWatch.tell(watch, "Ledger", ObjectWatch.start(watch), Ledger(log: log, clock: clock))
            #sourceLocation()
        }
    }
}

extension SessionDoubles {
    /// Makes what SessionDoubles registers.
    nonisolated enum Factories {
        @inline(never)
        static func report(_ watch: ObjectWatch?, log: consuming any Log, clock: consuming any Clock) -> Report {
            #sourceLocation(file: "App/App.swift", line: 104)
            return ObjectWatch.tell(watch, "Report", ObjectWatch.start(watch), Report(log: log, clock: clock))
            #sourceLocation()
        }
    }
}

extension SessionObjects {
    /// Makes what SessionObjects registers.
    nonisolated enum Factories {
        @inline(never)
        static func visit(
            _ watch: ObjectWatch?,
            account: consuming Account,
            desk: consuming Desk,
            log: consuming any Log
        ) -> Visit {
            #sourceLocation(file: "App/App.swift", line: 74)
            return ObjectWatch.tell(watch, "Visit", ObjectWatch.start(watch), Visit(
                account: account,
                desk: desk,
                log: log
            ))
            #sourceLocation()
        }
    }
}

extension DoubledOnce {
    /// What DoubledOnce, and each composition that includes it, hands out in `HostScope`.
    nonisolated protocol HostRoots: AnyObject, Sendable {
        var log: any Log { get }
        var clock: any Clock { get }
        func makeReport() -> Report
        @discardableResult
        func end() async -> EndReport
    }

    /// What DoubledOnce makes for `HostScope`.
    nonisolated final class Host: HostRoots, Product.HostRoots, OpenScope {
        let clock: any Clock
        let log: any Log

        fileprivate let lifetime: ScopeLifetime

        /// Opens `HostScope`.
        init(clock: any Clock, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Host", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let log = HostObjects.Factories.systemLog(objectWatch, clock: clock)
                self.lifetime = lifetime
                self.clock = clock
                self.log = consume log
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Report`.
        func makeReport() -> Report {
            HostObjects.Factories.report(lifetime.objectWatch, log: log, clock: clock)
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

    /// What DoubledOnce, and each composition that includes it, hands out in `AccountScope`.
    nonisolated protocol AccountRoots: AnyObject, Sendable {
        var desk: Desk { get }
        func makePage() -> Page
        @discardableResult
        func end() async -> EndReport
    }

    /// What DoubledOnce makes for `AccountScope`.
    nonisolated final class Account: AccountRoots, Product.AccountRoots, OpenScope {
        let desk: Desk

        // An open scope keeps the one around it alive.
        fileprivate let host: Host
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in host: Host) throws {
            let lifetime = try ScopeLifetime("Account", in: host.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let ledger = HostObjects.Factories.ledger(objectWatch, log: host.log, clock: host.clock)
                let desk = AccountObjects.Factories.desk(
                    objectWatch,
                    log: host.log,
                    clock: host.clock,
                    report: { [clock = host.clock, outerLog = host.log] in
                        HostObjects.Factories.report(objectWatch, log: outerLog, clock: clock)
                    },
                    ledger: consume ledger
                )
                self.host = host
                self.lifetime = lifetime
                self.desk = consume desk
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Page`.
        func makePage() -> Page {
            let ledger = HostObjects.Factories.ledger(lifetime.objectWatch, log: host.log, clock: host.clock)
            return AccountObjects.Factories.page(
                lifetime.objectWatch,
                log: host.log,
                report: { [objectWatch = lifetime.objectWatch, clock = host.clock, outerLog = host.log] in
                    HostObjects.Factories.report(objectWatch, log: outerLog, clock: clock)
                },
                ledger: ledger
            )
        }

        /// Opens `SessionScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openSession(account: App.Account, log: any Log) throws -> Session {
            try Session(in: self, account: account, log: log)
        }

        /// Opens `SessionScope` for as long as the closure runs, and ends it however that leaves.
        func withSession<Outcome>(
            account: App.Account,
            log: any Log,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Session) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openSession(account: account, log: log)
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

    /// What DoubledOnce, and each composition that includes it, hands out in `SessionScope`.
    nonisolated protocol SessionRoots: AnyObject, Sendable {
        var log: any Log { get }
        var visit: Visit { get }
        func makeReport() -> Report
        @discardableResult
        func end() async -> EndReport
    }

    /// What DoubledOnce makes for `SessionScope`.
    nonisolated final class Session: SessionRoots, Product.SessionRoots, OpenScope {
        let log: any Log
        let visit: Visit

        // An open scope keeps the one around it alive.
        fileprivate let account2: Account
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in account2: Account, account: App.Account, log: any Log) throws {
            let lifetime = try ScopeLifetime("Session", in: account2.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let visit = SessionObjects.Factories.visit(objectWatch, account: account, desk: account2.desk, log: log)
                self.account2 = account2
                self.lifetime = lifetime
                self.log = log
                self.visit = consume visit
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Report`.
        func makeReport() -> Report {
            SessionDoubles.Factories.report(lifetime.objectWatch, log: log, clock: account2.host.clock)
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

extension DoubledTwice {
    /// What DoubledTwice, and each composition that includes it, hands out in `HostScope`.
    nonisolated protocol HostRoots: AnyObject, Sendable {
        var log: any Log { get }
        var clock: any Clock { get }
        func makeReport() -> Report
        @discardableResult
        func end() async -> EndReport
    }

    /// What DoubledTwice makes for `HostScope`.
    nonisolated final class Host: HostRoots, Product.HostRoots, OpenScope {
        let clock: any Clock
        let log: any Log

        fileprivate let lifetime: ScopeLifetime

        /// Opens `HostScope`.
        init(clock: any Clock, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Host", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let log = HostObjects.Factories.systemLog(objectWatch, clock: clock)
                self.lifetime = lifetime
                self.clock = clock
                self.log = consume log
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Report`.
        func makeReport() -> Report {
            HostObjects.Factories.report(lifetime.objectWatch, log: log, clock: clock)
        }

        /// Opens `AccountScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openAccount(clock: any Clock) throws -> Account {
            try Account(in: self, clock: clock)
        }

        /// Opens `AccountScope` for as long as the closure runs, and ends it however that leaves.
        func withAccount<Outcome>(
            clock: any Clock,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Account) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openAccount(clock: clock)
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

    /// What DoubledTwice, and each composition that includes it, hands out in `AccountScope`.
    nonisolated protocol AccountRoots: AnyObject, Sendable {
        var log: any Log { get }
        var clock: any Clock { get }
        var desk: Desk { get }
        func makePage() -> Page
        @discardableResult
        func end() async -> EndReport
    }

    /// What DoubledTwice makes for `AccountScope`.
    nonisolated final class Account: AccountRoots, Product.AccountRoots, OpenScope {
        let clock: any Clock
        let log: any Log
        let desk: Desk

        // An open scope keeps the one around it alive.
        fileprivate let host: Host
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in host: Host, clock: any Clock) throws {
            let lifetime = try ScopeLifetime("Account", in: host.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let log = AccountDoubles.Factories.accountLog(objectWatch)
                let ledger = HostObjects.Factories.ledger(objectWatch, log: host.log, clock: host.clock)
                let desk = AccountObjects.Factories.desk(
                    objectWatch,
                    log: log,
                    clock: clock,
                    report: { [outerClock = host.clock, outerLog = host.log] in
                        HostObjects.Factories.report(objectWatch, log: outerLog, clock: outerClock)
                    },
                    ledger: consume ledger
                )
                self.host = host
                self.lifetime = lifetime
                self.clock = clock
                self.log = log
                self.desk = consume desk
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Page`.
        func makePage() -> Page {
            let ledger = HostObjects.Factories.ledger(lifetime.objectWatch, log: host.log, clock: host.clock)
            return AccountObjects.Factories.page(
                lifetime.objectWatch,
                log: log,
                report: { [objectWatch = lifetime.objectWatch, outerClock = host.clock, outerLog = host.log] in
                    HostObjects.Factories.report(objectWatch, log: outerLog, clock: outerClock)
                },
                ledger: ledger
            )
        }

        /// Opens `SessionScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openSession(account: App.Account, log: any Log) throws -> Session {
            try Session(in: self, account: account, log: log)
        }

        /// Opens `SessionScope` for as long as the closure runs, and ends it however that leaves.
        func withSession<Outcome>(
            account: App.Account,
            log: any Log,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Session) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openSession(account: account, log: log)
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

    /// What DoubledTwice, and each composition that includes it, hands out in `SessionScope`.
    nonisolated protocol SessionRoots: AnyObject, Sendable {
        var log: any Log { get }
        var visit: Visit { get }
        func makeReport() -> Report
        @discardableResult
        func end() async -> EndReport
    }

    /// What DoubledTwice makes for `SessionScope`.
    nonisolated final class Session: SessionRoots, Product.SessionRoots, OpenScope {
        let log: any Log
        let visit: Visit

        // An open scope keeps the one around it alive.
        fileprivate let account2: Account
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in account2: Account, account: App.Account, log: any Log) throws {
            let lifetime = try ScopeLifetime("Session", in: account2.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let visit = SessionObjects.Factories.visit(objectWatch, account: account, desk: account2.desk, log: log)
                self.account2 = account2
                self.lifetime = lifetime
                self.log = log
                self.visit = consume visit
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Report`.
        func makeReport() -> Report {
            SessionDoubles.Factories.report(lifetime.objectWatch, log: log, clock: account2.clock)
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

extension Product {
    /// What Product, and each composition that includes it, hands out in `HostScope`.
    nonisolated protocol HostRoots: AnyObject, Sendable {
        var log: any Log { get }
        var clock: any Clock { get }
        func makeReport() -> Report
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `HostScope`.
    nonisolated final class Host: HostRoots, OpenScope {
        let clock: any Clock
        let log: any Log

        fileprivate let lifetime: ScopeLifetime

        /// Opens `HostScope`.
        init(clock: any Clock, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Host", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let log = HostObjects.Factories.systemLog(objectWatch, clock: clock)
                self.lifetime = lifetime
                self.clock = clock
                self.log = consume log
            }
            lifetime.finishOpening(self)
        }

        /// Makes a new `Report`.
        func makeReport() -> Report {
            HostObjects.Factories.report(lifetime.objectWatch, log: log, clock: clock)
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
        var desk: Desk { get }
        func makePage() -> Page
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AccountScope`.
    nonisolated final class Account: AccountRoots, OpenScope {
        let desk: Desk

        // An open scope keeps the one around it alive.
        fileprivate let host: Host
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in host: Host) throws {
            let lifetime = try ScopeLifetime("Account", in: host.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let ledger = HostObjects.Factories.ledger(objectWatch, log: host.log, clock: host.clock)
                let desk = AccountObjects.Factories.desk(
                    objectWatch,
                    log: host.log,
                    clock: host.clock,
                    report: { [clock = host.clock, log = host.log] in
                        HostObjects.Factories.report(objectWatch, log: log, clock: clock)
                    },
                    ledger: consume ledger
                )
                self.host = host
                self.lifetime = lifetime
                self.desk = consume desk
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Page`.
        func makePage() -> Page {
            let ledger = HostObjects.Factories.ledger(lifetime.objectWatch, log: host.log, clock: host.clock)
            return AccountObjects.Factories.page(
                lifetime.objectWatch,
                log: host.log,
                report: { [objectWatch = lifetime.objectWatch, clock = host.clock, log = host.log] in
                    HostObjects.Factories.report(objectWatch, log: log, clock: clock)
                },
                ledger: ledger
            )
        }

        /// Opens `SessionScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openSession(account: App.Account) throws -> Session {
            try Session(in: self, account: account)
        }

        /// Opens `SessionScope` for as long as the closure runs, and ends it however that leaves.
        func withSession<Outcome>(
            account: App.Account,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Session) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openSession(account: account)
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
        var visit: Visit { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `SessionScope`.
    nonisolated final class Session: SessionRoots, OpenScope {
        let visit: Visit

        // An open scope keeps the one around it alive.
        fileprivate let account2: Account
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in account2: Account, account: App.Account) throws {
            let lifetime = try ScopeLifetime("Session", in: account2.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let visit = SessionObjects.Factories.visit(
                    objectWatch,
                    account: account,
                    desk: account2.desk,
                    log: account2.host.log
                )
                self.account2 = account2
                self.lifetime = lifetime
                self.visit = consume visit
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
