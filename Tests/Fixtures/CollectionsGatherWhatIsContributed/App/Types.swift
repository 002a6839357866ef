import Data
import Kit

protocol Named2: AnyObject, Sendable {}

final class Both: Plugin, Named2 {
    let name = "both"
    init() { print("both made") }
}

final class Late: Plugin {
    let name = "late"
    init(both: any Plugin) { print("late made") }
}

struct SessionPlugin: Plugin {
    let name = "session"
}

/// Asks in every way.
final class Menu: Sendable {
    let now: [any Plugin]
    let maybe: [any Plugin]?
    let none: [Int]?
    let later: @Sendable () throws -> [any Plugin]
    let named: [any Named2]

    init(
        now: [any Plugin],
        maybe: [any Plugin]?,
        none: [Int]?,
        later: @escaping @Sendable () throws -> [any Plugin],
        named: [any Named2]
    ) {
        print("menu made")
        self.now = now
        self.maybe = maybe
        self.none = none
        self.later = later
        self.named = named
    }
}

struct AppScreen {
    let plugins: [any Plugin]
    let counted: [any Counted]
}

struct SessionScreen {
    let plugins: [any Plugin]
}

struct EditorScreen {
    let plugins: [any Plugin]
    let make: () throws -> [any Plugin]
}
