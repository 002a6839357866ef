public protocol TasksRepository: Sendable {}

package protocol TasksCache: Sendable {}

package protocol TasksRemote: Sendable {}

package struct TasksMapper: Sendable {
    package init() {}
}

package final class StoredTasksCache: TasksCache {
    private let database: Database
    private let clock: any WallClock

    package init(database: Database, clock: any WallClock) {
        self.database = database
        self.clock = clock
    }
}

package final class HTTPTasksRemote: TasksRemote {
    private let client: any AuthorizedRequests
    private let mapper: TasksMapper

    package init(client: any AuthorizedRequests, mapper: TasksMapper) {
        self.client = client
        self.mapper = mapper
    }
}

package final class CachedTasksRepository: TasksRepository {
    private let cache: any TasksCache
    private let remote: any TasksRemote
    private let log: LogRouter

    package init(cache: any TasksCache, remote: any TasksRemote, log: LogRouter) {
        self.cache = cache
        self.remote = remote
        self.log = log
    }
}

package final class TasksValidator: Sendable {
    package init() {
    }
}

package final class TasksQueue: Sendable {
    private let database: Database
    private let repository: any TasksRepository
    private let scheduler: SyncScheduler

    package init(database: Database, repository: any TasksRepository, scheduler: SyncScheduler) {
        self.database = database
        self.repository = repository
        self.scheduler = scheduler
    }

    package func drain() async { await Effects.happen() }
}

package final class TasksPolicy: Sendable {
    private let permissions: Permissions
    private let conflicts: ConflictPolicy

    package init(permissions: Permissions, conflicts: ConflictPolicy) {
        self.permissions = permissions
        self.conflicts = conflicts
    }
}

public final class TasksUseCases: Sendable {
    private let repository: any TasksRepository
    private let validator: TasksValidator
    private let policy: TasksPolicy

    package init(repository: any TasksRepository, validator: TasksValidator, policy: TasksPolicy) {
        self.repository = repository
        self.validator = validator
        self.policy = policy
    }
}

public final class TasksFacade: Sendable {
    private let useCases: TasksUseCases
    private let queue: TasksQueue
    private let events: EventBus

    package init(useCases: TasksUseCases, queue: TasksQueue, events: EventBus) {
        self.useCases = useCases
        self.queue = queue
        self.events = events
    }
}
