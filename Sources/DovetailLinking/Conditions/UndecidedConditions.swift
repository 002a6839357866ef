package import DovetailDiagnostics

/// Notes the conditions that are not known and make a difference, so that each of their outcomes is looked at on its own.
final class UndecidedConditions {
    /// Each once, in the order met.
    private(set) var found: [UndecidedCondition] = []
    /// Whether what is looked at matters to the target. What does not is read all the same, for what is said of near misses.
    var isListening = false
    /// Whether something was noted that does not count, so that what was found out then has to be looked at again.
    private(set) var hasMissed = false
    /// Whether an `#error` was met, which says that the target is not to be built so.
    private(set) var isRefused = false
    /// What is wrong with conditions that can't be asked for.
    private(set) var problems: [Diagnostic] = []
    private var seen: Set<ConditionAtom> = []

    /// What a dependency decides by its own settings can't be asked for by what is generated for another target.
    func noteUnaskable(_ atom: ConditionAtom, of module: String, at location: SourceLocation) {
        guard isListening else { return }
        let problem = Diagnostic(
            .unreadableManifest,
            at: location,
            "whether `\(atom.text)` holds is a matter of the target \(module), and not known outside of it",
            notes: [
                Diagnostic.Note(
                    .suggestion,
                    "let a condition of the target's own decide: `swiftSettings: [.define(\"…\")]`"
                )
            ]
        )
        if !problems.contains(problem) { problems.append(problem) }
    }

    func refuse() {
        if isListening { isRefused = true }
    }

    func note(_ atom: ConditionAtom, at location: SourceLocation) {
        guard isListening else {
            hasMissed = true
            return
        }
        if seen.insert(atom).inserted { found.append(UndecidedCondition(atom: atom, location: location)) }
    }
}

/// A condition that only the compiler knows, and where it makes a difference.
package struct UndecidedCondition: Hashable, Sendable {
    package var atom: ConditionAtom
    package var location: SourceLocation
}
