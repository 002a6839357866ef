// case14 (krzysztofzablocki/Sourcery#1388; uber/mockolo#235; DevTeam/Pure.DI#145): the optional of an existential or a
// function is written with parentheses, and what is optional already gets no second question mark.

protocol P: AnyObject, Sendable {}
protocol Q: Sendable {}
protocol R<Element>: Sendable { associatedtype Element }

final class Both: P, Q { init() {} }
struct Numbers: R { typealias Element = Int }

final class S: Sendable {
    let text: String
    init(a: (any P)?, b: (any P & Q)?, c: (@Sendable () -> Void)?, d: Optional<any P>, e: [any P]?) {
        text = "\(a === d) \(b == nil) \(c == nil) \(e?.count ?? -1)"
    }
}

/// Optionals of everything, handed in by the caller as they are.
struct Arguments {
    let text: String
    init(
        a: (any P)?,
        b: (any Q & P)?,
        c: (() -> Void)?,
        d: ((any P)?) -> (any Q)?,
        e: [any P]?,
        f: (any R<Int>)?,
        g: (any P.Type)?,
        h: ((any P)?, Int)?,
        i: [String: (any Q)?],
        j: (@MainActor () async throws -> (any P)?)?,
        k: Int??,
        l: ((Int) -> (any P))?,
        m: (any P.Type)?.Type,
        n: AnyObject?
    ) {
        text = "\(a == nil) \(b == nil) \(c == nil) \(d(nil) == nil) \(e == nil) \(f == nil) \(g == nil) \(h == nil) \(i.count) "
            + "\(j == nil) \(k == .some(nil)) \(l == nil) \(m) \(n == nil)"
    }
}

/// Made by a closure that may give nil: an object of an optional type.
struct Found {
    let maybe: (any P)?
    let lazily: () throws -> (any Q)?
    let closure: (@Sendable () -> Int)?
}
