/// What is taken to hold, and what not, of the conditions that only the compiler knows: one branch of the decisions that a target depends on.
package struct Configuration: Hashable, Sendable {
    /// One decision.
    package struct Literal: Hashable, Sendable {
        package var atom: ConditionAtom
        package var holds: Bool
    }

    /// In the order in which they were taken. None of them follows from those before it.
    package private(set) var literals: [Literal] = []

    package init() {}

    /// Whether an atom holds in it; nil where that is open.
    package func value(of atom: ConditionAtom) -> Bool? {
        for literal in literals {
            if let value = atom.follows(from: literal.atom, being: literal.holds) { return value }
        }
        return nil
    }

    /// This one with one more decision.
    package func deciding(_ atom: ConditionAtom, _ holds: Bool) -> Configuration {
        var decided = self
        decided.literals.append(Literal(atom: atom, holds: holds))
        return decided
    }

    /// Without what a module decides for itself.
    var sharedByModules: Configuration {
        var shared = self
        shared.literals.removeAll { !$0.atom.isSharedByModules }
        return shared
    }
}
