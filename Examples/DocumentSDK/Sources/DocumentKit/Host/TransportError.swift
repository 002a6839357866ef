/// Why a request got no answer.
public enum TransportError: Error, Hashable, Sendable {
    case unreachable
}
