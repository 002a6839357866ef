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
    private var cache: [String: Outcome] = [:]

    init(flags: Set<String>) {
        self.flags = flags
    }

    /// The outcome of one condition, such as `!(DEBUG) && (os(Linux))`.
    func outcome(of condition: String) -> Outcome {
        if let known = cache[condition] { return known }
        var parser = ConditionParser(condition, flags: flags)
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
}
