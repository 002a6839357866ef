import Dovetail

struct User: Sendable {
    let name: String
}

final class Shell: Sendable {
    let signIn: @Sendable (User) throws -> Opened<Desk>
    init(signIn: @escaping @Sendable (User) throws -> Opened<Desk>) { self.signIn = signIn }
}

struct Menu {
    let signIn: (User) throws -> (Desk, end: @Sendable () async -> Void)
}

protocol Editing: Sendable {
    var name: String { get }
}

final class Editor: Editing {
    let number: Int
    let name: String
    init(number: Int, user: User, title: String) {
        self.number = number
        name = "\(title) \(number) of \(user.name)"
    }
}
