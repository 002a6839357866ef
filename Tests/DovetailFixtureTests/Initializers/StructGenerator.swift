/// Makes structs of random properties.
struct StructGenerator {
    private var random: SeededGenerator
    private var count = 0

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    private static let values = [
        ("Int", "1"), ("String", "\"\""), ("Bool", "true"), ("[Int]", "[]"), ("Token", "Token()"),
        ("Pair<Int>", "Pair(1)"), ("Double", "1.5"),
    ]

    /// `A` is the access, `N` the name, `T` and `U` types, `V` and `W` values of them.
    private static let plain = [
        "A let N: T", "A let N: T", "A var N: T", "A let N: T = V", "A var N: T = V", "A var N = V", "A let N = V",
        "A var N: T?", "A let N: T?", "A var N: Optional<T>", "A var N: T!", "A let N: T!", "A var N: (T)?",
        "A var N: T? = nil",
        "A lazy var N = V", "A lazy var N: T = V", "A lazy var N: T? = nil", "A static var N: T = V",
        "A static let N = V", "A var N: T { V }", "A var N: T { get { V } set {} }", "A var N: T { didSet {} }",
        "A var N: T = V { willSet {} }", "A var N: T? { didSet { print(1) } }",
        "A var (N, Nx) = (V, W)", "A var (N, Nx): (T, U)", "A let (N, Nx): (T, U)", "A var (N, _): (T, U)",
        "A var (N, (Nx, Ny)): (T, (U, T))", "A let N, Nx: T", "A var N: T, Nx = V",
        "A let N: T, Nx = W", "A weak var N: Object?", "A unowned var N: Object", "A unowned let N: Object",
        "A weak let N: Object?", "A let N: any Named", "A let N: Pair<T>", "A let N: (T, U)", "A let N: (first: T, U)",
        "A typealias N = T?\nA var Nx: N", "A let N: T.Type", "A let `N`: T", "A var N: T = V // , Nx: T",
        "/* { */ A let N: T",
        "A var N: T = { V }()", "A let N: T = { V }()", "A lazy var N: T = { V }()", "A var N: [T] = []",
        "A var N: [String: T] = [:]",
        "A var N: T??", "A let N: T? = nil", "A let N: Optional<T> = nil", "A var N: (T, U)?", "A var N = [V]",
        "A var N = Optional(V)",
        "A\nvar N\n: T", "A var N: Swift.Optional<T>", "A var N: Set<Int> = []",
    ]
    private static let closures = [
        "A let N: () -> Void", "A var N: (T) -> U = { _ in V2 }", "A let N: @Sendable () -> Void",
        "A var N: (() -> T)?", "A let N: (inout T) throws -> Void", "A let N: @MainActor (T) async -> Void",
        "@Listed A let N: () -> [Int]", "@Listed A var N: [Int]", "A let N: Action", "A let N: (Action)",
    ]
    private static let wrapped = [
        "@Boxed A var N: T", "@Boxed A var N: T = V", "@Boxed A var N = V", "@Boxed A var N: T?", "@Preset A var N: T",
        "@Either A var N: T", "@Either A var N: T = V", "@Either A var N: T?", "@Tuned(3) A var N: T = V",
        "@Tuned A var N: T", "@Tuned(wrappedValue: V, 2) A var N: T", "@Keyed(3) A var N: T", "@Keyed A var N: T",
        "@Zero A var N: Int", "@Zero() A var N: Int", "@Zero A var N", "@Projected A var N: T", "@Late A var N: T",
        "@Boxed @Either A var N: T", "@Either @Boxed A var N: T", "@Boxed @Boxed A var N: T = V", "@Plain A var N: T",
        "@Extended A var N: T", "@Kit.Boxed A var N: T", "@Boxed @available(*, deprecated) A var N: T = V",
        "@Boxed A var N: () -> Void", "@Preset @Boxed A var N: T",
        "@Classy A var N: T", "@Cased A var N: T", "@Holder.Nested A var N: T", "@Boxed\nA var N: T",
        "@Preset<T> A var N: T",
        "@Either static var N: T", "@Filled A var N",
        "@Filed fileprivate var N: T", "@Filed fileprivate var N: T = V", "@Filed private var N: T?",
    ]
    private static let others = [
        "@available(*, deprecated) A var N: T", "#if SHAPED\nA var N: T\n#endif", "#if !SHAPED\nA var N: T\n#endif",
        "#if compiler(>=6) && !UNSHAPED\nA var N = V\n#else\nA let Nx: T\n#endif",
        "var Nx: Int\nA var N: Int { @storageRestrictions(initializes: Nx) init { Nx = newValue } get { Nx } set { Nx = newValue } }",
        "private var Nx: Int\nA var N: Int = 2 { @storageRestrictions(initializes: Nx) init(new) { Nx = new } get { Nx } }",
        "private var Nx: Int, Ny: Int\nA var N: Int { @storageRestrictions(initializes: Nx, Ny) init { Nx = newValue; Ny = 1 } get { Nx } }",
    ]

    mutating func subjects(_ number: Int) -> [Subject] {
        (0..<number).map { _ in subject() }
    }

