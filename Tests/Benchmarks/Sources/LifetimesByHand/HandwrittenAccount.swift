public import LifetimeFeatures
import Synchronization

/// The account as a careful engineer writes it.
public final class HandwrittenAccount: HandwrittenScope {
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
    let documentsQueue: DocumentsQueue
    let foldersQueue: FoldersQueue
    let commentsQueue: CommentsQueue
    let labelsQueue: LabelsQueue
    let membersQueue: MembersQueue
    let sharesQueue: SharesQueue
    let tasksQueue: TasksQueue
    let templatesQueue: TemplatesQueue
    let attachmentsQueue: AttachmentsQueue
    let activityQueue: ActivityQueue
    let host: HandwrittenHost
    let authorizedClient: any AuthorizedRequests
    let database: Database
    let eventBus: EventBus
    let syncScheduler: SyncScheduler
    private let lazyDocumentsExporter = Mutex<DocumentsExporter?>(nil)
    private let lazyFoldersExporter = Mutex<FoldersExporter?>(nil)
    private let lazyCommentsExporter = Mutex<CommentsExporter?>(nil)
    private let lazyLabelsExporter = Mutex<LabelsExporter?>(nil)
    let ending = Mutex(EndingState())
    private let number: Int

    init(in host: HandwrittenHost, _ number: Int, _ accountContext: AccountContext) {
        let session = AccountSession(context: accountContext, client: host.client)
        let database = Database(context: accountContext, keychain: host.keychain)
        let tokens = TokenStore(keychain: host.keychain, context: accountContext)
        let client = AuthorizedClient(client: host.client, tokens: tokens)
        let permissions = Permissions(session: session, client: client)
        let operations = OperationLog(database: database, clock: host.clock)
        let conflicts = ConflictPolicy(permissions: permissions)
        let eventBus = EventBus(clock: host.clock)
        let analytics = AccountAnalytics(analytics: host.analytics, context: accountContext)
        let scheduler = SyncScheduler(
            operations: operations,
            reachability: host.reachability,
            events: eventBus,
            analytics: analytics
        )

        let documentsCache = StoredDocumentsCache(database: database, clock: host.clock)
        let documentsRemote = HTTPDocumentsRemote(client: client, mapper: DocumentsMapper())
        let documentsRepository = CachedDocumentsRepository(
            cache: documentsCache,
            remote: documentsRemote,
            log: host.log
        )
        documentsUseCases = DocumentsUseCases(
            repository: documentsRepository,
            validator: DocumentsValidator(),
            policy: DocumentsPolicy(permissions: permissions, conflicts: conflicts)
        )
        documentsQueue = DocumentsQueue(database: database, repository: documentsRepository, scheduler: scheduler)
        documentsFacade = DocumentsFacade(useCases: documentsUseCases, queue: documentsQueue, events: eventBus)
        self.documentsRepository = documentsRepository

        let foldersCache = StoredFoldersCache(database: database, clock: host.clock)
        let foldersRemote = HTTPFoldersRemote(client: client, mapper: FoldersMapper())
        let foldersRepository = CachedFoldersRepository(cache: foldersCache, remote: foldersRemote, log: host.log)
        foldersUseCases = FoldersUseCases(
            repository: foldersRepository,
            validator: FoldersValidator(),
            policy: FoldersPolicy(permissions: permissions, conflicts: conflicts)
        )
        foldersQueue = FoldersQueue(database: database, repository: foldersRepository, scheduler: scheduler)
        foldersFacade = FoldersFacade(useCases: foldersUseCases, queue: foldersQueue, events: eventBus)
        self.foldersRepository = foldersRepository

        let commentsCache = StoredCommentsCache(database: database, clock: host.clock)
        let commentsRemote = HTTPCommentsRemote(client: client, mapper: CommentsMapper())
        let commentsRepository = CachedCommentsRepository(cache: commentsCache, remote: commentsRemote, log: host.log)
        commentsUseCases = CommentsUseCases(
            repository: commentsRepository,
            validator: CommentsValidator(),
            policy: CommentsPolicy(permissions: permissions, conflicts: conflicts)
        )
        commentsQueue = CommentsQueue(database: database, repository: commentsRepository, scheduler: scheduler)
        commentsFacade = CommentsFacade(useCases: commentsUseCases, queue: commentsQueue, events: eventBus)
        self.commentsRepository = commentsRepository

        let labelsCache = StoredLabelsCache(database: database, clock: host.clock)
        let labelsRemote = HTTPLabelsRemote(client: client, mapper: LabelsMapper())
        let labelsRepository = CachedLabelsRepository(cache: labelsCache, remote: labelsRemote, log: host.log)
        labelsUseCases = LabelsUseCases(
            repository: labelsRepository,
            validator: LabelsValidator(),
            policy: LabelsPolicy(permissions: permissions, conflicts: conflicts)
        )
        labelsQueue = LabelsQueue(database: database, repository: labelsRepository, scheduler: scheduler)
        labelsFacade = LabelsFacade(useCases: labelsUseCases, queue: labelsQueue, events: eventBus)
        self.labelsRepository = labelsRepository

        let membersCache = StoredMembersCache(database: database, clock: host.clock)
        let membersRemote = HTTPMembersRemote(client: client, mapper: MembersMapper())
        let membersRepository = CachedMembersRepository(cache: membersCache, remote: membersRemote, log: host.log)
        membersUseCases = MembersUseCases(
            repository: membersRepository,
            validator: MembersValidator(),
            policy: MembersPolicy(permissions: permissions, conflicts: conflicts)
        )
        membersQueue = MembersQueue(database: database, repository: membersRepository, scheduler: scheduler)
        membersFacade = MembersFacade(useCases: membersUseCases, queue: membersQueue, events: eventBus)
        self.membersRepository = membersRepository

        let sharesCache = StoredSharesCache(database: database, clock: host.clock)
        let sharesRemote = HTTPSharesRemote(client: client, mapper: SharesMapper())
        let sharesRepository = CachedSharesRepository(cache: sharesCache, remote: sharesRemote, log: host.log)
        sharesUseCases = SharesUseCases(
            repository: sharesRepository,
            validator: SharesValidator(),
            policy: SharesPolicy(permissions: permissions, conflicts: conflicts)
        )
        sharesQueue = SharesQueue(database: database, repository: sharesRepository, scheduler: scheduler)
        sharesFacade = SharesFacade(useCases: sharesUseCases, queue: sharesQueue, events: eventBus)
        self.sharesRepository = sharesRepository

        let tasksCache = StoredTasksCache(database: database, clock: host.clock)
        let tasksRemote = HTTPTasksRemote(client: client, mapper: TasksMapper())
        let tasksRepository = CachedTasksRepository(cache: tasksCache, remote: tasksRemote, log: host.log)
        tasksUseCases = TasksUseCases(
            repository: tasksRepository,
            validator: TasksValidator(),
            policy: TasksPolicy(permissions: permissions, conflicts: conflicts)
        )
        tasksQueue = TasksQueue(database: database, repository: tasksRepository, scheduler: scheduler)
        tasksFacade = TasksFacade(useCases: tasksUseCases, queue: tasksQueue, events: eventBus)
        self.tasksRepository = tasksRepository

        let templatesCache = StoredTemplatesCache(database: database, clock: host.clock)
        let templatesRemote = HTTPTemplatesRemote(client: client, mapper: TemplatesMapper())
        let templatesRepository = CachedTemplatesRepository(
            cache: templatesCache,
            remote: templatesRemote,
            log: host.log
        )
        templatesUseCases = TemplatesUseCases(
            repository: templatesRepository,
            validator: TemplatesValidator(),
            policy: TemplatesPolicy(permissions: permissions, conflicts: conflicts)
        )
        templatesQueue = TemplatesQueue(database: database, repository: templatesRepository, scheduler: scheduler)
        templatesFacade = TemplatesFacade(useCases: templatesUseCases, queue: templatesQueue, events: eventBus)
        self.templatesRepository = templatesRepository

        let attachmentsCache = StoredAttachmentsCache(database: database, clock: host.clock)
        let attachmentsRemote = HTTPAttachmentsRemote(client: client, mapper: AttachmentsMapper())
        let attachmentsRepository = CachedAttachmentsRepository(
            cache: attachmentsCache,
            remote: attachmentsRemote,
            log: host.log
        )
        attachmentsUseCases = AttachmentsUseCases(
            repository: attachmentsRepository,
            validator: AttachmentsValidator(),
            policy: AttachmentsPolicy(permissions: permissions, conflicts: conflicts)
        )
        attachmentsQueue = AttachmentsQueue(database: database, repository: attachmentsRepository, scheduler: scheduler)
        attachmentsFacade = AttachmentsFacade(useCases: attachmentsUseCases, queue: attachmentsQueue, events: eventBus)
        self.attachmentsRepository = attachmentsRepository

        let activityCache = StoredActivityCache(database: database, clock: host.clock)
        let activityRemote = HTTPActivityRemote(client: client, mapper: ActivityMapper())
        let activityRepository = CachedActivityRepository(cache: activityCache, remote: activityRemote, log: host.log)
        activityUseCases = ActivityUseCases(
            repository: activityRepository,
            validator: ActivityValidator(),
            policy: ActivityPolicy(permissions: permissions, conflicts: conflicts)
        )
        activityQueue = ActivityQueue(database: database, repository: activityRepository, scheduler: scheduler)
        activityFacade = ActivityFacade(useCases: activityUseCases, queue: activityQueue, events: eventBus)
        self.activityRepository = activityRepository

        self.host = host
        self.number = number
        authorizedClient = client
        self.database = database
        self.eventBus = eventBus
        syncScheduler = scheduler
    }

