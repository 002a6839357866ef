internal import DemoServer
internal import DocumentKit
internal import DocumentLists
internal import DocumentSDK
internal import Foundation

/// A host with a server of its own, for one test.
struct ProductionApp {
    let server = DemoServer()
    let transport: DemoTransport
    let device = RecordingHost()
    let scopes = ScopeLog()
    let folder: TemporaryFolder

    init() throws {
        transport = DemoTransport(to: server)
        folder = try TemporaryFolder()
        server.add(.plan, title: "Plan", body: "one", owner: .ana, sharedWith: [.ben: .editor])
        server.add(.notes, title: "Notes", body: "none", owner: .ben, sharedWith: [.ana: .editor])
    }

    /// Opens the SDK.
    func openHost() -> DocumentSDK.Host {
        DocumentSDK.Host(
            storageLocation: folder.location,
            hostLogging: device,
            hostClock: TickingClock(),
            hostPresentation: device,
            hostTransport: transport,
            hostAuthentication: DemoAuthentication(server: server),
            hostAnalytics: device,
            observer: scopes
        )
    }

    /// Signs an account in, with its documents fetched, for as long as the body runs.
    func withAccount<Outcome>(
        _ id: AccountID,
        of host: DocumentSDK.Host,
        isolation: isolated (any Actor)? = #isolation,
        _ body: (DocumentSDK.Account) async throws -> Outcome
    ) async throws -> Outcome {
        try await host.withAccount(accountContext: context(id)) { account in
            try await account.makeDocumentListViewModel().refresh()
            return try await body(account)
        }
    }

    /// Who signs in.
    func context(_ id: AccountID) -> AccountContext {
        DemoAuthentication(server: server).signIn(id, displayName: id.rawValue.capitalized)
    }

    /// Takes the way to the server away.
    func goOffline(_ account: DocumentSDK.Account) async {
        transport.goOffline()
        await account.connectivityMonitoring.reaches(.offline)
    }

    /// Gives it back, and waits until everything is sent.
    func goOnline(_ account: DocumentSDK.Account) async -> [OperationOutcome.Result] {
        transport.goOnline()
        await account.connectivityMonitoring.reaches(.online)
        await account.syncControl.drain()
        return await account.syncStatus.outcomes().map(\.result)
    }
}

extension AccountID {
    static let ana = AccountID("ana")
    static let ben = AccountID("ben")
}
