public protocol LabelsRepository: Sendable {}

package protocol LabelsCache: Sendable {}

package protocol LabelsRemote: Sendable {}

package struct LabelsMapper: Sendable {
    package init() {}
}

package final class StoredLabelsCache: LabelsCache {
    private let database: Database
    private let clock: any WallClock

    package init(database: Database, clock: any WallClock) {
        self.database = database
        self.clock = clock
    }
}

package final class HTTPLabelsRemote: LabelsRemote {
    private let client: any AuthorizedRequests
    private let mapper: LabelsMapper

    package init(client: any AuthorizedRequests, mapper: LabelsMapper) {
        self.client = client
        self.mapper = mapper
    }
}

package final class CachedLabelsRepository: LabelsRepository {
    private let cache: any LabelsCache
    private let remote: any LabelsRemote
    private let log: LogRouter

    package init(cache: any LabelsCache, remote: any LabelsRemote, log: LogRouter) {
        self.cache = cache
        self.remote = remote
        self.log = log
    }
}

package final class LabelsValidator: Sendable {
    package init() {
    }
}

package final class LabelsQueue: Sendable {
    private let database: Database
    private let repository: any LabelsRepository
    private let scheduler: SyncScheduler

    package init(database: Database, repository: any LabelsRepository, scheduler: SyncScheduler) {
        self.database = database
        self.repository = repository
        self.scheduler = scheduler
    }

    package func drain() async { await Effects.happen() }
}

package final class LabelsPolicy: Sendable {
    private let permissions: Permissions
    private let conflicts: ConflictPolicy

    package init(permissions: Permissions, conflicts: ConflictPolicy) {
        self.permissions = permissions
        self.conflicts = conflicts
    }
}

public final class LabelsUseCases: Sendable {
    private let repository: any LabelsRepository
    private let validator: LabelsValidator
    private let policy: LabelsPolicy

    package init(repository: any LabelsRepository, validator: LabelsValidator, policy: LabelsPolicy) {
        self.repository = repository
        self.validator = validator
        self.policy = policy
    }
}

public final class LabelsFacade: Sendable {
    private let useCases: LabelsUseCases
    private let queue: LabelsQueue
    private let events: EventBus

    package init(useCases: LabelsUseCases, queue: LabelsQueue, events: EventBus) {
        self.useCases = useCases
        self.queue = queue
        self.events = events
    }
}

public final class LabelsExporter: Sendable {
    private let repository: any LabelsRepository
    private let clock: any WallClock

    package init(repository: any LabelsRepository, clock: any WallClock) {
        self.repository = repository
        self.clock = clock
    }
}
