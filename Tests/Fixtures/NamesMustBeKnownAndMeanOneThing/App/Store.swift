import Auth
import Chat

protocol Fetching {}

final class Store: Sendable {
    init(session: Session) {}
}
