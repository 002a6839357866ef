final class Store: Sendable { init() {} }
struct Screen {}
