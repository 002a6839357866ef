public import Dovetail

/// What a host hands in where there is a server.
public enum HostNetworkContract: Assembly {
    public typealias Scope = HostScope

    public static var registrations: Registrations {
        Input((any HostTransport).self)
        Input((any HostAuthentication).self)
    }
}
