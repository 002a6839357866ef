// case21 (krzysztofzablocki/Sourcery#1265, #1262; Matejkob/swift-spyable#2): a variadic parameter stays empty, since an
// array can't be handed over; `inout` and its like are told of in ParametersMustBeThingsThatCanBeHandedOver; what says how
// a parameter is owned changes nothing for a call.

struct Token: Sendable { let text: String }

final class Tags: Sendable {
    let text: String
    init(_ all: String..., seed: Int = 1) { text = "\(all) \(seed)" }
}

final class Trailing: Sendable {
    let text: String
    init(first: Int, _ others: Int..., and last: String) { text = "\(first) \(others) \(last)" }
}

final class Bound: Sendable {
    let text: String
    init(numbers: [Int], more: Int...) { text = "\(numbers) \(more)" }
}

final class Owned: Sendable {
    let text: String
    init(
        consumed: consuming Token,
        borrowed: borrowing Token,
        sent: sending Token,
        old: __owned Token,
        shared: __shared Token,
        both: sending @escaping @Sendable () -> Token
    ) {
        text = consumed.text + (copy borrowed).text + sent.text + old.text + shared.text + both().text
    }
}

/// A type called like a word that may stand before one.
struct sending_: Sendable {}
struct Words: Sendable {
    let text: String
    init(inout_: Int, consuming: Int, borrowing sending: Int, _ isolated: Int, `inout` value: Int) {
        text = "\(inout_ + consuming + sending + isolated + value)"
    }
}
