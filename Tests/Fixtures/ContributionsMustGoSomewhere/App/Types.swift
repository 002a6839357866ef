protocol Lasting: Sendable {}
protocol Turning: Sendable {}
protocol Unasked: Sendable {}
protocol Step: Sendable {}
protocol Fitting: Sendable {}
protocol Listed: Sendable {}
protocol Siblings: Sendable {}
protocol Unlisteds: Sendable {}
protocol Exposed: Sendable {}

struct Longer: Sendable {
    let lasting: [any Lasting]
}

struct Shorter: Lasting {}

final class Loop: Turning {
    init(all: [any Turning]) {}
}

struct Idle: Unasked {}
struct Walk: Step {}
struct Whole: Sendable {}
struct Plain: Fitting {}
struct Keyed: Listed {}
struct Sibling: Siblings {}
struct Unlisted: Unlisteds {}

struct Screen {
    let fitting: [any Fitting]
    let listed: [any Listed]
    let unlisted: () -> [any Unlisteds]
    let wholes: [Whole]
    let idle: Idle
}

struct ChildScreen {
    let siblings: [any Siblings]
    let numbers: [Int]
}

struct OtherScreen {
    let numbers: [Int]
    let siblings: [any Siblings]
}
