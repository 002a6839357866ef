/// What the server tells one account without being asked.
package protocol RemoteEventSource: Sendable {
    /// The events from the time of the call on.
    func events() -> AsyncStream<RemoteEvent>
}