    private mutating func subject() -> Subject {
        count += 1
        let name = "S\(count)"
        let isGeneric = random.chance(10)
        let isCopyable = !random.chance(6)
        let access = random.pick([
            "public ", "public ", "package ", "", "internal ", "", "", "fileprivate ", "private ",
        ])
        let clause = isCopyable ? random.pick(["", "", "", ": Named", ": Holding"]) : ": ~Copyable"
        let properties = properties(isGeneric: isGeneric, isCopyable: isCopyable, isHolding: clause == ": Holding")
        let parameters = isGeneric ? random.pick(["<V>", "<V: Sendable>", "<V, each X>"]) : ""
        let made = parameters == "<V, each X>" ? "<Int, String>" : isGeneric ? "<Int>" : ""
        let initializer = isCopyable && random.chance(8) ? [initializer(random.pick(["", "private ", "public "]))] : []
        var subject = Subject(
            name: name + made,
            path: [name],
            declaration: ["\(access)struct \(name)\(parameters)\(clause) {"] + properties + initializer + ["}"]
        )
        extend(&subject, access, isCopyable: isCopyable)
        nest(&subject, access)
        return subject
    }

    private mutating func extend(_ subject: inout Subject, _ access: String, isCopyable: Bool) {
        guard isCopyable, random.chance(15) else { return }
        let name = subject.path[0]
        let head = access == "public " && random.chance(50) ? "public extension" : "extension"
        let clause =
            subject.name != name && random.chance(50)
            ? random.pick([" where V == Int", " where V == String", " where V: Named"]) : ""
        let lines = [
            "\(head) \(name)\(clause) {", initializer(random.pick(["", "", "private ", "fileprivate "])), "}",
        ]
        if random.chance(50), access != "private ", access != "fileprivate " {
            subject.addition = lines
        } else {
            subject.declaration += lines
        }
    }

    private mutating func nest(_ subject: inout Subject, _ access: String) {
        guard subject.addition.isEmpty, !subject.declaration.contains(where: { $0.contains("extension ") }) else {
            return
        }
        let outer = "Outer\(count)"
        switch random.number(0...9) {
        case 0:
            subject.declaration = ["public enum \(outer) {"] + subject.declaration + ["}"]
        case 1 where access == "":
            subject.declaration =
                ["public enum \(outer) {}", "public extension \(outer) {"] + subject.declaration + ["}"]
        case 2 where access == "":
            subject.declaration =
                ["public enum \(outer) {}", "fileprivate extension \(outer) {"] + subject.declaration + ["}"]
        case 3 where access != "private ":
            subject.declaration = ["struct \(outer) {"] + subject.declaration + ["}"]
        default: return
        }
        subject.path.insert(outer, at: 0)
        subject.name = "\(outer).\(subject.name)"
    }

    private mutating func initializer(_ access: String) -> String {
        access
            + random.pick([
                "init(own: Int) { fatalError() }", "init?(own: Int, other: String = \"\") { nil }",
                "init(own: Int) throws { fatalError() }", "init(_ own: Int..., last: Bool) async { fatalError() }",
                "init<Q>(own: Q) { fatalError() }", "init!(own: String?) { nil }",
                "@available(*, unavailable) init(own: Int) { fatalError() }",
            ])
    }

    private mutating func properties(isGeneric: Bool, isCopyable: Bool, isHolding: Bool) -> [String] {
        // Most take one kind of access all over, so that not every one has something private in it.
        let isOpen = random.chance(60)
        var lines: [String] = isGeneric ? ["let generic: V"] : []
        if isHolding { lines.append("typealias Held = \(random.pick(["Int", "[String]"]))") }
        for index in 0..<random.pick([0, 1, 1, 2, 2, 3, 3, 4, 5]) {
            let kind = random.number(0...99)
            let template =
                !isCopyable || kind < 50
                ? random.pick(Self.plain)
                : kind < 65
                    ? random.pick(Self.closures) : kind < 90 ? random.pick(Self.wrapped) : random.pick(Self.others)
            lines += property(template, name: "p\(index)", isOpen: isOpen)
        }
        return lines
    }

    private mutating func property(_ template: String, name: String, isOpen: Bool) -> [String] {
        let (type, value) = random.pick(Self.values)
        let (other, otherValue) = random.pick(Self.values)
        var access =
            isOpen
            ? random.pick(["", "", "", "public ", "package ", "internal "])
            : random.pick(["", "private ", "fileprivate ", ""])
        let isSettable = template.contains("A var") || template.contains("A lazy var")
        if isSettable, random.chance(8), access == "" { access = "private(set) " }
        // Longer names first; each stands for itself in capitals that no type has.
        let map = [
            ("V2", otherValue), ("Nx", "\(name)x"), ("Ny", "\(name)y"), ("A ", access), ("N", name), ("T", type),
            ("U", other), ("V", value), ("W", otherValue),
        ]
        return Self.filled(template, map).split(separator: "\n").map(String.init)
    }

    /// Placeholders are words of their own.
    private static func filled(_ template: String, _ map: [(String, String)]) -> String {
        var result = ""
        var word = ""
        func flush(before next: Character?) {
            if word == "A", next == " " { word = "A " }
            if let found = map.first(where: { $0.0 == word }) { word = found.1 }
            result += word
            word = ""
        }
        var skipsBlank = false
        for character in template {
            if character.isLetter || character.isNumber || character == "_" {
                word.append(character)
                continue
            }
            skipsBlank = word == "A"
            flush(before: character)
            if skipsBlank, character == " " { continue }
            result.append(character)
        }
        flush(before: nil)
        return result
    }
}
