public import LifetimeFeatures

/// The host's twelve objects in a class that knows of no end.
public final class PlainHost: Sendable {
    public let imagePipeline: ImagePipeline
    public let crashReporter: CrashReporter
    public let localizer: Localizer
    public let navigationHub: NavigationHub

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
    }
}
