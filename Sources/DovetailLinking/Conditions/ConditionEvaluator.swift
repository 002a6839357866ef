import DovetailDiagnostics
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
    private let configuration: Configuration
    /// Whether only what all modules share can be asked for by what is generated.
    private let isForeign: Bool
    /// Of the module whose conditions these are.
    private let module: String
    private let listener: UndecidedConditions?
    private var cache: [String: Outcome] = [:]

    /// - Parameter importable: Names of modules that can be imported for certain.
    init(
        flags: Set<String>,
        importable: Set<String> = [],
        configuration: Configuration = Configuration(),
        isForeign: Bool = false,
        module: String = "",
        listener: UndecidedConditions? = nil
    ) {
        self.flags = flags
        self.importable = importable
        self.isForeign = isForeign
        self.module = module
        self.listener = listener
        // What one module decides for itself says nothing of another.
        self.configuration = isForeign ? configuration.sharedByModules : configuration
    }

    /// The outcome of one condition, such as `!(DEBUG) && (os(Linux))`.
    func outcome(of condition: String) -> Outcome {
        if let known = cache[condition] { return known }
        var parser = parser(condition, configuration)
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

    /// As `undecided`, but with all conditions that only the compiler knows, also those that are taken to hold.
    func undecidedByCompiler(_ conditions: Conditions) -> Conditions? {
        guard undecided(conditions) != nil else { return nil }
        return conditions.filter { condition in
            var parser = parser(condition, Configuration())
            return parser.parse() == .unknown
        }
    }

    /// Whether a condition is decided only by the configuration.
    func isAssumed(_ condition: String) -> Bool {
        outcome(of: condition) != .unknown && undecidedByCompiler([condition])?.isEmpty == false
    }

    /// Says that the target is not to be built in this configuration.
    func refuse() { listener?.refuse() }

    /// Asks for each outcome of the conditions to be looked at on its own, as they make a difference at a place.
    func require(_ conditions: Conditions, at location: @autoclosure () -> SourceLocation) {
        guard !conditions.isEmpty, let listener else { return }
        for atom in atoms(of: conditions) {
            if isForeign, !atom.isSharedByModules {
                listener.noteUnaskable(atom, of: module, at: location())
            } else {
                listener.note(atom, at: location())
            }
        }
    }

    /// Asks only for that of `DEBUG`, which every target is built with and without.
    func requireBuildKind(_ conditions: Conditions, at location: @autoclosure () -> SourceLocation) {
        guard !conditions.isEmpty, let listener else { return }
        for atom in atoms(of: conditions) where atom.text == "DEBUG" { listener.note(atom, at: location()) }
    }

    /// What the conditions depend on that is not known.
    private func atoms(of conditions: Conditions) -> [ConditionAtom] {
        var atoms: [ConditionAtom] = []
        for condition in conditions {
            var parser = parser(condition, configuration)
            guard parser.parse() == .unknown else { continue }
            for atom in parser.unknown where !atom.text.isEmpty && !atoms.contains(atom) { atoms.append(atom) }
        }
        return atoms
    }

    /// Whether all of the conditions can hold at once, whatever is not known: `!(A)` and `!(!(A) && (B))` and `!(!(A) && !(B))` cannot.
    func canHold(_ conditions: Conditions) -> Bool {
        if conditions.isEmpty { return true }
        var unknown: Set<ConditionAtom> = []
        for condition in conditions {
            var parser = parser(condition, configuration)
            if parser.parse() == .fails { return false }
            unknown.formUnion(parser.unknown)
        }
        let atoms = unknown.sorted { $0.text < $1.text }
        // Nobody writes so many; it is only an answer that is less precise.
        guard atoms.count <= 8 else { return true }
        return (0..<(1 << atoms.count)).contains { bits in
            var assumed = configuration
            for (index, atom) in atoms.enumerated() {
                let holds = bits & (1 << index) != 0
                // It may follow from those before it.
                if let known = assumed.value(of: atom), known != holds { return false }
                assumed = assumed.deciding(atom, holds)
            }
            return conditions.allSatisfy { condition in
                var parser = parser(condition, assumed)
                return parser.parse() != .fails
            }
        }
    }

    private func parser(_ condition: String, _ assumed: Configuration) -> ConditionParser {
        ConditionParser(condition, flags: flags, importable: importable, assumed: assumed)
    }
}
