// case32 (swiftlang/swift-syntax#860, #627, #1059; swiftlang/swift#67517): two divisions are no regex literal, and what is
// in one is neither a bracket nor a comma. This is compiled in Swift 6 mode, where a bare `/…/` is a literal.

infix operator /==/: AdditionPrecedence
prefix operator /
postfix operator /

func /==/ (a: Int, b: Int) -> Int { a + b }
prefix func / (a: Int) -> Int { -a }
postfix func / (a: Int) -> Int { a * 2 }
func mk(_ a: Double, _ b: Double) -> Double { a }
func call(_ operation: (Int, Int) -> Int, _ b: Int) -> Int { operation(9, b) }

final class Color: Sendable {
    let text: String
    init(w: Double = mk(216.0/255.0, 44.0/255.0), n: Int = min(9 / 2, 8 / 2), r: Int = 1 /==/ 2) { text = "\(n) \(r)" }
}

nonisolated(unsafe) let rx = /[)(,{"]+\/x/
nonisolated(unsafe) let ext = #/
  ( a , } # comment with "
  )
/#

/// A default value that is a regex, and one beside a division.
struct Parser {
    let text: String

    init(
        rx: any RegexComponent = /[)(,{"]+\/x/,
        ext: any RegexComponent = #/,(")/[}]/#,
        multi: any RegexComponent = ##/
            ( a , } # comment with " and )
            ) /#
            /##,
        number: Int,
        half: Int = 8 / 2 / 2,
        operation: Int = call(/, 3),
        parenthesized: Int = (/)(8, 2),
        commented: Int = 4 /* / */ / 2, // a / b, (
        negative: Int = (/2) + 3/,
        string: String = "/\("a / b, (")/",
        optional: Int = [6 / 3: 1][2]! / 1
    ) {
        text = "\(number) \(half) \(operation) \(parenthesized) \(commented) \(negative) \(string) \(optional)"
    }
}

struct Ratio {
    let a: Int
    var half = 9 / 3, whole: Int
    var matches = "x(".contains(/x\(/)
    static let quotient = 4/2, other = 6/3
    var computed: Int { a / 2 / whole }
    var isMatch: Bool { "},".wholeMatch(of: /},/) != nil }
    subscript(a: Int) -> Int { a / 2 }
}
