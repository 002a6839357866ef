/// Whether there is a way to the server.
public enum ConnectivityState: Hashable, Sendable {
    case online
    case offline
}
