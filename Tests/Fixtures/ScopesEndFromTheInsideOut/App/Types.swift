actor Transport {
    init() {}
    func close() { print("transport closed") }
}

protocol Syncing: Sendable {}

struct Failed: Error {}

final class Sync: Syncing {
    let user: String
    init(user: String, store: Store) { self.user = user }
    func stop() throws { throw Failed() }
}

final class Store: Sendable {
    let user: String
    init(transport: Transport, user: String) { self.user = user }
    func close() { print("store of \(user) closed") }
}

final class Plain: Sendable {
    init(sync: any Syncing) {}
}

actor Editor {
    let number: Int
    init(number: Int, store: Store) { self.number = number }
    func save() { print("editor \(number) saved") }
}

final class Cursor: Sendable {
    let number: Int
    init(editor: Editor, number: Int) { self.number = number }
}
