enum Mode { case fast, slow }

func apply(_ operation: (Int, Int) -> Int) -> Int { operation(1, 2) }

struct Defaulted {
    let text: String

    init(
        a: Int = apply({ x, y in x + y }),
        id: () -> String = { "x, y" },
        one: Int = 1,
        bound: Int,
        two: Int = 2,
        mode: Mode = .slow,
        table: [String: (Int, Int)] = ["a": (1, 2), "b,": (3, 4)],
        unbound: Double = 0.5
    ) {
        text = "\(a) \(id()) \(one) \(bound) \(two) \(mode) \(table.count) \(unbound)"
    }
}

/// A variadic can't be passed an array: it stays empty.
struct Tags {
    let text: String

    init(_ all: String..., number: Int, more: Int...) { text = "\(all) \(number) \(more)" }
}

/// The compiler calls the one of whose parameters nothing is left out.
struct Both {
    let text: String

    init(number: Int, mode: Mode = .fast) { text = "\(number) with a mode" }
    init(number: Int) { text = "\(number) without a mode" }
}
