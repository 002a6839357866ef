public struct Setting: Sendable {
    let name: String
}

struct Number {
    let value: Int
}

final class Store: Sendable {
    let setting: Setting
    init(setting: Setting) { self.setting = setting }
}

final class Index: Sendable {
    let store: Store
    init(store: Store) { self.store = store }
}

struct Screen {
    let store: Store
    let index: Index
    let makePage: (Number) -> Page
}

struct Page {
    let number: Number
    let store: Store
}

struct Box<Content: Sendable>: Sendable {
    let content: Content
}
