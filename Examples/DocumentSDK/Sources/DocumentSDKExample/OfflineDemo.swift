internal import DemoServer
internal import DocumentKit
internal import DocumentLists
internal import DocumentSDKDemo

/// The demo composition: the same screens, samples in the place of a server.
@MainActor
struct OfflineDemo {
    let storage: String

    /// Tells of it.
    func tell() async throws {
        var transcript = Transcript()
        print("\nThe same product at a trade fair, with no network in it:")
        transcript.chapter("A visitor edits a sample")
        let device = RecordingHost()
        let sdk = DocumentSDKDemo.Host(
            storageLocation: .folder(path: storage),
            hostLogging: device,
            hostClock: TickingClock(),
            hostPresentation: device,
            hostAnalytics: device
        )
        let visitor = AccountContext(
            id: AccountID("visitor"),
            displayName: "Visitor",
            credential: Credential(token: "none")
        )
        try await sdk.withAccount(accountContext: visitor) { account in
            let list = try await HomeScreen(account: account).show(in: transcript)
            let open = try await list.open(DocumentID("sample-editing"))
            try await open.editing.apply(.append("A visitor was here."))
            await account.syncControl.drain()
            for outcome in await account.syncStatus.outcomes() { transcript.show(outcome) }
            transcript.show(try await open.editing.document(), as: "here")
            await open.close()
        }
        await sdk.end()
        transcript.say("The fair is over.")
    }
}
