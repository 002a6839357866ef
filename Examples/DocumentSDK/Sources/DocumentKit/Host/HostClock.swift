/// The host's notion of the time.
public protocol HostClock: Sendable {
    /// The time at the moment of the call.
    func now() -> Timestamp
}
