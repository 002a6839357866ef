/// The same name as in the file beside it, for something else.
private typealias Amount = Double

struct Other {
    let amount: String
    init(amount: Double) { self.amount = "\(amount as Amount)" }
}