    deinit {
        host.ending.withLock { $0.forget(number) }
    }

    public var documentsExporter: DocumentsExporter {
        lazyDocumentsExporter.withLock { exporter in
            if let exporter { return exporter }
            let made = DocumentsExporter(repository: documentsRepository, clock: host.clock)
            exporter = made
            return made
        }
    }

    public var foldersExporter: FoldersExporter {
        lazyFoldersExporter.withLock { exporter in
            if let exporter { return exporter }
            let made = FoldersExporter(repository: foldersRepository, clock: host.clock)
            exporter = made
            return made
        }
    }

    public var commentsExporter: CommentsExporter {
        lazyCommentsExporter.withLock { exporter in
            if let exporter { return exporter }
            let made = CommentsExporter(repository: commentsRepository, clock: host.clock)
            exporter = made
            return made
        }
    }

    public var labelsExporter: LabelsExporter {
        lazyLabelsExporter.withLock { exporter in
            if let exporter { return exporter }
            let made = LabelsExporter(repository: labelsRepository, clock: host.clock)
            exporter = made
            return made
        }
    }

    public func makeDocumentsListModel() -> DocumentsListModel {
        DocumentsListModel(repository: documentsRepository, useCases: documentsUseCases, clock: host.clock)
    }

    public func makeDocumentsDetailModel(document: DocumentID) -> DocumentsDetailModel {
        DocumentsDetailModel(document: document, useCases: documentsUseCases, clock: host.clock)
    }

