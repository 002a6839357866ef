// Written by Dovetail from AccountLogs, HostAssembly, SessionAssembly, Product. Do not edit.

import Dovetail

extension AccountLogs {
    /// Makes what AccountLogs registers.
    nonisolated enum Factories {
        @inline(never)
        static func accountLog(_ watch: ObjectWatch?) -> any Log {
            #sourceLocation(file: "App/App.swift", line: 40)
            return ObjectWatch.tell(watch, "AccountLog", ObjectWatch.start(watch), AccountLog())
            #sourceLocation()
        }
    }
}

extension HostAssembly {
    /// Makes what HostAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func hostLog(_ watch: ObjectWatch?) -> any Log {
            #sourceLocation(file: "App/App.swift", line: 32)
            return ObjectWatch.tell(watch, "HostLog", ObjectWatch.start(watch), HostLog())
            #sourceLocation()
        }

        @inline(never)
        static func hostReader(_ watch: ObjectWatch?, log: consuming any Log) -> HostReader {
            #sourceLocation(file: "App/App.swift", line: 33)
            return ObjectWatch.tell(watch, "HostReader", ObjectWatch.start(watch), HostReader(log: log))
            #sourceLocation()
        }
    }
}

extension SessionAssembly {
    /// Makes what SessionAssembly registers.
    nonisolated enum Factories {
        @inline(never)
        static func sessionReader(
            _ watch: ObjectWatch?,
            log: consuming any Log,
            host: consuming HostReader
        ) -> SessionReader {
            #sourceLocation(file: "App/App.swift", line: 47)
            return ObjectWatch.tell(watch, "SessionReader", ObjectWatch.start(watch), SessionReader(
                log: log,
                host: host
            ))
            #sourceLocation()
        }
    }
}

extension Product {
    /// What Product, and each composition that includes it, hands out in `HostScope`.
    nonisolated protocol HostRoots: AnyObject, Sendable {
        var hostReader: HostReader { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `HostScope`.
    nonisolated final class Host: HostRoots, OpenScope {
        let hostReader: HostReader

        fileprivate let lifetime: ScopeLifetime

        /// Opens `HostScope`.
        init(observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Host", observer: scopeObserver)
            let objectWatch = lifetime.objectWatch
            do {
                let log = HostAssembly.Factories.hostLog(objectWatch)
                let hostReader = HostAssembly.Factories.hostReader(objectWatch, log: consume log)
                self.lifetime = lifetime
                self.hostReader = consume hostReader
            }
            lifetime.finishOpening(self)
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
        fileprivate let host: Host
        fileprivate let lifetime: ScopeLifetime
        fileprivate let log2: any Log

        fileprivate init(in host: Host) throws {
            let lifetime = try ScopeLifetime("Account", in: host.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let log2 = AccountLogs.Factories.accountLog(objectWatch)
                self.host = host
                self.lifetime = lifetime
                self.log2 = consume log2
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Opens `SessionScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openSession() throws -> Session {
            try Session(in: self)
        }

        /// Opens `SessionScope` for as long as the closure runs, and ends it however that leaves.
        func withSession<Outcome>(
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Session) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openSession()
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
        var sessionReader: SessionReader { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `SessionScope`.
    nonisolated final class Session: SessionRoots, OpenScope {
        let sessionReader: SessionReader

        // An open scope keeps the one around it alive.
        fileprivate let account: Account
        fileprivate let lifetime: ScopeLifetime

        fileprivate init(in account: Account) throws {
            let lifetime = try ScopeLifetime("Session", in: account.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let sessionReader = SessionAssembly.Factories.sessionReader(
                    objectWatch,
                    log: account.log2,
                    host: account.host.hostReader
                )
                self.account = account
                self.lifetime = lifetime
                self.sessionReader = consume sessionReader
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
