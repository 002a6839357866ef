/// A target of a few types of which nearly everything may stand under `#if`. Conditions are about four atoms, two of which exclude each other.
struct ConditionalProgram {
    /// As they are written where only the compiler knows them.
    static let atoms = ["DEBUG", "os(iOS)", "os(Linux)", "canImport(Nowhere)"]
    /// All that can be true at once of the atoms.
    static let assignments: [[Bool]] = (0..<16).map { bits in (0..<4).map { bits & (1 << $0) != 0 } }
        .filter { !($0[1] && $0[2]) }

    private var random: SeededGenerator
    private var lines: [String] = []

    /// With conditions that only the compiler knows.
    private(set) var text = ""

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        lines = ["import Dovetail", "enum AppScope: Scope {}"]
        let count = random.number(3...6)
        for index in 0..<count { declareType(index) }
        lines += assembly("AppAssembly", (0..<count).filter { $0 % 2 == 0 }, hasInput: true)
        let rest = (0..<count).filter { $0 % 2 == 1 }
        lines += choice(assembly("MoreAssembly", rest), else: assembly("MoreAssembly", rest.reversed()), isTotal: true)
        lines += [
            "enum Product: Composition {", "static var assemblies: Assemblies {", "AppAssembly.self",
            "MoreAssembly.self",
        ]
        lines += ["Expose(T0.self)"]
        for index in 1..<count { lines += choice(["Expose(T\(index).self)"], else: []) }
        lines += ["}", "}"]
        text = lines.joined(separator: "\n") + "\n"
    }

    /// The same with a custom condition, which is known, in place of each atom.
    var knownText: String {
        Self.atoms.enumerated().reduce(text) { $0.replacing($1.element, with: "FLAG\($1.offset)") }
    }

    private mutating func condition() -> String {
        let first = random.pick(Self.atoms)
        let second = random.pick(Self.atoms)
        return random.pick([
            first, first, "!\(first)", "\(first) && !\(second)", "\(first) || \(second)", "!(\(first) && \(second))",
        ])
    }

    /// The first lines, the second or none, by a condition; half the time the first in any case.
    private mutating func choice(_ first: [String], else second: [String], isTotal: Bool = false) -> [String] {
        if random.chance(50) { return first }
        var lines = ["#if \(condition())"] + first
        if random.chance(30) { lines += ["#elseif \(condition())"] + second }
        if isTotal || random.chance(50) { lines += ["#else"] + (random.chance(50) ? second : first) }
        return lines + ["#endif"]
    }

    private mutating func declareType(_ index: Int) {
        let kind = random.pick(["struct", "final class"])
        lines += choice(declaration(kind, index), else: declaration("struct", index), isTotal: true)
        // What is made under another name is found by its meaning.
        lines += ["enum Other { struct S\(index): Sendable {} }".replacing("Other", with: "Other\(index)")]
        lines += choice(
            ["typealias Alias\(index) = T\(index)"],
            else: ["typealias Alias\(index) = Other\(index).S\(index)"],
            isTotal: true
        )
    }

    private mutating func declaration(_ kind: String, _ index: Int) -> [String] {
        var lines = kind == "struct" ? [] : choice(["@MainActor"], else: [])
        // An attribute takes no `#else` that has none.
        if lines.contains("#else") || lines.contains(where: { $0.hasPrefix("#elseif") }) { lines = [] }
        lines.append("\(kind) T\(index): Sendable {")
        if kind == "struct", random.chance(50) {
            lines += choice(["let a: Int"], else: ["let b: \(dependency(index))"])
            lines += choice(["let c: \(dependency(index))"], else: [])
        } else {
            lines += choice(["init(a: \(dependency(index))) {}"], else: ["init(b: Int) {}"])
            if random.chance(20) { lines += choice(["init() {}"], else: []) }
        }
        return lines + ["}"]
    }

    private mutating func dependency(_ index: Int) -> String {
        if index == 0 || random.chance(20) { return "Int" }
        let other = random.number(0...index - 1)
        return random.pick([
            "T\(other)", "T\(other)", "T\(other)?", "Alias\(other)", "@escaping @Sendable () -> T\(other)",
        ])
        .replacing("@escaping ", with: "")
    }

    private mutating func assembly(_ name: String, _ types: [Int], hasInput: Bool = false) -> [String] {
        var lines = [
            "enum \(name): Assembly {", "typealias Scope = AppScope", "static var registrations: Registrations {",
        ]
        if hasInput { lines.append("Input(Int.self)") }
        for index in types {
            var shared = ["Shared(T\(index).self)"]
            if random.chance(30) { shared += ["#if \(condition())", ".lazy()", "#endif"] }
            lines += choice(shared, else: ["Transient(T\(index).self)"], isTotal: random.chance(80))
            if random.chance(20) { lines += choice(["Shared(Other\(index).S\(index).self)"], else: []) }
        }
        return lines + ["}", "}"]
    }
}
