public import LifetimeFeatures
import Synchronization

/// An account's objects in a class that knows of no end: nothing but what is read of it.
public final class PlainAccount: Sendable {
    private struct Recalled<Object: AnyObject & Sendable>: Sendable {
        weak var object: Object?
    }

    public let documentsFacade: DocumentsFacade
    public let documentsRepository: any DocumentsRepository
    public let documentsUseCases: DocumentsUseCases
    public let foldersFacade: FoldersFacade
    public let foldersRepository: any FoldersRepository
    public let foldersUseCases: FoldersUseCases
    public let commentsFacade: CommentsFacade
    public let commentsRepository: any CommentsRepository
    public let commentsUseCases: CommentsUseCases
    public let labelsFacade: LabelsFacade
    public let labelsRepository: any LabelsRepository
    public let labelsUseCases: LabelsUseCases
    public let membersFacade: MembersFacade
    public let membersRepository: any MembersRepository
    public let membersUseCases: MembersUseCases
    public let sharesFacade: SharesFacade
    public let sharesRepository: any SharesRepository
    public let sharesUseCases: SharesUseCases
    public let tasksFacade: TasksFacade
    public let tasksRepository: any TasksRepository
    public let tasksUseCases: TasksUseCases
    public let templatesFacade: TemplatesFacade
    public let templatesRepository: any TemplatesRepository
    public let templatesUseCases: TemplatesUseCases
    public let attachmentsFacade: AttachmentsFacade
    public let attachmentsRepository: any AttachmentsRepository
    public let attachmentsUseCases: AttachmentsUseCases
    public let activityFacade: ActivityFacade
    public let activityRepository: any ActivityRepository
    public let activityUseCases: ActivityUseCases
    private let clock: any WallClock
    private let documentsQueue: DocumentsQueue
    private let weakDocumentsThumbnails = Mutex(Recalled<DocumentsThumbnails>())
    private let lazyDocumentsExporter = Mutex<DocumentsExporter?>(nil)
    private let lazyFoldersExporter = Mutex<FoldersExporter?>(nil)
    private let lazyCommentsExporter = Mutex<CommentsExporter?>(nil)
    private let lazyLabelsExporter = Mutex<LabelsExporter?>(nil)

    public init(_ account: HandwrittenAccount) {
        documentsFacade = account.documentsFacade
        documentsRepository = account.documentsRepository
        documentsUseCases = account.documentsUseCases
        foldersFacade = account.foldersFacade
        foldersRepository = account.foldersRepository
        foldersUseCases = account.foldersUseCases
        commentsFacade = account.commentsFacade
        commentsRepository = account.commentsRepository
        commentsUseCases = account.commentsUseCases
        labelsFacade = account.labelsFacade
        labelsRepository = account.labelsRepository
        labelsUseCases = account.labelsUseCases
        membersFacade = account.membersFacade
        membersRepository = account.membersRepository
        membersUseCases = account.membersUseCases
        sharesFacade = account.sharesFacade
        sharesRepository = account.sharesRepository
        sharesUseCases = account.sharesUseCases
        tasksFacade = account.tasksFacade
        tasksRepository = account.tasksRepository
        tasksUseCases = account.tasksUseCases
        templatesFacade = account.templatesFacade
        templatesRepository = account.templatesRepository
        templatesUseCases = account.templatesUseCases
        attachmentsFacade = account.attachmentsFacade
        attachmentsRepository = account.attachmentsRepository
        attachmentsUseCases = account.attachmentsUseCases
        activityFacade = account.activityFacade
        activityRepository = account.activityRepository
        activityUseCases = account.activityUseCases
        clock = account.host.clock
        documentsQueue = account.documentsQueue
    }

    public var documentsExporter: DocumentsExporter {
        lazyDocumentsExporter.withLock { exporter in
            if let exporter { return exporter }
            let made = DocumentsExporter(repository: documentsRepository, clock: clock)
            exporter = made
            return made
        }
    }

    public var foldersExporter: FoldersExporter {
        lazyFoldersExporter.withLock { exporter in
            if let exporter { return exporter }
            let made = FoldersExporter(repository: foldersRepository, clock: clock)
            exporter = made
            return made
        }
    }

    public var commentsExporter: CommentsExporter {
        lazyCommentsExporter.withLock { exporter in
            if let exporter { return exporter }
            let made = CommentsExporter(repository: commentsRepository, clock: clock)
            exporter = made
            return made
        }
    }

    public var labelsExporter: LabelsExporter {
        lazyLabelsExporter.withLock { exporter in
            if let exporter { return exporter }
            let made = LabelsExporter(repository: labelsRepository, clock: clock)
            exporter = made
            return made
        }
    }

    public var documentsThumbnails: DocumentsThumbnails {
        weakDocumentsThumbnails.withLock { recalled in
            if let thumbnails = recalled.object { return thumbnails }
            let made = DocumentsThumbnails(repository: documentsRepository)
            recalled.object = made
            return made
        }
    }

    public func makeDocumentsBoardModel() -> DocumentsBoardModel {
        DocumentsBoardModel(
            repository: documentsRepository,
            useCases: documentsUseCases,
            queue: documentsQueue,
            clock: clock
        )
    }

    public func makeDocumentsListModel() -> DocumentsListModel {
        DocumentsListModel(repository: documentsRepository, useCases: documentsUseCases, clock: clock)
    }

    public func makeDocumentsDetailModel(document: DocumentID) -> DocumentsDetailModel {
        DocumentsDetailModel(document: document, useCases: documentsUseCases, clock: clock)
    }
}
