actor Counter {
    private(set) var value = 0
    init() {}
    func next() { value += 1 }
}

struct Position: Sendable {
    let index = 7
    init() {}
}

struct Value: Sendable {
    let number = 5
}

@MainActor final class Window {
    init(value: Value) {}
    func close() { print("window closed") }
}

protocol Logging: Sendable {}
protocol Flushing: Sendable {}

struct Full: Error {}

final class Log: Logging, Flushing {
    init(counter: Counter) {}
    func flush() async throws { throw Full() }
}

final class Late: Sendable {
    init() { print("late") }
}
