import DemoServer
import DocumentKit

@testable import DocumentRemote
@testable import DocumentStorage
@testable import DocumentSync

/// Sync as it is in the product, put together by hand: what a composition spares everybody else.
struct SyncFixture {
    let server = DemoServer()
    let transport: LossyTransport
    let database: SQLiteDatabase
    let operations: SQLiteOperationStore
    let replica: SQLiteLocalReplica
    let refresher: DocumentRefresher
    let connectivity = SwitchableConnectivity()
    let permissions = RememberedPermissions()
    let host = RecordingHost()
    let engine: SyncEngine

    init(policy: any ConflictPolicy = RebasingConflictPolicy()) async throws {
        server.add(.plan, title: "Plan", body: "one", owner: .ana, sharedWith: [.ben: .editor])
        server.add(.notes, title: "Notes", body: "none", owner: .ben, sharedWith: [.ana: .editor])
        let account = AccountContext(id: .ana, displayName: "Ana", credential: server.signIn(.ana))
        transport = LossyTransport(to: server)
        let authorization = AuthorizationSession(
            account: account,
            credential: account.credential,
            authentication: DemoAuthentication(server: server)
        )
        let remote = HTTPDocumentRemoteService(
            server: ServerConnection(transport: transport, authorization: authorization)
        )
        database = try SQLiteDatabase(namespace: CacheNamespace(.ana), location: .memory)
        let cache = SQLiteDocumentCache(database: database)
        operations = SQLiteOperationStore(database: database)
        replica = SQLiteLocalReplica(database: database)
        refresher = DocumentRefresher(remote: remote, replica: replica, cache: cache, permissions: permissions)
        let copies = ConflictCopyMaker(
            account: account,
            remote: remote,
            cache: cache,
            operations: operations,
            replica: replica,
            permissions: permissions,
            presentation: host
        )
        let replay = OperationReplay(
            remote: remote,
            replica: replica,
            operations: operations,
            refresher: refresher,
            policy: policy,
            copies: copies
        )
        engine = await SyncEngine(
            operations: operations,
            replay: replay,
            connectivity: connectivity,
            logging: host
        )
        try await refresher.refreshAll()
    }

    /// Makes edits on this device, in order; their names are their numbers.
    func edit(_ edits: (DocumentID, DocumentChange)...) async throws {
        for (number, edit) in edits.enumerated() {
            try await replica.record(
                edit.1,
                in: edit.0,
                as: OperationID("\(number)"),
                at: Timestamp(secondsSinceEpoch: 1)
            )
        }
    }

    /// Replays, and returns the results in order.
    func drain() async -> [OperationOutcome.Result] {
        await engine.drain()
        return await engine.outcomes().map(\.result)
    }
}

extension AccountID {
    static let ana = AccountID("ana")
    static let ben = AccountID("ben")
}

extension DocumentID {
    static let plan = DocumentID("plan")
    static let notes = DocumentID("notes")
}
