package import DovetailLinking

/// What users see of the compositions of a target and of those that they include, wherever these are declared.
package struct ProgramRoots: Sendable {
    /// By the composition's index in the program.
    private var known: [Int: CompositionRoots] = [:]

    /// - Parameter checked: All that passed their checks.
    package init(_ program: LinkedProgram, _ checked: [GeneratedFile.CheckedComposition]) {
        let byIndex = Dictionary(checked.map { ($0.index, $0) }, uniquingKeysWith: { first, _ in first })
        for composition in checked { visit(composition, byIndex, program) }
    }

    subscript(composition: Int) -> CompositionRoots? { known[composition] }

    /// What is included comes first, since its names are taken over. There are no circles: those are errors.
    private mutating func visit(
        _ composition: GeneratedFile.CheckedComposition,
        _ checked: [Int: GeneratedFile.CheckedComposition],
        _ program: LinkedProgram
    ) {
        guard known[composition.index] == nil else { return }
        var included: [CompositionRoots] = []
        for include in composition.composition.directIncludes {
            guard let other = checked[include.composition] else { continue }
            visit(other, checked, program)
            if let roots = known[other.index] { included.append(roots) }
        }
        let reader = CompositionRootsReader(program, composition, including: included)
        known[composition.index] = reader.read()
    }
}