    public func openDocumentSession(documentID: DocumentID) throws -> HandwrittenDocumentSession {
        let number = try ending.withLock { try $0.beginOpening(in: "Account") }
        let session = HandwrittenDocumentSession(in: self, number, documentID)
        let waiters = ending.withLock { $0.finishOpening(session, number) }
        for waiter in waiters { waiter.resume() }
        return session
    }

    public func openPreview(documentID: DocumentID) throws -> HandwrittenPreview {
        let number = try ending.withLock { try $0.beginOpening(in: "Account") }
        let preview = HandwrittenPreview(in: self, number, documentID)
        let waiters = ending.withLock { $0.finishOpening(preview, number) }
        for waiter in waiters { waiter.resume() }
        return preview
    }

    @discardableResult
    public func end() async -> HandwrittenReport {
        let task = ending.withLock { $0.begin { await self.runEnding() } }
        return await task.value
    }

    private func runEnding() async -> HandwrittenReport {
        var report = HandwrittenReport()
        await endChildren(of: ending, &report)
        if let exporter = lazyDocumentsExporter.withLock({ $0 }) {
            await report.run("Account.DocumentsExporter") { await exporter.cancel() }
        }
        await report.run("Account.ActivityQueue") { await activityQueue.drain() }
        await report.run("Account.AttachmentsQueue") { await attachmentsQueue.drain() }
        await report.run("Account.TemplatesQueue") { await templatesQueue.drain() }
        await report.run("Account.TasksQueue") { await tasksQueue.drain() }
        await report.run("Account.SharesQueue") { await sharesQueue.drain() }
        await report.run("Account.MembersQueue") { await membersQueue.drain() }
        await report.run("Account.LabelsQueue") { await labelsQueue.drain() }
        await report.run("Account.CommentsQueue") { await commentsQueue.drain() }
        await report.run("Account.FoldersQueue") { await foldersQueue.drain() }
        await report.run("Account.DocumentsQueue") { await documentsQueue.drain() }
        await report.run("Account.SyncScheduler") { try await syncScheduler.stop() }
        await report.run("Account.EventBus") { await eventBus.finish() }
        await report.run("Account.Database") { await database.close() }
        report.finish("Account")
        host.ending.withLock { $0.forget(number) }
        return report
    }
}
