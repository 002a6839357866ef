public protocol MembersRepository: Sendable {}

package protocol MembersCache: Sendable {}

package protocol MembersRemote: Sendable {}

package struct MembersMapper: Sendable {
    package init() {}
}

package final class StoredMembersCache: MembersCache {
    private let database: Database
    private let clock: any WallClock

    package init(database: Database, clock: any WallClock) {
        self.database = database
        self.clock = clock
    }
}

package final class HTTPMembersRemote: MembersRemote {
    private let client: any AuthorizedRequests
    private let mapper: MembersMapper

    package init(client: any AuthorizedRequests, mapper: MembersMapper) {
        self.client = client
        self.mapper = mapper
    }
}

package final class CachedMembersRepository: MembersRepository {
    private let cache: any MembersCache
    private let remote: any MembersRemote
    private let log: LogRouter

    package init(cache: any MembersCache, remote: any MembersRemote, log: LogRouter) {
        self.cache = cache
        self.remote = remote
        self.log = log
    }
}

package final class MembersValidator: Sendable {
    package init() {
    }
}

package final class MembersQueue: Sendable {
    private let database: Database
    private let repository: any MembersRepository
    private let scheduler: SyncScheduler

    package init(database: Database, repository: any MembersRepository, scheduler: SyncScheduler) {
        self.database = database
        self.repository = repository
        self.scheduler = scheduler
    }

    package func drain() async { await Effects.happen() }
}

package final class MembersPolicy: Sendable {
    private let permissions: Permissions
    private let conflicts: ConflictPolicy

    package init(permissions: Permissions, conflicts: ConflictPolicy) {
        self.permissions = permissions
        self.conflicts = conflicts
    }
}

public final class MembersUseCases: Sendable {
    private let repository: any MembersRepository
    private let validator: MembersValidator
    private let policy: MembersPolicy

    package init(repository: any MembersRepository, validator: MembersValidator, policy: MembersPolicy) {
        self.repository = repository
        self.validator = validator
        self.policy = policy
    }
}

public final class MembersFacade: Sendable {
    private let useCases: MembersUseCases
    private let queue: MembersQueue
    private let events: EventBus

    package init(useCases: MembersUseCases, queue: MembersQueue, events: EventBus) {
        self.useCases = useCases
        self.queue = queue
        self.events = events
    }
}
