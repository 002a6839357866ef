internal import DemoServer
internal import DocumentKit
internal import DocumentSync

/// One test's doubles, and the account opened with them. Nothing of it is shared with another test.
struct Doubles {
    let remote: ScriptedRemoteService
    let events = ManualEventSource()
    let connectivity: ManualConnectivity
    let device = RecordingHost()

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
            observer: LenientObserver()
        )
    }

    /// Opens an account, with the documents already fetched.
    func openAccount(
        of host: TestSDK.Host,
        policy: any ConflictPolicy = RebasingConflictPolicy()
    ) async throws -> TestSDK.Account {
        let context = AccountContext(
            id: AccountID("ana"),
            displayName: "Ana",
            credential: Credential(token: "secret")
        )
        let account = try await host.openAccount(
            accountContext: context,
            documentRemoteService: remote,
            remoteEventSource: events,
            connectivityMonitoring: connectivity,
            conflictPolicy: policy
        )
        try await account.documentRefreshing.refreshAll()
        return account
    }
}

extension DocumentID {
    static let plan = DocumentID("plan")
    static let notes = DocumentID("notes")
}
