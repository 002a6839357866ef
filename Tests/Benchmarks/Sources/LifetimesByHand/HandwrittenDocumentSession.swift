public import LifetimeFeatures
import Synchronization

public final class HandwrittenDocumentSession: HandwrittenScope {
    public let documentEditor: DocumentEditor
    private let account: HandwrittenAccount
    private let autosaver: Autosaver
    private let presence: Presence
    private let ending = Mutex(EndingState())
    private let number: Int

    init(in account: HandwrittenAccount, _ number: Int, _ documentID: DocumentID) {
        let draft = Draft(document: documentID, repository: account.documentsRepository)
        let autosaver = Autosaver(draft: draft, queue: account.documentsQueue, clock: account.host.clock)
        let presence = Presence(document: documentID, client: account.authorizedClient)
        documentEditor = DocumentEditor(
            draft: draft,
            history: UndoHistory(draft: draft),
            selection: Selection(draft: draft),
            autosaver: autosaver,
            presence: presence
        )
        self.account = account
        self.autosaver = autosaver
        self.presence = presence
        self.number = number
    }

    deinit {
        account.ending.withLock { $0.forget(number) }
    }

    @discardableResult
    public func end() async -> HandwrittenReport {
        let task = ending.withLock { $0.begin { await self.runEnding() } }
        return await task.value
    }

    private func runEnding() async -> HandwrittenReport {
        var report = HandwrittenReport()
        await report.run("DocumentSession.Presence") { await presence.leave() }
        await report.run("DocumentSession.Autosaver") { await autosaver.save() }
        report.finish("DocumentSession")
        account.ending.withLock { $0.forget(number) }
        return report
    }
}
