internal import DemoServer
internal import DocumentKit
internal import DocumentSDK
internal import Dovetail

/// The host: it owns identity, transport, log, clock and screen, and hands them to the SDK once.
struct DemoApp {
    let server = DemoServer()
    let transport: DemoTransport
    let authentication: DemoAuthentication
    let device = RecordingHost()

    init() {
        transport = DemoTransport(to: server)
        authentication = DemoAuthentication(server: server)
        fillServer()
    }

    /// Opens the SDK for as long as the app runs.
    func openSDK(storage: String, observer: any ScopeObserver) -> DocumentSDK.Host {
        DocumentSDK.Host(
            storageLocation: .folder(path: storage),
            hostLogging: device,
            hostClock: TickingClock(),
            hostPresentation: device,
            hostTransport: transport,
            hostAuthentication: authentication,
            hostAnalytics: device,
            observer: observer
        )
    }

    private func fillServer() {
        server.add(
            .harbour,
            title: "Harbour plan",
            body: "The harbour is to be deepened.",
            owner: .ana,
            sharedWith: [.ben: .editor]
        )
        server.add(.minutes, title: "Minutes", body: "Present: all.", owner: .ben, sharedWith: [.ana: .editor])
        server.add(.recipe, title: "Fish soup", body: "Take what the harbour gives.", owner: .ana)
        server.add(.diary, title: "Ben's diary", body: "Nobody reads this.", owner: .ben)
    }
}

extension AccountID {
    static let ana = AccountID("ana")
    static let ben = AccountID("ben")
}

extension DocumentID {
    static let harbour = DocumentID("harbour")
    static let minutes = DocumentID("minutes")
    static let recipe = DocumentID("recipe")
    static let diary = DocumentID("diary")
}
