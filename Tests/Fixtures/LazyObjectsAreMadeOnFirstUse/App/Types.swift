import Synchronization

final class Used: Sendable {
    init(needed: Needed) { print("used made") }
}

protocol Idle: Sendable {}
final class Unused: Idle {
    init() { print("unused made") }
}

final class Needed: Sendable {
    init() { print("needed made") }
}

final class Eager: Sendable {
    init(needed: Needed) { print("eager made") }
}

protocol Speaking: AnyObject, Sendable {}
protocol Listening: AnyObject, Sendable {}
final class Both: Speaking, Listening {
    init(used: Used) { print("both made") }
}

struct NotYet: Error {}

final class Failing: Sendable {
    private static let attempts = Mutex(0)

    init() throws {
        let attempt = Self.attempts.withLock { count in
            count += 1
            return count
        }
        print("attempt \(attempt)")
        if attempt == 1 { throw NotYet() }
    }
}

struct Screen {
    let speaking: any Speaking
    let used: Used
}

final class ChildLazy: Sendable {
    let used: Used
    init(used: Used) {
        print("child lazy made")
        self.used = used
    }
}

struct ChildScreen {
    let lazy: ChildLazy
}
