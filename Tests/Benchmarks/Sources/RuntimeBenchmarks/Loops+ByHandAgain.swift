import LifetimeFeatures
import LifetimesByHandAgain

/// The same as those by hand, word for word, for classes that are compiled once more.
extension Loops {
    @inline(never)
    static func readObjects(_ accounts: [LifetimesByHandAgain.PlainAccount]) -> UInt {
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
    static func readProtocols(_ accounts: [LifetimesByHandAgain.PlainAccount]) -> UInt {
        for account in accounts {
            Sink.take(account.documentsRepository)
            Sink.take(account.foldersRepository)
            Sink.take(account.commentsRepository)
            Sink.take(account.labelsRepository)
        }
        return 0
    }

    @inline(never)
    static func readFurtherObjects(_ accounts: [LifetimesByHandAgain.PlainAccount]) -> UInt {
        var sum: UInt = 0
        for account in accounts {
            sum &+= address(account.attachmentsUseCases)
            sum &+= address(account.activityUseCases)
            sum &+= address(account.attachmentsFacade)
            sum &+= address(account.activityFacade)
        }
        return sum
    }
}
