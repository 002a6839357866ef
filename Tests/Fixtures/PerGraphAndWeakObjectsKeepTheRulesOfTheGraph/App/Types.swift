final class Slow: Sendable {
    init() async {}
}

final class Slower: Sendable {
    init(step: Step) {}
}

struct Step {
    init() async throws {}
}

final class Chicken: Sendable {
    init(egg: Egg) {}
}

final class Egg: Sendable {
    init(chicken: Chicken) {}
}

final class Asking {
    init(nobody: Nobody) {}
}

final class Nobody {}

final class Long: Sendable {
    init(short: Short) {}
}

final class Longer: Sendable {
    init(shorter: Shorter) {}
}

final class Short: Sendable {}
final class Shorter: Sendable {}
final class Alone {}

/// Has no room for what making takes.
final class Hasty: Sendable {
    init(step: () -> Step) {}
}

final class Twice: Sendable {}
