package import DovetailDiagnostics

/// Notes the conditions that are not known and make a difference, so that each of their outcomes is looked at on its own.
final class UndecidedConditions {
    /// Each once, in the order met.
    private(set) var found: [UndecidedCondition] = []
    /// Whether what is looked at matters to the target. What does not is read all the same, for what is said of near misses.
    var isListening = false
    /// Whether something was noted that does not count, so that what was found out then has to be looked at again.
    private(set) var hasMissed = false
    private var seen: Set<ConditionAtom> = []

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
