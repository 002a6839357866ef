/// Knows whether there is a way to the server.
public protocol ConnectivityMonitoring: Sendable {
    /// What is known at the moment of the call.
    var state: ConnectivityState { get }

    /// What is known now, and every change of it.
    func updates() -> AsyncStream<ConnectivityState>
}

extension ConnectivityMonitoring {
    /// Returns when the state is known to be this one, or when the account ends.
    public func reaches(_ state: ConnectivityState) async {
        for await update in updates() where update == state { return }
    }
}
