/// Makes families of classes that inherit from one another, and actors.
///
/// Not all of them compile: what the compiler refuses is left out, for which a family is too intertwined a thing to be right by construction.
struct ClassGenerator {
    /// One initializer as it is written in one class.
    private struct Signature {
        /// Between the parentheses.
        var parameters: String
        /// The arguments that `super.init` passes.
        var arguments: String
    }

    /// A class as its subclasses see it.
    private struct Base {
        /// As an inheritance clause writes it.
        var name: String
        /// Those that a subclass may override, and what it calls.
        var designated: [Signature]
        var isGeneric: Bool
    }

    private static let signatures = [
        Signature(parameters: "a: Int", arguments: "a: anything()"),
        Signature(parameters: "a: String", arguments: "a: value(String.self)"),
        Signature(parameters: "b: Int, c: Int = 1", arguments: "b: anything(), c: 1"),
        Signature(parameters: "_ d: Int..., e: Bool = true", arguments: "1, e: true"),
        Signature(parameters: "", arguments: ""),
        Signature(parameters: "f: @escaping () -> Int", arguments: "f: { 1 }"),
        Signature(parameters: "g: [Int]?", arguments: "g: nil"),
        Signature(parameters: "_ h: Int", arguments: "1"),
    ]

    private var random: SeededGenerator
    private let prefix: String
    private var count = 0

    init(seed: UInt64, prefix: String) {
        random = SeededGenerator(seed: seed)
        self.prefix = prefix
    }

    /// Families whose eldest inherit from the given classes or from none.
    mutating func subjects(families: Int, foreign: [String] = []) -> [Subject] {
        (0..<families).flatMap { _ in family(foreign) }
    }

    /// Those that stand here before the classes that inherit from them from other modules.
    static let foreignBases = """
        open class Base1 { public init(a: Int) {}; public convenience init(b: Int, c: Int = 1) { self.init(a: b) } }
        open class Base2 { public init(a: Int) {}; init(z: Int) {}; public convenience init(b: Int, c: Int = 1) { self.init(a: b) } }
        open class Base3 { public init(a: Int) {}; package init(z: Int) {}; public convenience init(b: Int, c: Int = 1) { self.init(a: b) } }
        open class Base4 { public init() {}; convenience init(y: Int) { self.init() }; package convenience init(x: Int) { self.init() } }
        open class Base5 { public convenience init(b: Int, c: Int = 1) { self.init() } }
        open class Base6<V> { public init(a: V) {}; public init(g: [V]?) {}; public convenience init(v: V) { self.init(a: v) } }
        extension Base1 { public convenience init(added: Int) { self.init(a: 1) } }
        """.split(separator: "\n").map(String.init)

    private static let generic = [
        Signature(parameters: "v: V", arguments: "v: anything()"),
        Signature(parameters: "vs: [V]?, a: Int = 1", arguments: "vs: nil, a: 1"),
    ]

    private static let foreignDesignated: [String: [Signature]] = [
        "Base1": [signatures[0]], "Base2": [signatures[0]], "Base3": [signatures[0]], "Base4": [signatures[4]],
        "Base5": [signatures[4]], "Base6<Int>": [signatures[0], signatures[6]],
    ]

    private mutating func family(_ foreign: [String]) -> [Subject] {
        if random.chance(6) { return [actor()] }
        var subjects: [Subject] = []
        var bases: [Base] = []
        if !foreign.isEmpty {
            let name = random.pick(foreign)
            bases = [Base(name: name, designated: Self.foreignDesignated[name] ?? [], isGeneric: false)]
        }
        for _ in 0..<random.number(2...4) {
            let base =
                bases.isEmpty || (foreign.isEmpty && random.chance(10))
                ? nil : random.chance(75) ? bases.last : bases.first
            let (subject, made) = member(base)
            subjects.append(subject)
            bases.append(made)
        }
        return subjects
    }

    private mutating func actor() -> Subject {
        count += 1
        let name = "\(prefix)\(count)"
        var lines = ["\(random.pick(["", "public "]))actor \(name) {"]
        if random.chance(60) {
            lines.append(random.pick(["var a = 1", "var a: Int?", "let a: Int", "@Either var a: Int"]))
        }
        if random.chance(50) {
            lines.append(
                random.pick([
                    "init(a: Int) { fatalError() }", "init(a: Int) async { fatalError() }", "private init?() { nil }",
                ])
            )
        }
        lines.append("}")
        if random.chance(30) { lines += ["extension \(name) {", "init(added: Int) { fatalError() }", "}"] }
        return Subject(name: name, path: [name], declaration: lines)
    }

