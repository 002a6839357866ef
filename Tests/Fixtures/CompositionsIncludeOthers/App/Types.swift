final class Store: Sendable {
    let number: Int
    init(number: Int) { self.number = number }
}

struct LeftScreen {
    let store: Store
}

struct RightScreen {
    let store: Store
}
