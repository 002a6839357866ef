protocol Step: AnyObject, Sendable {
    var name: String { get }
}
final class One: Step { let name = "one" }
final class Two: Step { let name = "two" }
final class Three: Step { let name = "three" }

enum Format: Hashable, Sendable {
    case pdf, text
}

/// Made for each use; counted by identity.
final class Reader: Sendable {
    let name: String
    init(name: String) { self.name = name }
}

final class Pipeline: Sendable {
    let steps: [any Step]
    let readers: [Format: Reader]
    let later: @Sendable () throws -> [any Step]
    let makers: [String: @Sendable () -> Reader]
    let empty: [Unused]
    init(
        steps: [any Step],
        readers: [Format: Reader],
        later: @escaping @Sendable () throws -> [any Step],
        makers: [String: @Sendable () -> Reader],
        empty: [Unused]
    ) {
        self.steps = steps
        self.readers = readers
        self.later = later
        self.makers = makers
        self.empty = empty
    }
}

final class Unused: Sendable {}

final class ChildPipeline: Sendable {
    let steps: [any Step]
    let numbers: [Int: String]
    let flags: [Bool: String]
    init(steps: [any Step], numbers: [Int: String], flags: [Bool: String]) {
        self.steps = steps
        self.numbers = numbers
        self.flags = flags
    }
}

/// Is in a map whose values look for the map again.
final class Loop: Sendable {
    let loops: @Sendable () throws -> [String: Loop]
    init(loops: @escaping @Sendable () throws -> [String: Loop]) { self.loops = loops }
}
