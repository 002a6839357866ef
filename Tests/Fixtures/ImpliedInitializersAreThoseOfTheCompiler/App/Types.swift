import OutsideKit

@propertyWrapper struct Clamped {
    var wrappedValue: Int
}

@propertyWrapper struct Remembered {
    private var value = 7
    var wrappedValue: Int { value }

    init() {}
}

@resultBuilder enum Summing {
    static func buildBlock(_ parts: Int...) -> Int { parts.reduce(0, +) }
}

final class Object {}

/// Takes `low`, `high`, `amount`, `sum` and `scaled`, in this order.
struct Measures {
    let (low, high): (Int, Int)
    @Clamped var amount: Int
    @Remembered private var remembered: Int
    @Clamped private var fixed = 3
    @Summing let sum: () -> Int
    let (first, second): (Int, Int)
    private var stored: Int
    var scaled: Int {
        @storageRestrictions(initializes: stored) init { stored = newValue * 10 }
        get { stored }
    }
    lazy var late = "late"
    weak var owner: Object?

    var text: String { "\(low) \(high) \(amount) \(remembered) \(fixed) \(sum()) \(first) \(second) \(scaled)" }
}

/// Inherits `init(title:)` alone.
final class Home: Screen {}

/// Overrides by its full type: what takes a number is not inherited.
class Base {
    let text: String

    init(value: Int) { text = "number \(value)" }
    convenience init(twice value: Bool) { self.init(value: value ? 2 : 1) }
}

final class Derived: Base {
    init(value: String) { super.init(value: value.count) }
}

struct Tag: Labelled {
    let label: String
}

// Made from anywhere, since all that they set is `Sendable`.
@MainActor final class Model {
    var count = 0
}

@MainActor struct Page {
    let title: String
}
