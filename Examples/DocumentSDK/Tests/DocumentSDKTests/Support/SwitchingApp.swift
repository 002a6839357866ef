internal import DemoServer
internal import DocumentKit
internal import DocumentLists
internal import Dovetail
internal import DovetailTesting
import Testing

/// An app with the SDK in it, which keeps who is signed in in a slot, as apps should.
struct SwitchingApp: Sendable {
    let server = DemoServer()
    let scopes = ScopeLog()
    let device = RecordingHost()
    let script = Script()
    let transport: WatchedTransport
    let host: SwitchingSDK.Host
    let signedIn = ScopeSlot<SwitchingSDK.Account>()

    /// Tells a story of it, and ends what the story leaves open, however it ends. Nothing that any scope made may be there afterwards.
    static func run(
        storage: StorageLocation = .memory,
        isolation: isolated (any Actor)? = #isolation,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ story: (SwitchingApp) async throws -> Void
    ) async throws {
        try await expectReleased(sourceLocation: sourceLocation) {
            let app = SwitchingApp(storage: storage)
            do {
                try await story(app)
                await app.end()
            } catch {
                await app.end()
                throw error
            }
        }
    }

    private init(storage: StorageLocation) {
        transport = WatchedTransport(to: server, script: script)
        host = SwitchingSDK.Host(
            storageLocation: storage,
            hostLogging: device,
            hostClock: TickingClock(),
            hostPresentation: device,
            hostTransport: transport,
            hostAuthentication: DemoAuthentication(server: server),
            hostAnalytics: device,
            script: script,
            observer: scopes
        )
        server.add(.plan, title: "Plan", body: "one", owner: .ana, sharedWith: [.ben: .editor, .carl: .editor])
        server.add(.notes, title: "Notes", body: "none", owner: .ben, sharedWith: [.ana: .editor])
    }

    private func end() async {
        script.openAll()
        await signedIn.end()
        await host.end()
    }

    /// Who signs in, with a credential of their own each time.
    func context(_ id: AccountID) -> AccountContext {
        DemoAuthentication(server: server).signIn(id, displayName: id.rawValue)
    }

    /// Signs somebody in, in the place of whoever is.
    @discardableResult
    func signIn(_ context: AccountContext) async throws -> SwitchingSDK.Account {
        try await signedIn.switch { [host] in try await host.openAccount(accountContext: context) }
    }

    /// Signs somebody in with a new credential, and fetches the documents.
    @discardableResult
    func signIn(_ id: AccountID) async throws -> SwitchingSDK.Account {
        let account = try await signIn(context(id))
        try await account.makeDocumentListViewModel().refresh()
        return account
    }

    /// Returns when nobody is signed in: the account that was has begun to end, or is about to.
    func isSignedOut() async {
        _ = await signedIn.values.firstValue { $0 == nil }
    }
}

extension AccountID {
    static let carl = AccountID("carl")
}
