// Written by Dovetail from AccountContract, Doubles, HostContract, Product, TestProduct. Do not edit.

import Dovetail

extension AccountContract {
    /// Makes what AccountContract registers.
    nonisolated enum Factories {
        @inline(never)
        static func remoteNotes(
            _ watch: ObjectWatch?,
            transport: consuming any Transport,
            now: @escaping @Sendable () -> Int,
            name: consuming String?
        ) -> any Notes {
            #sourceLocation(file: "App/App.swift", line: 46)
            return ObjectWatch.tell(watch, "RemoteNotes", ObjectWatch.start(watch), RemoteNotes(
                transport: transport,
                now: now,
                name: name
            ))
            #sourceLocation()
        }

        @inline(never)
        static func noteList(_ watch: ObjectWatch?, notes: consuming any Notes, log: consuming any Log) -> NoteList {
            #sourceLocation(file: "App/App.swift", line: 47)
            return ObjectWatch.tell(watch, "NoteList", ObjectWatch.start(watch), NoteList(notes: notes, log: log))
            #sourceLocation()
        }
    }
}

extension Doubles {
    /// Doubles registers nothing that is made.
    nonisolated enum Factories {}
}

extension HostContract {
    /// HostContract registers nothing that is made.
    nonisolated enum Factories {}
}

extension Product {
    /// What Product makes for `HostScope`.
    nonisolated final class Host: OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let transport: any Transport
        fileprivate let log: any Log

        /// Opens `HostScope`.
        init(transport: any Transport, log: any Log, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Host", observer: scopeObserver)
            self.lifetime = lifetime
            self.transport = transport
            self.log = log
            lifetime.finishOpening(self)
        }

        /// Opens `AccountScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openAccount(now: @escaping @Sendable () -> Int, name: String?) throws -> Account {
            try Account(in: self, now: now, name: name)
        }

        /// Opens `AccountScope` for as long as the closure runs, and ends it however that leaves.
        func withAccount<Outcome>(
            now: @escaping @Sendable () -> Int,
            name: String?,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Account) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openAccount(now: now, name: name)
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
        func makeNoteList() -> NoteList
        @discardableResult
        func end() async -> EndReport
    }

    /// What Product makes for `AccountScope`.
    nonisolated final class Account: AccountRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let host: Host
        fileprivate let lifetime: ScopeLifetime
        fileprivate let notes: any Notes

        fileprivate init(in host: Host, now: @escaping @Sendable () -> Int, name: String?) throws {
            let lifetime = try ScopeLifetime("Account", in: host.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let notes = AccountContract.Factories.remoteNotes(
                    objectWatch,
                    transport: host.transport,
                    now: now,
                    name: name
                )
                self.host = host
                self.lifetime = lifetime
                self.notes = consume notes
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `NoteList`.
        func makeNoteList() -> NoteList {
            AccountContract.Factories.noteList(lifetime.objectWatch, notes: notes, log: host.log)
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

extension TestProduct {
    /// What TestProduct makes for `HostScope`.
    nonisolated final class Host: OpenScope {
        fileprivate let lifetime: ScopeLifetime
        fileprivate let log: any Log

        /// Opens `HostScope`.
        init(transport: (any Transport)? = nil, log: any Log, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Host", observer: scopeObserver)
            self.lifetime = lifetime
            self.log = log
            lifetime.finishOpening(self)
        }

        /// Opens `AccountScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        func openAccount(now: (@Sendable () -> Int)? = nil, name: String? = nil, notes: any Notes) throws -> Account {
            try Account(in: self, now: now, name: name, notes: notes)
        }

        /// Opens `AccountScope` for as long as the closure runs, and ends it however that leaves.
        func withAccount<Outcome>(
            now: (@Sendable () -> Int)? = nil,
            name: String? = nil,
            notes: any Notes,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Account) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openAccount(now: now, name: name, notes: notes)
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

    /// What TestProduct, and each composition that includes it, hands out in `AccountScope`.
    nonisolated protocol AccountRoots: AnyObject, Sendable {
        func makeNoteList() -> NoteList
        @discardableResult
        func end() async -> EndReport
    }

    /// What TestProduct makes for `AccountScope`.
    nonisolated final class Account: AccountRoots, Product.AccountRoots, OpenScope {
        // An open scope keeps the one around it alive.
        fileprivate let host: Host
        fileprivate let lifetime: ScopeLifetime
        fileprivate let notes: any Notes

        fileprivate init(
            in host: Host,
            now: (@Sendable () -> Int)? = nil,
            name: String? = nil,
            notes: any Notes
        ) throws {
            let lifetime = try ScopeLifetime("Account", in: host.lifetime)
            self.host = host
            self.lifetime = lifetime
            self.notes = notes
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `NoteList`.
        func makeNoteList() -> NoteList {
            AccountContract.Factories.noteList(lifetime.objectWatch, notes: notes, log: host.log)
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
