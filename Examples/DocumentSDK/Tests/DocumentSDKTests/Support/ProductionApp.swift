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
            observer: LenientObserver()
        )
    }

    /// Signs an account in, and fetches its documents.
    @MainActor
    func openAccount(_ id: AccountID, of host: DocumentSDK.Host) async throws -> DocumentSDK.Account {
        let account = try await host.openAccount(accountContext: context(id))
        try await account.makeDocumentListViewModel().refresh()
        return account
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
