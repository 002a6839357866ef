import Foundation

protocol P: Sendable {}
protocol Q: Sendable {}
protocol R: P {}
protocol One<A>: Sendable { associatedtype A }
class Base: @unchecked Sendable {}
final class Sub: Base, P, Q, R, One, @unchecked Sendable { typealias A = Int }
typealias Value = Int
typealias Text = String
typealias Done = () -> Void
typealias Kind = any P.Type
typealias Existential = (any P).Type
typealias EscapedType = Escaped.`Type`
struct Vector<let count: Int, Element>: Sendable { var text = "\(count)" }
struct Generic<T> { struct Inner<U>: Sendable { var text = "\(T.self) \(U.self)" } }
struct `a b`: Sendable { var text = "a b" }
struct `any`: Sendable { var text = "any" }
struct `1st`: Sendable { var text = "1st" }
enum Escaped {
    struct `Type`: Sendable { var text = "Type" }
    struct Failure: Error {}
}
enum Actors {
    @globalActor actor Clock { static let shared = Clock() }
}

struct Holder {
    let text: String

    init(
        composition: any P & Q,
        inherited: any R,
        parameterised: any P & One<Int>,
        subclass: any P & Base,
        codable: any Codable & Sendable,
        metatypeOfExistential: (any P).Type,
        existentialMetatype: any P.Type,
        anything: any Sendable,
        inlineArray: InlineArray<3, Value>,
        vector: Vector<2, Int>,
        pair: (Int, label: String),
        table: [Text: any One<Value>],
        nested: Generic<Int>.Inner<String>,
        interval: Double,
        blank: `a b`,
        keyword: `any`,
        digit: `1st`,
        escaped: Escaped.`Type`,
        changing: @escaping @Sendable (inout Int) -> Void,
        keeping: @escaping @Sendable (@escaping () -> Void) -> Void,
        borrowing: @escaping @Sendable (() -> Void) -> Void,
        variadic: @escaping @Sendable (Int...) -> Int,
        late: @escaping @Sendable (@autoclosure () -> Int) -> Int,
        consuming: @escaping @Sendable (consuming Base) -> Void,
        sending: @escaping @Sendable (sending Base) -> sending Base,
        throwing: @escaping @Sendable () throws(Escaped.Failure) -> Int,
        nonsending: nonisolated(nonsending) @escaping @Sendable () async -> Void,
        convention: @convention(c) (Int32) -> Int32,
        isolated: @escaping @Actors.Clock @Sendable () -> Void
    ) {
        var number = 1
        changing(&number)
        keeping {}
        borrowing {}
        let thrown = (try? throwing()) ?? 0
        text = """
            \(type(of: composition)) \(type(of: inherited)) \(type(of: parameterised)) \(type(of: subclass)) \(codable)
            \(metatypeOfExistential) \(existentialMetatype) \(anything)
            \(inlineArray[2]) \(vector.text) \(pair) \(table.count) \(nested.text) \(interval)
            \(blank.text) \(keyword.text) \(digit.text) \(escaped.text)
            \(number) \(variadic(1, 2, 3)) \(late(number + 1)) \(thrown) \(convention(41))
            """
    }
}
