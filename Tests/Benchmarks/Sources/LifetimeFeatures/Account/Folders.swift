public protocol FoldersRepository: Sendable {}

package protocol FoldersCache: Sendable {}

package protocol FoldersRemote: Sendable {}

package struct FoldersMapper: Sendable {
    package init() {}
}

package final class StoredFoldersCache: FoldersCache {
    private let database: Database
    private let clock: any WallClock

    package init(database: Database, clock: any WallClock) {
        self.database = database
        self.clock = clock
    }
}

package final class HTTPFoldersRemote: FoldersRemote {
    private let client: any AuthorizedRequests
    private let mapper: FoldersMapper

    package init(client: any AuthorizedRequests, mapper: FoldersMapper) {
        self.client = client
        self.mapper = mapper
    }
}

package final class CachedFoldersRepository: FoldersRepository {
    private let cache: any FoldersCache
    private let remote: any FoldersRemote
    private let log: LogRouter

    package init(cache: any FoldersCache, remote: any FoldersRemote, log: LogRouter) {
        self.cache = cache
        self.remote = remote
        self.log = log
    }
}

package final class FoldersValidator: Sendable {
    package init() {
    }
}

package final class FoldersQueue: Sendable {
    private let database: Database
    private let repository: any FoldersRepository
    private let scheduler: SyncScheduler

    package init(database: Database, repository: any FoldersRepository, scheduler: SyncScheduler) {
        self.database = database
        self.repository = repository
        self.scheduler = scheduler
    }

    package func drain() async { await Effects.happen() }
}

package final class FoldersPolicy: Sendable {
    private let permissions: Permissions
    private let conflicts: ConflictPolicy

    package init(permissions: Permissions, conflicts: ConflictPolicy) {
        self.permissions = permissions
        self.conflicts = conflicts
    }
}

public final class FoldersUseCases: Sendable {
    private let repository: any FoldersRepository
    private let validator: FoldersValidator
    private let policy: FoldersPolicy

    package init(repository: any FoldersRepository, validator: FoldersValidator, policy: FoldersPolicy) {
        self.repository = repository
        self.validator = validator
        self.policy = policy
    }
}

public final class FoldersFacade: Sendable {
    private let useCases: FoldersUseCases
    private let queue: FoldersQueue
    private let events: EventBus

    package init(useCases: FoldersUseCases, queue: FoldersQueue, events: EventBus) {
        self.useCases = useCases
        self.queue = queue
        self.events = events
    }
}

public final class FoldersExporter: Sendable {
    private let repository: any FoldersRepository
    private let clock: any WallClock

    package init(repository: any FoldersRepository, clock: any WallClock) {
        self.repository = repository
        self.clock = clock
    }
}
