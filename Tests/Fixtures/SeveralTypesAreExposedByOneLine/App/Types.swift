protocol Store: Sendable {
    var name: String { get }
}

struct MemoryStore: Store {
    let name = "memory"
}

struct Clock: Sendable {
    let now = 12
}

struct Editor: Sendable {
    let id: Int
    let store: any Store
}

struct Address: Sendable {
    let text: String
}

struct Port: Sendable {
    let number: Int
}
