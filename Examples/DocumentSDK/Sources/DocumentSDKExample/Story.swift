internal import DemoServer
internal import DocumentKit
internal import DocumentLists
internal import DocumentSDK
internal import Dovetail

/// What happens to an app with the SDK in it on one eventful day.
@MainActor
final class Story {
    let app: DemoApp
    let sdk: DocumentSDK.Host
    /// Who is signed in. A switch ends the one account completely before it opens the next.
    let signedIn = ScopeSlot<DocumentSDK.Account>()
    var transcript = Transcript()
    /// A document is open for as long as somebody holds it.
    var documentOnScreen: DocumentSDK.DocumentSession?
    private let endings = AccountEndings()
    private var outcomesTold = 0

    init(app: DemoApp, storage: String) {
        self.app = app
        sdk = app.openSDK(storage: storage, observer: endings)
    }

    /// Tells it.
    func tell() async throws {
        transcript.chapter("Start")
        transcript.say("The SDK is open, with the host's transport, log, clock and screen. Nobody is signed in.")

        let ana = try await signIn(.ana, "Ana")
        try await tellOfReading(ana)
        try await tellOfWorkingOffline(ana)
        try await tellOfConflicts(ana)
        try await tellOfLosingPermission(ana)
        try await tellOfSwitchingAccounts(from: ana)
        try await tellOfSigningOut()
    }

    /// Opens an account of the host's, in the place of the one before.
    func signIn(_ id: AccountID, _ displayName: String) async throws -> DocumentSDK.Account {
        transcript.chapter("\(displayName) signs in")
        outcomesTold = 0
        let context = app.authentication.signIn(id, displayName: displayName)
        let account = try await signedIn.switch { [sdk] in try await sdk.openAccount(accountContext: context) }
        if let report = endings.takeLast() { tell(of: report) }
        transcript.say("The account is open: its database, its queue, its connection to the server.")
        return account
    }

    /// Takes the way to the server away and waits until the SDK has noticed.
    func goOffline(_ account: DocumentSDK.Account) async {
        app.transport.goOffline()
        await account.connectivityMonitoring.reaches(.offline)
        transcript.say("-- offline --")
    }

    /// Gives it back and waits until everything that can be sent has been.
    func goOnline(_ account: DocumentSDK.Account) async {
        app.transport.goOnline()
        await account.connectivityMonitoring.reaches(.online)
        transcript.say("-- online again --")
        await tellOfReplay(account)
    }

    /// Waits until everything that can be sent has been, and tells what came of it.
    func tellOfReplay(_ account: DocumentSDK.Account) async {
        await account.syncControl.drain()
        let outcomes = await account.syncStatus.outcomes()
        for outcome in outcomes.dropFirst(outcomesTold) { transcript.show(outcome) }
        outcomesTold = outcomes.count
    }

    /// Tells what ended, in which order.
    func tell(of report: EndReport) {
        for name in report.ended { transcript.say("ended: \(name)") }
        for failure in report.failures { transcript.say("failed to end: \(failure.name): \(failure.error)") }
    }
}
