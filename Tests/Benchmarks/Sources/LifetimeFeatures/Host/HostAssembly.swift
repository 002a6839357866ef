package import Dovetail

/// Twelve shared objects.
package enum HostAssembly: Assembly {
    package typealias Scope = HostScope

    package static var registrations: Registrations {
        Input((any HostTransport).self)
        Input((any HostLog).self)
        Input(HostSettings.self)
        Shared(SystemClock.self, as: (any WallClock).self)
        Shared(LogRouter.self)
        Shared(Analytics.self, as: (any AnalyticsTracking).self)
        Shared(RetryPolicy.self)
        Shared(HTTPClient.self, as: (any Requests).self)
        Shared(ImagePipeline.self)
        Shared(FeatureFlags.self)
        Shared(Keychain.self)
        Shared(CrashReporter.self)
        Shared(Localizer.self)
        Shared(Reachability.self)
        Shared(NavigationHub.self)
    }
}
