import DovetailSyntax

extension Conditions {
    /// Also these, each once: what is nested states the conditions around it as well.
    func adding(_ others: Conditions) -> Conditions {
        if others.isEmpty { return self }
        return self + others.filter { !contains($0) }
    }

    /// The one condition that holds where not all of these do.
    var negated: Conditions { ["!(\(joined(separator: ") && (")))"] }
}

/// Decides `#if` conditions as far as they can be decided without the compiler's flags.
final class ConditionEvaluator {
    /// What is known of a condition.
    enum Outcome: Hashable {
        case holds
        case fails
        case unknown
    }

    private let flags: Set<String>
    private let importable: Set<String>
    private var cache: [String: Outcome] = [:]

    /// - Parameter importable: Names of modules that can be imported for certain.
    init(flags: Set<String>, importable: Set<String> = []) {
        self.flags = flags
        self.importable = importable
    }

    /// The outcome of one condition, such as `!(DEBUG) && (os(Linux))`.
    func outcome(of condition: String) -> Outcome {
        if let known = cache[condition] { return known }
        var parser = ConditionParser(condition, flags: flags, importable: importable)
        let outcome = parser.parse()
        cache[condition] = outcome
        return outcome
    }

    /// Those of the conditions that cannot be decided; nil where one of them fails.
    func undecided(_ conditions: Conditions) -> Conditions? {
        if conditions.isEmpty { return conditions }
        var undecided: Conditions = []
        for condition in conditions {
            switch outcome(of: condition) {
            case .holds: continue
            case .fails: return nil
            case .unknown: undecided.append(condition)
            }
        }
        return undecided
    }

    /// Whether all of the conditions can hold at once, whatever is not known: `!(A)` and `!(!(A) && (B))` and `!(!(A) && !(B))` cannot.
    func canHold(_ conditions: Conditions) -> Bool {
        if conditions.isEmpty { return true }
        var unknown: Set<String> = []
        for condition in conditions {
            var parser = ConditionParser(condition, flags: flags, importable: importable)
            if parser.parse() == .fails { return false }
            unknown.formUnion(parser.unknown)
        }
        let atoms = unknown.sorted()
        // Nobody writes so many; it is only an answer that is less precise.
        guard atoms.count <= 8 else { return true }
        return (0..<(1 << atoms.count)).contains { bits in
            var assumed: [String: Bool] = [:]
            for (index, atom) in atoms.enumerated() { assumed[atom] = bits & (1 << index) != 0 }
            return conditions.allSatisfy { condition in
                var parser = ConditionParser(condition, flags: flags, importable: importable, assumed: assumed)
                return parser.parse() != .fails
            }
        }
    }
}
