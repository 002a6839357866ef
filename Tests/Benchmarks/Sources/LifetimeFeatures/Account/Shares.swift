public protocol SharesRepository: Sendable {}

package protocol SharesCache: Sendable {}

package protocol SharesRemote: Sendable {}

package struct SharesMapper: Sendable {
    package init() {}
}

package final class StoredSharesCache: SharesCache {
    private let database: Database
    private let clock: any WallClock

    package init(database: Database, clock: any WallClock) {
        self.database = database
        self.clock = clock
    }
}

package final class HTTPSharesRemote: SharesRemote {
    private let client: any AuthorizedRequests
    private let mapper: SharesMapper

    package init(client: any AuthorizedRequests, mapper: SharesMapper) {
        self.client = client
        self.mapper = mapper
    }
}

package final class CachedSharesRepository: SharesRepository {
    private let cache: any SharesCache
    private let remote: any SharesRemote
    private let log: LogRouter

    package init(cache: any SharesCache, remote: any SharesRemote, log: LogRouter) {
        self.cache = cache
        self.remote = remote
        self.log = log
    }
}

package final class SharesValidator: Sendable {
    package init() {
    }
}

package final class SharesQueue: Sendable {
    private let database: Database
    private let repository: any SharesRepository
    private let scheduler: SyncScheduler

    package init(database: Database, repository: any SharesRepository, scheduler: SyncScheduler) {
        self.database = database
        self.repository = repository
        self.scheduler = scheduler
    }

    package func drain() async { await Effects.happen() }
}

package final class SharesPolicy: Sendable {
    private let permissions: Permissions
    private let conflicts: ConflictPolicy

    package init(permissions: Permissions, conflicts: ConflictPolicy) {
        self.permissions = permissions
        self.conflicts = conflicts
    }
}

public final class SharesUseCases: Sendable {
    private let repository: any SharesRepository
    private let validator: SharesValidator
    private let policy: SharesPolicy

    package init(repository: any SharesRepository, validator: SharesValidator, policy: SharesPolicy) {
        self.repository = repository
        self.validator = validator
        self.policy = policy
    }
}

public final class SharesFacade: Sendable {
    private let useCases: SharesUseCases
    private let queue: SharesQueue
    private let events: EventBus

    package init(useCases: SharesUseCases, queue: SharesQueue, events: EventBus) {
        self.useCases = useCases
        self.queue = queue
        self.events = events
    }
}
