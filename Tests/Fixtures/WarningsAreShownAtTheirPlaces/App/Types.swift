protocol Idle {}

final class Unused: Sendable {
    init() { print("never made") }
}

struct AlsoUnused: Idle {
    let unused: Unused
}

final class Left: Sendable {
    let right: @Sendable () -> Right
    let number: Int

    init(
        number: Int,
        right: @escaping @Sendable () -> Right
    ) {
        self.number = number
        self.right = right
    }
}

final class Right: Sendable {
    let left: @Sendable () throws -> Left
    let slow: @Sendable () -> Slow
    init(left: @escaping @Sendable () throws -> Left, slow: @escaping @Sendable () -> Slow) {
        self.left = left
        self.slow = slow
    }
}

final class Slow: Sendable {
    init() {}
}
