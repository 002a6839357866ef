/// Makes types that are isolated in all the ways there are.
struct IsolationGenerator {
    private var random: SeededGenerator
    private let prefix: String
    private var count = 0
    private var classes: [String] = []

    init(seed: UInt64, prefix: String) {
        random = SeededGenerator(seed: seed)
        self.prefix = prefix
    }

    /// The protocols and classes that the types inherit from.
    static let vocabulary = """
        public protocol Free {}
        @MainActor public protocol OnMain {}
        public protocol UnderMain: OnMain {}
        @Other public protocol OnOther {}
        public protocol Sent: Sendable {}
        nonisolated public protocol SentFreely: Sendable {}
        @preconcurrency @MainActor public protocol OnMainSoftly {}
        public protocol Making { init(a: Int) }
        public protocol MakingOnMain { @MainActor init(a: Int) }
        public protocol MakingOnMainBelow: MakingOnMain {}
        @MainActor public protocol MakingAllOnMain { init(a: Int) }
        open class FreeBase { public init() {}; public init(a: Int) {} }
        @MainActor open class MainBase { public init() {}; public init(a: Int) {}; nonisolated public init(n: Int) {} }
        open class PartlyMainBase { @MainActor public init(a: Int) {}; public init(n: Int) {} }
        @Other open class OtherBase { public init(a: Int) {} }
        """.split(separator: "\n").map(String.init)

    private static let protocols = [
        "Free", "OnMain", "UnderMain", "OnOther", "Sent", "SentFreely", "OnMainSoftly", "Making", "MakingOnMain",
        "MakingOnMainBelow", "MakingAllOnMain", "Sendable", "Error", "@MainActor Free", "Free & OnMain",
        "@preconcurrency OnMain", "@preconcurrency Making",
        "LocalFree",
        "LocalSent", "LocalSentFreely", "LocalError",
    ]
    /// Of each module itself, since its default isolation counts there.
    static let local = [
        "protocol LocalFree {}", "protocol LocalSent: Sendable {}", "nonisolated protocol LocalSentFreely: Sendable {}",
        "protocol LocalError: Error {}", "class LocalBase { init(a: Int) {} }",
        "nonisolated class LocalFreeBase { init(a: Int) {} }",
        "struct LocalPlain { var x: Int }", "enum LocalLevel: Int { case low }",
        "struct LocalLoose { var object: Object }",
        "extension LocalFree { init(extended: Int) { fatalError() } }",
        "nonisolated extension LocalFree { init(freely: Int) { fatalError() } }",
    ]
    private static let bases = [
        "FreeBase", "MainBase", "MainBase", "PartlyMainBase", "OtherBase", "LocalBase", "LocalFreeBase", "NSObject",
        "NSObject",
    ]

    mutating func subjects(_ number: Int) -> [Subject] {
        (0..<number).map { _ in subject() }
    }

    private mutating func subject() -> Subject {
        count += 1
        let name = "\(prefix)\(count)"
        let kind = random.pick(["struct", "struct", "struct", "class", "class", "final class", "enum", "actor"])
        let isClass = kind.hasSuffix("class")
        let attribute = random.pick([
            "", "", "", "@MainActor ", "@MainActor ", "@Other ", "nonisolated ", "@Kit.Other ",
        ])
        var inherited: [String] = []
        var overrides: [String] = []
        if isClass, random.chance(40) {
            let base = random.chance(30) && !classes.isEmpty ? random.pick(classes) : random.pick(Self.bases)
            inherited.append(base)
            overrides =
                base == "MainBase"
                ? ["a", "n"] : base == "PartlyMainBase" ? ["a", "n"] : base == "NSObject" ? [""] : ["a"]
        }
        if random.chance(35) { inherited.append(random.pick(Self.protocols)) }
        let clause = inherited.isEmpty ? "" : ": \(inherited.joined(separator: ", "))"
        var lines = ["\(attribute)\(kind) \(name)\(clause) {"]
        if kind == "enum" {
            lines.append("case only")
        } else {
            lines += properties()
        }
        lines += initializers(kind, overrides)
        lines.append("}")
        if kind == "class" { classes.append(name) }
        var subject = Subject(name: name, path: [name], declaration: lines)
        extend(&subject, isClass: isClass)
        nest(&subject, attribute)
        return subject
    }

