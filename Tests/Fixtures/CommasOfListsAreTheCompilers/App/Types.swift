// case38 (scribd/Weaver#45): a comma separates where the compiler has one: not in comments, strings and brackets, and behind
// the last as well.

final class Two: Sendable {
    let text: String
    init(_ a: Int,
      b: Int, // trailing comment, with comma
      c: Int /* , */ ,
    ) { text = "\(a) \(b) \(c)" }

    static let byHand = Two(1, b: 2, c: 3)
}

struct None {
    init(/* , */) {}
}

struct One {
    let text: String
    init(
        a: Int /* , /* nested, */ , */
        , // ,
    ) { text = "\(a)" }
}

struct Many< First: Sendable , Second, > {
    let text: String
    init(
        first: [First],
        pair: (First, Second),
        table: [String: (First, Second)],
        closure: (First, Second) -> (First, Second),
        text: String = ",", other: Character = ",", // ,
    ) { self.text = "\(first) \(pair) \(table) \(closure(pair.0, pair.1))\(text)\(other)" }
}

enum Both {
    init(a: Int, b: Int,) { self = .both(a, b,) }
    case both(Int, Int,)
}
