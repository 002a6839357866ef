package struct Number {
    let value: Int
    package init(value: Int) { self.value = value }
}

package struct Screen {
    package let text: String
    init(checked: Checked, number: Number, journaling: any Journaling) { text = "\(checked.number) \(number.value)" }
}

package final class LazyStore: Sendable {
    init() { print("lazy store") }
}

protocol Journaling: Sendable {}

package struct Journal: Journaling {
    package let isEmpty: Bool
    init() { isEmpty = true }
}

struct Invalid: Error {}

final class Checked: Sendable {
    let number: Int
    init(number: Int) throws(Invalid) {
        if number == 0 { throw Invalid() }
        self.number = number
    }
}
