public protocol ActivityRepository: Sendable {}

package protocol ActivityCache: Sendable {}

package protocol ActivityRemote: Sendable {}

package struct ActivityMapper: Sendable {
    package init() {}
}

package final class StoredActivityCache: ActivityCache {
    private let database: Database
    private let clock: any WallClock

    package init(database: Database, clock: any WallClock) {
        self.database = database
        self.clock = clock
    }
}

package final class HTTPActivityRemote: ActivityRemote {
    private let client: any AuthorizedRequests
    private let mapper: ActivityMapper

    package init(client: any AuthorizedRequests, mapper: ActivityMapper) {
        self.client = client
        self.mapper = mapper
    }
}

package final class CachedActivityRepository: ActivityRepository {
    private let cache: any ActivityCache
    private let remote: any ActivityRemote
    private let log: LogRouter

    package init(cache: any ActivityCache, remote: any ActivityRemote, log: LogRouter) {
        self.cache = cache
        self.remote = remote
        self.log = log
    }
}

package final class ActivityValidator: Sendable {
    package init() {
    }
}

package final class ActivityQueue: Sendable {
    private let database: Database
    private let repository: any ActivityRepository
    private let scheduler: SyncScheduler

    package init(database: Database, repository: any ActivityRepository, scheduler: SyncScheduler) {
        self.database = database
        self.repository = repository
        self.scheduler = scheduler
    }

    package func drain() async { await Effects.happen() }
}

package final class ActivityPolicy: Sendable {
    private let permissions: Permissions
    private let conflicts: ConflictPolicy

    package init(permissions: Permissions, conflicts: ConflictPolicy) {
        self.permissions = permissions
        self.conflicts = conflicts
    }
}

public final class ActivityUseCases: Sendable {
    private let repository: any ActivityRepository
    private let validator: ActivityValidator
    private let policy: ActivityPolicy

    package init(repository: any ActivityRepository, validator: ActivityValidator, policy: ActivityPolicy) {
        self.repository = repository
        self.validator = validator
        self.policy = policy
    }
}

public final class ActivityFacade: Sendable {
    private let useCases: ActivityUseCases
    private let queue: ActivityQueue
    private let events: EventBus

    package init(useCases: ActivityUseCases, queue: ActivityQueue, events: EventBus) {
        self.useCases = useCases
        self.queue = queue
        self.events = events
    }
}
