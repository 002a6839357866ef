public import Dovetail

/// What a host hands in where it counts what people do. Who asks for it asks for an optional.
public enum HostAnalyticsContract: Assembly {
    public typealias Scope = HostScope

    public static var registrations: Registrations {
        Input((any HostAnalytics).self)
    }
}
