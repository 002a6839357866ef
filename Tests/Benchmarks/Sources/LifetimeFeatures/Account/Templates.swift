public protocol TemplatesRepository: Sendable {}

package protocol TemplatesCache: Sendable {}

package protocol TemplatesRemote: Sendable {}

package struct TemplatesMapper: Sendable {
    package init() {}
}

package final class StoredTemplatesCache: TemplatesCache {
    private let database: Database
    private let clock: any WallClock

    package init(database: Database, clock: any WallClock) {
        self.database = database
        self.clock = clock
    }
}

package final class HTTPTemplatesRemote: TemplatesRemote {
    private let client: any AuthorizedRequests
    private let mapper: TemplatesMapper

    package init(client: any AuthorizedRequests, mapper: TemplatesMapper) {
        self.client = client
        self.mapper = mapper
    }
}

package final class CachedTemplatesRepository: TemplatesRepository {
    private let cache: any TemplatesCache
    private let remote: any TemplatesRemote
    private let log: LogRouter

    package init(cache: any TemplatesCache, remote: any TemplatesRemote, log: LogRouter) {
        self.cache = cache
        self.remote = remote
        self.log = log
    }
}

package final class TemplatesValidator: Sendable {
    package init() {
    }
}

package final class TemplatesQueue: Sendable {
    private let database: Database
    private let repository: any TemplatesRepository
    private let scheduler: SyncScheduler

    package init(database: Database, repository: any TemplatesRepository, scheduler: SyncScheduler) {
        self.database = database
        self.repository = repository
        self.scheduler = scheduler
    }

    package func drain() async { await Effects.happen() }
}

package final class TemplatesPolicy: Sendable {
    private let permissions: Permissions
    private let conflicts: ConflictPolicy

    package init(permissions: Permissions, conflicts: ConflictPolicy) {
        self.permissions = permissions
        self.conflicts = conflicts
    }
}

public final class TemplatesUseCases: Sendable {
    private let repository: any TemplatesRepository
    private let validator: TemplatesValidator
    private let policy: TemplatesPolicy

    package init(repository: any TemplatesRepository, validator: TemplatesValidator, policy: TemplatesPolicy) {
        self.repository = repository
        self.validator = validator
        self.policy = policy
    }
}

public final class TemplatesFacade: Sendable {
    private let useCases: TemplatesUseCases
    private let queue: TemplatesQueue
    private let events: EventBus

    package init(useCases: TemplatesUseCases, queue: TemplatesQueue, events: EventBus) {
        self.useCases = useCases
        self.queue = queue
        self.events = events
    }
}
