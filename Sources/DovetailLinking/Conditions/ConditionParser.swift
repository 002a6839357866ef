/// A recursive descent over one condition, three-valued.
struct ConditionParser {
    private typealias Outcome = ConditionEvaluator.Outcome

    private let bytes: [UInt8]
    private let flags: Set<String>
    private let importable: Set<String>
    /// What is taken to hold, or not to, of what is not known.
    private let assumed: Configuration
    /// What is not known, in the order met.
    private(set) var unknown: [ConditionAtom] = []
    private var index = 0

    init(_ text: String, flags: Set<String>, importable: Set<String>, assumed: Configuration) {
        bytes = Array(text.utf8)
        self.flags = flags
        self.importable = importable
        self.assumed = assumed
    }

    /// The outcome of the whole text; unknown where it is no condition that we can read.
    mutating func parse() -> ConditionEvaluator.Outcome {
        let outcome = parseDisjunction()
        skipSpace()
        return index == bytes.count ? outcome : .unknown
    }

    private mutating func parseDisjunction() -> Outcome {
        var outcome = parseConjunction()
        while take("||") {
            let right = parseConjunction()
            if outcome == .holds || right == .holds {
                outcome = .holds
            } else if outcome == .unknown || right == .unknown {
                outcome = .unknown
            }
        }
        return outcome
    }

    private mutating func parseConjunction() -> Outcome {
        var outcome = parseNegation()
        while take("&&") {
            let right = parseNegation()
            if outcome == .fails || right == .fails {
                outcome = .fails
            } else if outcome == .unknown || right == .unknown {
                outcome = .unknown
            }
        }
        return outcome
    }

    private mutating func parseNegation() -> Outcome {
        if take("!") {
            switch parseNegation() {
            case .holds: return .fails
            case .fails: return .holds
            case .unknown: return .unknown
            }
        }
        if take("(") {
            let outcome = parseDisjunction()
            return take(")") ? outcome : .unknown
        }
        let name = parseIdentifier()
        skipSpace()
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
            let argument = parseArgument()
            return settled(outcome(ofCall: name, argument: argument), "\(name)(\(argument.filter { $0 != " " }))")
        }
        return settled(outcome(ofFlag: name), name)
    }

    private mutating func settled(_ outcome: Outcome, _ text: String) -> Outcome {
        guard outcome == .unknown else { return outcome }
        let (atom, isPositive) = ConditionAtom.reading(text)
        if let holds = assumed.value(of: atom) { return holds == isPositive ? .holds : .fails }
        unknown.append(atom)
        return .unknown
    }

    private func outcome(ofFlag name: String) -> Outcome {
        switch name {
        case "true": .holds
        case "false": .fails
        case "", "DEBUG": .unknown
        default: flags.contains(name) ? .holds : .fails
        }
    }

    private func outcome(ofCall name: String, argument: String) -> Outcome {
        switch name {
        case "compiler": LanguageVersion.compiler.outcome(ofComparison: argument)
        case "swift": LanguageVersion.outcomeOfLanguageMode(argument)
        // What is not scanned may be there all the same.
        case "canImport": importable.contains(argument) || argument == "Swift" ? .holds : .unknown
        default: .unknown
        }
    }

    private mutating func parseArgument() -> String {
        let start = index + 1
        var depth = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "(") {
                depth += 1
            } else if byte == UInt8(ascii: ")") {
                depth -= 1
                if depth == 0 { return String(decoding: bytes[start..<index - 1], as: UTF8.self) }
            }
        }
        return ""
    }

    private mutating func parseIdentifier() -> String {
        skipSpace()
        let start = index
        while index < bytes.count, Self.isIdentifier(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func take(_ symbol: StaticString) -> Bool {
        skipSpace()
        let length = symbol.utf8CodeUnitCount
        guard index + length <= bytes.count else { return false }
        for offset in 0..<length where bytes[index + offset] != symbol.utf8Start[offset] { return false }
        index += length
        return true
    }

    private mutating func skipSpace() {
        while index < bytes.count, bytes[index] <= UInt8(ascii: " ") { index += 1 }
    }

    private static func isIdentifier(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
