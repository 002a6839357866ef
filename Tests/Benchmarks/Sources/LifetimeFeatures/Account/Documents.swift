public protocol DocumentsRepository: Sendable {}

package protocol DocumentsCache: Sendable {}

package protocol DocumentsRemote: Sendable {}

package struct DocumentsMapper: Sendable {
    package init() {}
}

package final class StoredDocumentsCache: DocumentsCache {
    private let database: Database
    private let clock: any WallClock

    package init(database: Database, clock: any WallClock) {
        self.database = database
        self.clock = clock
    }
}

package final class HTTPDocumentsRemote: DocumentsRemote {
    private let client: any AuthorizedRequests
    private let mapper: DocumentsMapper

    package init(client: any AuthorizedRequests, mapper: DocumentsMapper) {
        self.client = client
        self.mapper = mapper
    }
}

package final class CachedDocumentsRepository: DocumentsRepository {
    private let cache: any DocumentsCache
    private let remote: any DocumentsRemote
    private let log: LogRouter

    package init(cache: any DocumentsCache, remote: any DocumentsRemote, log: LogRouter) {
        self.cache = cache
        self.remote = remote
        self.log = log
    }
}

package final class DocumentsValidator: Sendable {
    package init() {
    }
}

package final class DocumentsQueue: Sendable {
    private let database: Database
    private let repository: any DocumentsRepository
    private let scheduler: SyncScheduler

    package init(database: Database, repository: any DocumentsRepository, scheduler: SyncScheduler) {
        self.database = database
        self.repository = repository
        self.scheduler = scheduler
    }

    package func drain() async { await Effects.happen() }
}

package final class DocumentsPolicy: Sendable {
    private let permissions: Permissions
    private let conflicts: ConflictPolicy

    package init(permissions: Permissions, conflicts: ConflictPolicy) {
        self.permissions = permissions
        self.conflicts = conflicts
    }
}

public final class DocumentsUseCases: Sendable {
    private let repository: any DocumentsRepository
    private let validator: DocumentsValidator
    private let policy: DocumentsPolicy

    package init(repository: any DocumentsRepository, validator: DocumentsValidator, policy: DocumentsPolicy) {
        self.repository = repository
        self.validator = validator
        self.policy = policy
    }
}

public final class DocumentsFacade: Sendable {
    private let useCases: DocumentsUseCases
    private let queue: DocumentsQueue
    private let events: EventBus

    package init(useCases: DocumentsUseCases, queue: DocumentsQueue, events: EventBus) {
        self.useCases = useCases
        self.queue = queue
        self.events = events
    }
}

public final class DocumentsExporter: Sendable {
    private let repository: any DocumentsRepository
    private let clock: any WallClock

    package init(repository: any DocumentsRepository, clock: any WallClock) {
        self.repository = repository
        self.clock = clock
    }

    package func cancel() async { await Effects.happen() }
}

public final class DocumentsListModel: Sendable {
    private let repository: any DocumentsRepository
    private let useCases: DocumentsUseCases
    private let clock: any WallClock

    package init(repository: any DocumentsRepository, useCases: DocumentsUseCases, clock: any WallClock) {
        self.repository = repository
        self.useCases = useCases
        self.clock = clock
    }
}

public final class DocumentsDetailModel: Sendable {
    private let document: DocumentID
    private let useCases: DocumentsUseCases
    private let clock: any WallClock

    package init(document: DocumentID, useCases: DocumentsUseCases, clock: any WallClock) {
        self.document = document
        self.useCases = useCases
        self.clock = clock
    }
}

public final class DocumentsBoardModel: Sendable {
    private let repository: any DocumentsRepository
    private let useCases: DocumentsUseCases
    private let queue: DocumentsQueue
    private let clock: any WallClock

    package init(
        repository: any DocumentsRepository,
        useCases: DocumentsUseCases,
        queue: DocumentsQueue,
        clock: any WallClock
    ) {
        self.repository = repository
        self.useCases = useCases
        self.queue = queue
        self.clock = clock
    }
}

/// Worth keeping as long as somebody shows them.
public final class DocumentsThumbnails: Sendable {
    private let repository: any DocumentsRepository

    package init(repository: any DocumentsRepository) {
        self.repository = repository
    }
}
