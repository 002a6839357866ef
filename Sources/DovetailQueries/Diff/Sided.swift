/// One of the two documents that are compared.
enum Side: CaseIterable, Sendable {
    case old, new

    var other: Side { self == .old ? .new : .old }
}

/// The same of both.
struct Sided<Value> {
    var old: Value
    var new: Value

    init(_ make: (Side) -> Value) {
        old = make(.old)
        new = make(.new)
    }

    init(old: Value, new: Value) {
        self.old = old
        self.new = new
    }

    subscript(side: Side) -> Value {
        get { side == .old ? old : new }
        set {
            switch side {
            case .old: old = newValue
            case .new: new = newValue
            }
        }
    }
}

extension Sided: Sendable where Value: Sendable {}

extension Sided where Value: Equatable {
    var isSame: Bool { old == new }
}
