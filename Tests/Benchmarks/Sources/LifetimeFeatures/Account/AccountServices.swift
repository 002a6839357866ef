/// Who signed in.
public struct AccountContext: Sendable {
    package let number: Int

    public init(number: Int) {
        self.number = number
    }
}

package protocol AuthorizedRequests: Sendable {}

package final class AccountSession: Sendable {
    private let context: AccountContext
    private let client: any Requests

    package init(context: AccountContext, client: any Requests) {
        self.context = context
        self.client = client
    }
}

package final class Database: Sendable {
    private let context: AccountContext
    private let keychain: Keychain

    package init(context: AccountContext, keychain: Keychain) {
        self.context = context
        self.keychain = keychain
    }

    package func close() async { await Effects.happen() }
}

package final class TokenStore: Sendable {
    private let keychain: Keychain
    private let context: AccountContext

    package init(keychain: Keychain, context: AccountContext) {
        self.keychain = keychain
        self.context = context
    }
}

package final class AuthorizedClient: AuthorizedRequests {
    private let client: any Requests
    private let tokens: TokenStore

    package init(client: any Requests, tokens: TokenStore) {
        self.client = client
        self.tokens = tokens
    }
}

package final class Permissions: Sendable {
    private let session: AccountSession
    private let client: any AuthorizedRequests

    package init(session: AccountSession, client: any AuthorizedRequests) {
        self.session = session
        self.client = client
    }
}

package final class OperationLog: Sendable {
    private let database: Database
    private let clock: any WallClock

    package init(database: Database, clock: any WallClock) {
        self.database = database
        self.clock = clock
    }
}

package final class ConflictPolicy: Sendable {
    private let permissions: Permissions

    package init(permissions: Permissions) {
        self.permissions = permissions
    }
}

package final class EventBus: Sendable {
    private let clock: any WallClock

    package init(clock: any WallClock) {
        self.clock = clock
    }

    package func finish() async { await Effects.happen() }
}

package final class AccountAnalytics: Sendable {
    private let analytics: any AnalyticsTracking
    private let context: AccountContext

    package init(analytics: any AnalyticsTracking, context: AccountContext) {
        self.analytics = analytics
        self.context = context
    }
}

package final class SyncScheduler: Sendable {
    private let operations: OperationLog
    private let reachability: Reachability
    private let events: EventBus
    private let analytics: AccountAnalytics

    package init(operations: OperationLog, reachability: Reachability, events: EventBus, analytics: AccountAnalytics) {
        self.operations = operations
        self.reachability = reachability
        self.events = events
        self.analytics = analytics
    }

    package func stop() async throws { await Effects.happen() }
}
