public import Dovetail

/// What every host hands in, with or without a network.
public enum HostContract: Assembly {
    public typealias Scope = HostScope

    public static var registrations: Registrations {
        Input(StorageLocation.self)
        Input((any HostLogging).self)
        Input((any HostClock).self)
        Input((any HostPresentation).self)
    }
}
