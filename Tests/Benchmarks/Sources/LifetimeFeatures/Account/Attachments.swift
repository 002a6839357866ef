public protocol AttachmentsRepository: Sendable {}

package protocol AttachmentsCache: Sendable {}

package protocol AttachmentsRemote: Sendable {}

package struct AttachmentsMapper: Sendable {
    package init() {}
}

package final class StoredAttachmentsCache: AttachmentsCache {
    private let database: Database
    private let clock: any WallClock

    package init(database: Database, clock: any WallClock) {
        self.database = database
        self.clock = clock
    }
}

package final class HTTPAttachmentsRemote: AttachmentsRemote {
    private let client: any AuthorizedRequests
    private let mapper: AttachmentsMapper

    package init(client: any AuthorizedRequests, mapper: AttachmentsMapper) {
        self.client = client
        self.mapper = mapper
    }
}

package final class CachedAttachmentsRepository: AttachmentsRepository {
    private let cache: any AttachmentsCache
    private let remote: any AttachmentsRemote
    private let log: LogRouter

    package init(cache: any AttachmentsCache, remote: any AttachmentsRemote, log: LogRouter) {
        self.cache = cache
        self.remote = remote
        self.log = log
    }
}

package final class AttachmentsValidator: Sendable {
    package init() {
    }
}

package final class AttachmentsQueue: Sendable {
    private let database: Database
    private let repository: any AttachmentsRepository
    private let scheduler: SyncScheduler

    package init(database: Database, repository: any AttachmentsRepository, scheduler: SyncScheduler) {
        self.database = database
        self.repository = repository
        self.scheduler = scheduler
    }

    package func drain() async { await Effects.happen() }
}

package final class AttachmentsPolicy: Sendable {
    private let permissions: Permissions
    private let conflicts: ConflictPolicy

    package init(permissions: Permissions, conflicts: ConflictPolicy) {
        self.permissions = permissions
        self.conflicts = conflicts
    }
}

public final class AttachmentsUseCases: Sendable {
    private let repository: any AttachmentsRepository
    private let validator: AttachmentsValidator
    private let policy: AttachmentsPolicy

    package init(repository: any AttachmentsRepository, validator: AttachmentsValidator, policy: AttachmentsPolicy) {
        self.repository = repository
        self.validator = validator
        self.policy = policy
    }
}

public final class AttachmentsFacade: Sendable {
    private let useCases: AttachmentsUseCases
    private let queue: AttachmentsQueue
    private let events: EventBus

    package init(useCases: AttachmentsUseCases, queue: AttachmentsQueue, events: EventBus) {
        self.useCases = useCases
        self.queue = queue
        self.events = events
    }
}
