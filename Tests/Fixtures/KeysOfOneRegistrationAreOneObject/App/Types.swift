protocol Reading: AnyObject, Sendable {}
protocol Writing: AnyObject, Sendable {}
protocol Ticking: Sendable {
    func tick() -> Int
}
protocol Sized {}

final class Store: Reading, Writing {
    init() { print("store") }
}

struct Clock: Ticking {
    func tick() -> Int { 7 }
}

final class Draft: Reading, Writing, Sized {
    init() { print("draft") }
}

final class Ledger: Sendable {
    let reading: any Reading
    init(reading: any Reading) { self.reading = reading }
}

/// The order in which a composition of protocols is written does not matter.
struct Reader {
    let reading: any Reading
    let writing: any Writing
    let store: Store
    let both: any Writing & Reading
    let alsoBoth: any Reading & Writing
    let ledger: Ledger
    let ticking: any Ticking
}
