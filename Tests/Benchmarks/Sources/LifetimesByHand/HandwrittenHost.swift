public import LifetimeFeatures
import Synchronization

/// The host as a careful engineer writes it.
public final class HandwrittenHost: HandwrittenScope {
    public let imagePipeline: ImagePipeline
    public let crashReporter: CrashReporter
    public let localizer: Localizer
    public let navigationHub: NavigationHub
    let clock: any WallClock
    let log: LogRouter
    let analytics: any AnalyticsTracking
    let client: any Requests
    let keychain: Keychain
    let reachability: Reachability
    let ending = Mutex(EndingState())

    public init(hostTransport: any HostTransport, hostLog: any HostLog, hostSettings: HostSettings) {
        let clock = SystemClock()
        let log = LogRouter(log: hostLog)
        let analytics = Analytics(log: log, clock: clock)
        let retries = RetryPolicy(settings: hostSettings)
        let client = HTTPClient(transport: hostTransport, retries: retries, log: log)
        let flags = FeatureFlags(settings: hostSettings, client: client)
        let keychain = Keychain(settings: hostSettings)
        let reachability = Reachability(client: client, clock: clock)
        imagePipeline = ImagePipeline(client: client, clock: clock)
        crashReporter = CrashReporter(log: log, flags: flags, keychain: keychain)
        localizer = Localizer(settings: hostSettings)
        navigationHub = NavigationHub(analytics: analytics, flags: flags, reachability: reachability)
        self.clock = clock
        self.log = log
        self.analytics = analytics
        self.client = client
        self.keychain = keychain
        self.reachability = reachability
    }

    public func openAccount(accountContext: AccountContext) throws -> HandwrittenAccount {
        let number = try ending.withLock { try $0.beginOpening(in: "Host") }
        let account = HandwrittenAccount(in: self, number, accountContext)
        let waiters = ending.withLock { $0.finishOpening(account, number) }
        for waiter in waiters { waiter.resume() }
        return account
    }

    @discardableResult
    public func end() async -> HandwrittenReport {
        let task = ending.withLock { $0.begin { await self.runEnding() } }
        return await task.value
    }

    private func runEnding() async -> HandwrittenReport {
        var report = HandwrittenReport()
        await endChildren(of: ending, &report)
        report.finish("Host")
        return report
    }
}
