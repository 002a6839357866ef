public import LifetimeFeatures
import Synchronization

public final class HandwrittenPreview: HandwrittenScope {
    public let documentPreview: DocumentPreview
    private let account: HandwrittenAccount
    private let ending = Mutex(EndingState())
    private let number: Int

    init(in account: HandwrittenAccount, _ number: Int, _ documentID: DocumentID) {
        documentPreview = DocumentPreview(
            thumbnails: Thumbnails(document: documentID, images: account.host.imagePipeline),
            contents: PreviewContents(document: documentID, repository: account.documentsRepository)
        )
        self.account = account
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
        report.finish("Preview")
        account.ending.withLock { $0.forget(number) }
        return report
    }
}
