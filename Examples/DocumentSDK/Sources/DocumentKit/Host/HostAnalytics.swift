/// Where the host counts what people do. A host may have none.
public protocol HostAnalytics: Sendable {
    /// Counts one event.
    func count(_ event: String)
}
