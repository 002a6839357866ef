fileprivate typealias Amount = Int

struct One {
    let text: String
    init(amount: Int) { text = "\(amount as Amount)" }
}

struct OneOfFile {
    let text: String
    fileprivate init(amount: Amount, hidden: Bool) { text = "" }
    init(amounts: [Int]) { text = "\(amounts as [Amount])" }
}
