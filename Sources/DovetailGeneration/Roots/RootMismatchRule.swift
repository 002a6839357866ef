package import DovetailDiagnostics
import DovetailGraph
package import DovetailLinking

/// Finds roots of included compositions that a composition hands out in another way, so that its class can't conform to the other's protocol.
///
/// It is a warning: all of it works, but for functions that take what either of the two hands out.
package enum RootMismatchRule {
    package static func verify(
        _ program: LinkedProgram,
        _ checked: [GeneratedFile.CheckedComposition],
        _ roots: ProgramRoots
    ) -> [Diagnostic] {
        checked.flatMap { composition -> [Diagnostic] in
            let found = RootsConformance(of: composition.index, program, roots).mismatches
            guard !found.isEmpty, let own = roots[composition.index] else { return [] }
            // Of a protocol that one included in between can't conform to, it is told there.
            let known = composition.composition.directIncludes.reduce(into: Set<UnmetProtocol>()) { known, include in
                known.formUnion(RootsConformance(of: include.composition, program, roots).mismatches.map(\.unmet))
            }
            let mismatches = found.filter { !known.contains($0.unmet) }
            let wording = RootMismatchWording(program, composition, own)
            return wording.diagnostics(of: mismatches)
        }
    }

    fileprivate struct UnmetProtocol: Hashable {
        /// An index into the program's compositions.
        var composition: Int
        var name: String
    }
}

extension RootsConformance.Mismatch {
    fileprivate var unmet: RootMismatchRule.UnmetProtocol { .init(composition: composition, name: protocolName) }
}
