// case37 (evant/kotlin-inject#161; InsertKoinIO/koin-annotations#127; ZacSweers/metro#2131; DevTeam/Pure.DI#132): a parameter
// with a default value keeps it, bound or not, and the value is not written again. One rule, in the README's table; the
// plain case is in DefaultsAreKept.

enum Mode { case fast, slow }
struct Clock: Sendable { var name = "bound" }

func f(_ g: (Int, Int) -> Int) -> Int { g(1, 2) }

final class D: Sendable {
    let text: String

    init(
        a: Int = f({ x, y in x + y }),
        id: () -> String = { "x, y" },
        one: Int = 1,
        two: Int = 2,
        m: Mode = .slow,
        d: [String: (Int, Int)] = ["a": (1, 2), "b,": (3, 4)],
        z: (Int) -> Void = { (_: Int) in }
    ) {
        z(1)
        text = "\(a) \(id()) \(one) \(two) \(m) \(d.keys.sorted())"
    }
}

/// Between parameters without one, of bound types all.
struct Mixed {
    let text: String

    init(
        _ first: Int = 1,
        clock: Clock = Clock(name: "own"),
        second: Int,
        closure: @escaping () -> Int = { [7, 8].first { $0 > 7 } ?? 0 },
        optional: Clock? = nil,
        forced: Clock! = Clock(name: "forced, (\"own\")"),
        last: Clock,
        line: Int = #line,
        file: String = #fileID,
        generic: [Int] = Array<Int>(repeating: 3, count: 2),
        ternary: Int = 1 < 2 ? 5 : 6,
        condition: Bool = { if true { return true } else { return false } }(),
        multi: String = """
            , a: Int) {
            """,
        keyPath: any KeyPath<Clock, String> & Sendable = \.name,
        compared: Bool = 1 < 2, shifted: Bool = 2 > 1,
        tuple: (a: Int, b: (Int) -> Int) = (a: 1, b: { $0 })
    ) {
        text = "\(first) \(clock.name) \(second) \(closure()) \(optional == nil) \(forced.name) \(last.name) \(line > 0) \(file) "
            + "\(generic) \(ternary) \(condition) \(multi) \(Clock()[keyPath: keyPath]) \(compared) \(shifted) \(tuple.b(4))"
    }
}

/// Of a memberwise initializer: a `var` with a value is left out, a `let` with one is no parameter.
struct Memberwise {
    let number: Int
    var clock = Clock(name: "own")
    var closure: () -> Int = { 9 }
    let fixed = Clock(name: "fixed")
    var optional: Clock?
    var observed: Int = 3 { didSet {} }
    var lazyly: Int { number }
}

struct Arguments {
    let text: String
    /// An argument goes to what has no default.
    init(number: Int = 1, other: Int, clock: Clock = Clock(name: "own")) { text = "\(number) \(other) \(clock.name)" }
}
