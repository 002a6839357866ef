public protocol HostTransport: Sendable {}

public protocol HostLog: Sendable {}

public struct HostSettings: Sendable {
    public init() {}
}

package protocol WallClock: Sendable {}

package protocol AnalyticsTracking: Sendable {}

package protocol Requests: Sendable {}

package final class SystemClock: WallClock {
    package init() {
    }
}

package final class LogRouter: Sendable {
    private let log: any HostLog

    package init(log: any HostLog) {
        self.log = log
    }
}

package final class Analytics: AnalyticsTracking {
    private let log: LogRouter
    private let clock: any WallClock

    package init(log: LogRouter, clock: any WallClock) {
        self.log = log
        self.clock = clock
    }
}

package final class RetryPolicy: Sendable {
    private let settings: HostSettings

    package init(settings: HostSettings) {
        self.settings = settings
    }
}

package final class HTTPClient: Requests {
    private let transport: any HostTransport
    private let retries: RetryPolicy
    private let log: LogRouter

    package init(transport: any HostTransport, retries: RetryPolicy, log: LogRouter) {
        self.transport = transport
        self.retries = retries
        self.log = log
    }
}

public final class ImagePipeline: Sendable {
    private let client: any Requests
    private let clock: any WallClock

    package init(client: any Requests, clock: any WallClock) {
        self.client = client
        self.clock = clock
    }
}

package final class FeatureFlags: Sendable {
    private let settings: HostSettings
    private let client: any Requests

    package init(settings: HostSettings, client: any Requests) {
        self.settings = settings
        self.client = client
    }
}

package final class Keychain: Sendable {
    private let settings: HostSettings

    package init(settings: HostSettings) {
        self.settings = settings
    }
}

public final class CrashReporter: Sendable {
    private let log: LogRouter
    private let flags: FeatureFlags
    private let keychain: Keychain

    package init(log: LogRouter, flags: FeatureFlags, keychain: Keychain) {
        self.log = log
        self.flags = flags
        self.keychain = keychain
    }
}

public final class Localizer: Sendable {
    private let settings: HostSettings

    package init(settings: HostSettings) {
        self.settings = settings
    }
}

package final class Reachability: Sendable {
    private let client: any Requests
    private let clock: any WallClock

    package init(client: any Requests, clock: any WallClock) {
        self.client = client
        self.clock = clock
    }
}

public final class NavigationHub: Sendable {
    private let analytics: any AnalyticsTracking
    private let flags: FeatureFlags
    private let reachability: Reachability

    package init(analytics: any AnalyticsTracking, flags: FeatureFlags, reachability: Reachability) {
        self.analytics = analytics
        self.flags = flags
        self.reachability = reachability
    }
}