    private mutating func properties() -> [String] {
        (0..<random.pick([0, 0, 1, 1, 2, 3])).map { index in
            let text = random.pick([
                "let N: Int", "var N: Int = 1", "var N = 1", "var N: Object", "let N: Calm", "var N = Calm()",
                "var N: Token",
                "var N = Token()", "let N: Loose", "let N: [String: Int?]", "let N: (Int, Token)", "let N: any Named",
                "let N: any Sendable", "let N: any Error", "let N: () -> Void", "let N: @Sendable () -> Void",
                "let N: Level",
                "let N: @MainActor () -> Void", "nonisolated let N: Int", "nonisolated(unsafe) var N: Object",
                "var N: Int = count()", "var N: Int = mainCount()", "lazy var N = mainCount()", "weak var N: Calm?",
                "static var N: Int { mainCount() }", "var N: Int { mainCount() }", "var N = \"text\"",
                "var N = \"\\(1)\"",
                "let N: Pair<Int>", "var N: [Token] = [Token()]", "var N: [String: Int] = [\"a\": -1]",
                "let N: LocalPlain",
                "let N: LocalLevel", "let N: LocalLoose", "var N = LocalPlain(x: 1)", "var N: Calm?",
                "var N: Object? = nil",
                "let N: any OnMain", "let N: LocalBase", "let N: Int.Type", "@MainActor var N: Int",
                "var N: Int { didSet {} }",
                "private let N = Calm()", "var N: Int = .zero", "let N: Set<Int>", "@Boxed var N: Int = 1",
            ])
            return text.replacing("N", with: "p\(index)")
        }
    }

    private mutating func initializers(_ kind: String, _ overrides: [String]) -> [String] {
        let labels = ((overrides == [""] ? [""] : []) + ["a", "n", "own"]).filter { _ in random.chance(35) }
        return labels.map { label in
            let attribute = random.pick(["", "", "", "@MainActor ", "nonisolated ", "@Other "])
            let isRequired = kind == "class" && random.chance(30) ? "required " : ""
            let effects = random.pick(["", "", "", " async", " throws"])
            let isOverride = overrides.contains(label)
            let call = overrides == [""] ? "super.init()" : "super.init(a: 1)"
            let body = overrides.isEmpty ? "" : "if false { \(call) } ; "
            let parameters = label.isEmpty ? "" : "\(label): Int"
            return
                "\(attribute)\(isOverride ? "override " : isRequired)init(\(parameters))\(effects) { \(body)fatalError() }"
        }
    }

    private mutating func extend(_ subject: inout Subject, isClass: Bool) {
        guard random.chance(45) else { return }
        let attribute = random.pick(["", "", "@MainActor ", "nonisolated ", "@Other "])
        let clause = random.chance(50) ? ": \(random.pick(Self.protocols.filter { !$0.contains("Error") }))" : ""
        let own = random.pick(["", "", "@MainActor ", "nonisolated "])
        let label = random.pick(["a", "added"])
        let initializer =
            random.chance(75) ? ["\(own)\(isClass ? "convenience " : "")init(\(label): Int) { fatalError() }"] : []
        let lines = ["\(attribute)extension \(subject.path[0])\(clause) {"] + initializer + ["}"]
        if random.chance(30) {
            subject.addition = lines
        } else {
            subject.declaration += lines
        }
    }

    private mutating func nest(_ subject: inout Subject, _ attribute: String) {
        guard random.chance(15), subject.addition.isEmpty,
            !subject.declaration.contains(where: { $0.contains("extension ") })
        else { return }
        let outer = "\(prefix)Outer\(count)"
        let head = random.pick([
            "enum", "nonisolated enum", "actor", "@MainActor enum", "@Other enum", "enum \(outer): Error {}",
        ])
        if head.hasSuffix("}") {
            subject.declaration = [head, "extension \(outer) {"] + subject.declaration + ["}"]
        } else if head != "actor", random.chance(40) {
            // In an actor's extension a type is isolated or not by the order in which the compiler looks at things.
            subject.declaration = ["\(head) \(outer) {}", "extension \(outer) {"] + subject.declaration + ["}"]
        } else {
            subject.declaration = ["\(head) \(outer) {"] + subject.declaration + ["}"]
        }
        subject.path.insert(outer, at: 0)
        subject.name = "\(outer).\(subject.name)"
        classes.removeAll { $0 == subject.path.last }
    }
}
