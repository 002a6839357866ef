public protocol CommentsRepository: Sendable {}

package protocol CommentsCache: Sendable {}

package protocol CommentsRemote: Sendable {}

package struct CommentsMapper: Sendable {
    package init() {}
}

package final class StoredCommentsCache: CommentsCache {
    private let database: Database
    private let clock: any WallClock

    package init(database: Database, clock: any WallClock) {
        self.database = database
        self.clock = clock
    }
}

package final class HTTPCommentsRemote: CommentsRemote {
    private let client: any AuthorizedRequests
    private let mapper: CommentsMapper

    package init(client: any AuthorizedRequests, mapper: CommentsMapper) {
        self.client = client
        self.mapper = mapper
    }
}

package final class CachedCommentsRepository: CommentsRepository {
    private let cache: any CommentsCache
    private let remote: any CommentsRemote
    private let log: LogRouter

    package init(cache: any CommentsCache, remote: any CommentsRemote, log: LogRouter) {
        self.cache = cache
        self.remote = remote
        self.log = log
    }
}

package final class CommentsValidator: Sendable {
    package init() {
    }
}

package final class CommentsQueue: Sendable {
    private let database: Database
    private let repository: any CommentsRepository
    private let scheduler: SyncScheduler

    package init(database: Database, repository: any CommentsRepository, scheduler: SyncScheduler) {
        self.database = database
        self.repository = repository
        self.scheduler = scheduler
    }

    package func drain() async { await Effects.happen() }
}

package final class CommentsPolicy: Sendable {
    private let permissions: Permissions
    private let conflicts: ConflictPolicy

    package init(permissions: Permissions, conflicts: ConflictPolicy) {
        self.permissions = permissions
        self.conflicts = conflicts
    }
}

public final class CommentsUseCases: Sendable {
    private let repository: any CommentsRepository
    private let validator: CommentsValidator
    private let policy: CommentsPolicy

    package init(repository: any CommentsRepository, validator: CommentsValidator, policy: CommentsPolicy) {
        self.repository = repository
        self.validator = validator
        self.policy = policy
    }
}

public final class CommentsFacade: Sendable {
    private let useCases: CommentsUseCases
    private let queue: CommentsQueue
    private let events: EventBus

    package init(useCases: CommentsUseCases, queue: CommentsQueue, events: EventBus) {
        self.useCases = useCases
        self.queue = queue
        self.events = events
    }
}

public final class CommentsExporter: Sendable {
    private let repository: any CommentsRepository
    private let clock: any WallClock

    package init(repository: any CommentsRepository, clock: any WallClock) {
        self.repository = repository
        self.clock = clock
    }
}