    private mutating func member(_ base: Base?) -> (Subject, Base) {
        count += 1
        let name = "\(prefix)\(count)"
        let isGeneric = base == nil && random.chance(12)
        let access = random.pick(["", "", "public ", "public ", "open ", "package ", "fileprivate "])
        var lines = ["\(access)class \(name)\(isGeneric ? "<V>" : "")\(clause(base)) {"]
        if random.chance(35) {
            let text = random.pick([
                "var x = 1", "let x: Int = 2", "var x: Int?", "let x: Int", "var x: Optional<Int>", "lazy var x = 1",
                "weak var x: Object?", "@Boxed var x: Int", "@Preset var x: Int", "var x: Int { 1 }",
                "static var x = 1",
            ])
            lines.append(text.replacing("x", with: "x\(count)"))
        }
        var designated: [Signature] = []
        var written: Set<String> = []
        for _ in 0..<random.pick([0, 0, 0, 1, 1, 2, 3]) {
            let isOverride = base.map { !$0.designated.isEmpty } == true && random.chance(60)
            var signature =
                isOverride
                ? random.pick(base?.designated ?? [])
                : random.pick(isGeneric ? Self.signatures + Self.generic : Self.signatures)
            if isOverride, random.chance(8) {
                signature.parameters = signature.parameters.replacing(": Int", with: ": Int?", maxReplacements: 1)
            }
            guard written.insert(signature.parameters).inserted else { continue }
            let isConvenience = random.chance(25)
            lines.append(initializer(signature, base, isOverride: isOverride, isConvenience: isConvenience))
            if !isConvenience { designated.append(signature) }
        }
        if random.chance(20) { lines.append("convenience init(own\(count): Int) { fatalError() }") }
        if base == nil, random.chance(8) {
            lines[0] = lines[0].replacing(" {", with: ": Named {")
        }
        lines.append("}")
        var subject = Subject(name: isGeneric ? "\(name)<Int>" : name, path: [name], declaration: lines)
        if random.chance(15) { extend(&subject, access) }
        if isGeneric {
            designated = designated.map { signature in
                Signature(
                    parameters: signature.parameters.replacing("v: V", with: "v: Int").replacing("[V]", with: "[Int]"),
                    arguments: signature.arguments
                )
            }
        }
        let effective = designated.isEmpty ? base?.designated ?? [] : designated
        let made = Base(name: isGeneric ? "\(name)<Int>" : name, designated: effective, isGeneric: isGeneric)
        return (subject, made)
    }

    private func clause(_ base: Base?) -> String {
        base.map { ": \($0.name)" } ?? ""
    }

    private mutating func extend(_ subject: inout Subject, _ access: String) {
        let lines = ["extension \(subject.path[0]) {", "convenience init(added\(count): Int) { fatalError() }", "}"]
        if access != "fileprivate ", random.chance(50) {
            subject.addition = lines
        } else {
            subject.declaration += lines
        }
    }

    private mutating func initializer(
        _ signature: Signature,
        _ base: Base?,
        isOverride: Bool,
        isConvenience: Bool
    ) -> String {
        var words = random.pick(["", "", "", "public ", "public ", "internal ", "private ", "fileprivate ", "package "])
        if isOverride {
            words += random.chance(15) ? "required " : "override "
        } else if random.chance(10) {
            words += "required "
        }
        if isConvenience { words += "convenience " }
        if random.chance(5) { words = "@available(*, unavailable) \(words)" }
        let mark = random.pick(["", "", "", "", "?", "!"])
        let effects = random.pick(["", "", "", "", " throws", " async", " async throws"])
        var body = "fatalError()"
        if !isConvenience, let call = base?.designated.first {
            body = "if false { try await super.init(\(call.arguments)) } ; fatalError()"
            if !effects.contains("async") { body = body.replacing("await ", with: "") }
            if !effects.contains("throws") { body = body.replacing("try ", with: effects.isEmpty ? "try! " : "try! ") }
        }
        return "\(words)init\(mark)(\(signature.parameters))\(effects) { \(body) }"
    }
}
