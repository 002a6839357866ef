final class Router: Sendable {
    init(inbox: Inbox) {}
}

struct Menu {
    let router: Router
    let makeInbox: () throws -> Inbox
}

final class Inbox: Sendable {
    init(user: String, editor: Editor) {}
}

final class Editor: Sendable {
    init(number: Int) {}
}
