// Written by Dovetail from AccountContract, HostContract. Do not edit.

extension AccountContract {
    /// AccountContract registers nothing that is made.
    public nonisolated enum Factories {}
}

extension HostContract {
    /// HostContract registers nothing that is made.
    public nonisolated enum Factories {}
}

// Written by Dovetail from RemoteAssembly. Do not edit.

public import Dovetail
public import Foundation
public import Kit

extension RemoteAssembly {
    /// Makes what RemoteAssembly registers.
    public nonisolated enum Factories {
        @inline(never)
        public static func connection(
            _ watch: ObjectWatch?,
            transport: consuming any Transport,
            base: consuming URL,
            account: consuming AccountID
        ) throws -> SealedConnection {
            #sourceLocation(file: "Remote/Remote.swift", line: 9)
            return try SealedConnection(value: ObjectWatch.tell(watch, "Connection", ObjectWatch.start(watch), Connection(
                transport: transport,
                base: base,
                account: account
            )))
            #sourceLocation()
        }

        public static func endConnection(_ object: SealedConnection) async throws {
            #sourceLocation(file: "Remote/Remote.swift", line: 10)
            let hook: (Connection) async throws -> Void = { await $0.close() }
            #sourceLocation()
            try await hook(object.value)
        }

        @inline(never)
        public static func remoteDocuments(
            _ watch: ObjectWatch?,
            connection: consuming SealedConnection,
            stamp: consuming Data
        ) -> any Documents {
            #sourceLocation(file: "Remote/Remote.swift", line: 11)
            return ObjectWatch.tell(watch, "RemoteDocuments", ObjectWatch.start(watch), RemoteDocuments(
                connection: connection.value,
                stamp: stamp
            ))
            #sourceLocation()
        }

        @inline(never)
        public static func page(
            _ watch: ObjectWatch?,
            id: consuming DocumentID,
            documents: consuming any Documents,
            connection: SealedConnection?
        ) -> Page {
            #sourceLocation(file: "Remote/Remote.swift", line: 12)
            return ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page(
                id: id,
                documents: documents,
                connection: connection?.value
            ))
            #sourceLocation()
        }

        @inline(never)
        public static func data(_ watch: ObjectWatch?, since: consuming Date) -> Data {
            #sourceLocation(file: "Remote/Remote.swift", line: 13)
            let make: (Date) -> Data = { (since: Date) in Data("\(since.timeIntervalSince1970)".utf8) }
            #sourceLocation(file: "Remote/Remote.swift", line: 13)
            return ObjectWatch.tell(watch, "Data", ObjectWatch.start(watch), make(since))
            #sourceLocation()
        }

        /// `Connection`, for other modules to hold and to pass on, not to look into.
        public nonisolated struct SealedConnection: Sendable {
            let value: Connection
        }
    }
}

// Written by Dovetail from SDK. Do not edit.

public import Dovetail
public import Foundation
public import Kit
public import Remote

extension SDK {
    /// What SDK, and each composition that includes it, hands out in `HostScope`.
    public nonisolated protocol HostRoots: AnyObject, Sendable {
        var url: URL { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What SDK makes for `HostScope`.
    public nonisolated final class Host: HostRoots, OpenScope {
        public let url: URL

        fileprivate let lifetime: ScopeLifetime
        fileprivate let transport: any Transport

        /// Opens `HostScope`.
        public init(transport: any Transport, baseURL url: URL, observer scopeObserver: (any ScopeObserver)? = nil) {
            let lifetime = ScopeLifetime("Host", observer: scopeObserver)
            self.lifetime = lifetime
            self.url = url
            self.transport = transport
            lifetime.finishOpening(self)
        }

        /// Opens `AccountScope` in this one. Throws `ScopeEnded` once this one has begun to end.
        public func openAccount(accountID: AccountID, since: Date) throws -> Account {
            try Account(in: self, accountID: accountID, since: since)
        }

        /// Opens `AccountScope` for as long as the closure runs, and ends it however that leaves.
        public func withAccount<Outcome>(
            accountID: AccountID,
            since: Date,
            isolation: isolated (any Actor)? = #isolation,
            _ body: (Account) async throws -> Outcome
        ) async throws -> Outcome {
            let scope = try openAccount(accountID: accountID, since: since)
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
        public func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// What SDK, and each composition that includes it, hands out in `AccountScope`.
    public nonisolated protocol AccountRoots: AnyObject, Sendable {
        var documents: any Documents { get }
        func makePage(id: DocumentID) -> Page
        var accountID: AccountID { get }
        @discardableResult
        func end() async -> EndReport
    }

    /// What SDK makes for `AccountScope`.
    public nonisolated final class Account: AccountRoots, OpenScope {
        public let accountID: AccountID
        public let documents: any Documents

        // An open scope keeps the one around it alive.
        fileprivate let host: Host
        fileprivate let lifetime: ScopeLifetime
        fileprivate let connection: RemoteAssembly.Factories.SealedConnection

        fileprivate init(in host: Host, accountID: AccountID, since: Date) throws {
            let lifetime = try ScopeLifetime("Account", in: host.lifetime)
            let objectWatch = lifetime.objectWatch
            do {
                let connection = try RemoteAssembly.Factories.connection(
                    objectWatch,
                    transport: host.transport,
                    base: host.url,
                    account: accountID
                )
                lifetime.onEnd("Connection", position: 0) {
                    try await RemoteAssembly.Factories.endConnection(connection)
                }
                let data = RemoteAssembly.Factories.data(objectWatch, since: since)
                let documents = RemoteAssembly.Factories.remoteDocuments(
                    objectWatch,
                    connection: connection,
                    stamp: data
                )
                self.host = host
                self.lifetime = lifetime
                self.accountID = accountID
                self.documents = consume documents
                self.connection = connection
            } catch {
                lifetime.abandonOpening(error)
                throw error
            }
            try lifetime.finishOpeningInside(self)
        }

        deinit {
            lifetime.abandon()
        }

        /// Makes a new `Page`.
        public func makePage(id: DocumentID) -> Page {
            RemoteAssembly.Factories.page(lifetime.objectWatch, id: id, documents: documents, connection: connection)
        }

        /// Ends the scopes that are open in this one, then what it made, last made first.
        @discardableResult
        public func end() async -> EndReport {
            await lifetime.end()
        }
    }

    /// Says that the build reads this composition.
    public nonisolated enum Generated {}
}
