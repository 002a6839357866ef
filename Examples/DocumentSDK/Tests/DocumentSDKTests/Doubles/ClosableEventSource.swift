internal import DocumentKit

/// The server's messages over a connection that has to be closed, which the test can let fail or hang.
final class ClosableEventSource: RemoteEventSource {
    /// How long closing may take: for openings that happen in a task with this value.
    @TaskLocal static var limit: Duration = .seconds(60)

    private let source: any RemoteEventSource
    private let account: AccountID
    private let script: Script

    init(source: any RemoteEventSource, account: AccountContext, script: Script) {
        self.source = source
        self.account = account.id
        self.script = script
    }

    func events() -> AsyncStream<RemoteEvent> {
        source.events()
    }

    func close() async throws {
        try await script.pass(.closing(account))
    }
}
