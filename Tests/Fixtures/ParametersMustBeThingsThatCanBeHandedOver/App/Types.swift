final class Generator: Sendable {
    init(
        seed: Int,
        state: inout UInt64
    ) {}
}

final class State: Sendable {
    init(state: inout some RandomNumberGenerator) {}
}

final class Opaque: Sendable {
    init(sequences: [some Sequence<Int>]) {}
}

final class Generic: Sendable {
    init<Value: Equatable>(values: [Value], number: Int) {}
}

final class Pack: Sendable {
    init<each Value>(values: repeat each Value) {}
}

final class Several: Sendable {
    init(first: inout Int, second: inout Int) {}
}

struct Deferred {
    init(text: @autoclosure () -> String, body: (inout Int) -> Void) {}
}
