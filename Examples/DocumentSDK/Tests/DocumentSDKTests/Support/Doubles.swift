internal import DemoServer
internal import DocumentKit
internal import DocumentSync

/// One test's doubles, and the account opened with them. Nothing of it is shared with another test.
struct Doubles {
    let remote: ScriptedRemoteService
    let events = ManualEventSource()
    let connectivity: ManualConnectivity
    let device = RecordingHost()
    let scopes = ScopeLog()

    init(_ contents: [AccessibleDocument] = [.sample("plan", body: "one")], _ state: ConnectivityState = .online) {
        remote = ScriptedRemoteService(contents)
        connectivity = ManualConnectivity(state)
    }

    /// Opens the SDK.
    func openHost() -> TestSDK.Host {
        TestSDK.Host(
            storageLocation: .memory,
            hostLogging: device,
            hostClock: TickingClock(),
            hostPresentation: device,
            observer: scopes
        )
    }

    /// Opens an account, with the documents already fetched, for as long as the body runs.
    func withAccount<Outcome>(
        policy: any ConflictPolicy = RebasingConflictPolicy(),
        isolation: isolated (any Actor)? = #isolation,
        _ body: (TestSDK.Account) async throws -> Outcome
    ) async throws -> Outcome {
        let context = AccountContext(
            id: AccountID("ana"),
            displayName: "Ana",
            credential: Credential(token: "secret")
        )
        return try await openHost().withAccount(
            accountContext: context,
            documentRemoteService: remote,
            remoteEventSource: events,
            connectivityMonitoring: connectivity,
            conflictPolicy: policy
        ) { account in
            try await account.documentRefreshing.refreshAll()
            return try await body(account)
        }
    }

    /// Opens an account and its plan, for as long as the body runs.
    func withOpenPlan(
        isolation: isolated (any Actor)? = #isolation,
        _ body: (TestSDK.Account, any DocumentEditing) async throws -> Void
    ) async throws {
        try await withAccount { account in
            try await account.withDocumentSession(documentID: .plan) { try await body(account, $0.documentEditing) }
        }
    }
}

extension DocumentID {
    static let plan = DocumentID("plan")
    static let notes = DocumentID("notes")
}
