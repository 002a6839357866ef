import LifetimeFeatures
import LifetimeProduct

extension Loops {
    @inline(never)
    static func readObjects(_ accounts: [Workspace.Account]) -> UInt {
        var sum: UInt = 0
        for account in accounts {
            sum &+= address(account.documentsFacade)
            sum &+= address(account.foldersFacade)
            sum &+= address(account.commentsFacade)
            sum &+= address(account.labelsFacade)
        }
        return sum
    }

    @inline(never)
    static func readProtocols(_ accounts: [Workspace.Account]) -> UInt {
        for account in accounts {
            Sink.take(account.documentsRepository)
            Sink.take(account.foldersRepository)
            Sink.take(account.commentsRepository)
            Sink.take(account.labelsRepository)
        }
        return 0
    }

    @inline(never)
    static func readFurtherObjects(_ accounts: [Workspace.Account]) -> UInt {
        var sum: UInt = 0
        for account in accounts {
            sum &+= address(account.attachmentsUseCases)
            sum &+= address(account.activityUseCases)
            sum &+= address(account.attachmentsFacade)
            sum &+= address(account.activityFacade)
        }
        return sum
    }

    @inline(never)
    static func readLazy(_ accounts: [Workspace.Account]) -> UInt {
        var sum: UInt = 0
        for account in accounts {
            sum &+= address(account.documentsExporter)
            sum &+= address(account.foldersExporter)
            sum &+= address(account.commentsExporter)
            sum &+= address(account.labelsExporter)
        }
        return sum
    }

    @inline(never)
    static func readWeak(_ accounts: [Workspace.Account]) -> UInt {
        var sum: UInt = 0
        for account in accounts {
            sum &+= address(account.documentsThumbnails)
            sum &+= address(account.documentsThumbnails)
            sum &+= address(account.documentsThumbnails)
            sum &+= address(account.documentsThumbnails)
        }
        return sum
    }

    @inline(never)
    static func makeTransients(_ accounts: [Workspace.Account]) -> UInt {
        for account in accounts {
            Sink.take(account.makeDocumentsBoardModel())
            Sink.take(account.makeDocumentsBoardModel())
            Sink.take(account.makeDocumentsBoardModel())
            Sink.take(account.makeDocumentsBoardModel())
        }
        return 0
    }

    @inline(never)
    static func makeModels(_ accounts: [Workspace.Account]) -> UInt {
        for account in accounts {
            let document = DocumentID(number: 1)
            Sink.take(account.makeDocumentsDetailModel(document: document))
            Sink.take(account.makeDocumentsDetailModel(document: document))
            Sink.take(account.makeDocumentsDetailModel(document: document))
            Sink.take(account.makeDocumentsDetailModel(document: document))
        }
        return 0
    }
}
