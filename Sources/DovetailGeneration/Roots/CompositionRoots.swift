import DovetailGraph
import DovetailLinking

/// What the users of a composition see of it: its scopes' classes, and how these hand out the roots.
///
/// It follows from the composition's own graph and from the compositions that it includes, never from who includes it: the run for the
/// composition's target and those for targets that include it come to the same.
package struct CompositionRoots: Sendable {
    struct Scope: Sendable {
        /// `Account` for `AccountScope`.
        var className: String
        /// The protocol of what the class exposes, `AccountRoots`; nil where that is nothing.
        var protocolName: String?
        /// The function of the parent's class that opens it, `openAccount`.
        var openerName: String
        /// In the order of the exposures.
        var members: [ExposedMember]
    }

    /// One a scope of the composition's graph.
    var scopes: [Scope]
    /// From a scope's index in the program to its index here.
    var positions: [Int: Int]

    /// The roots of a scope, given by its index in the program, by their keys.
    func members(ofProgramScope scope: Int) -> [Key: ExposedMember] {
        guard let index = positions[scope] else { return [:] }
        return Dictionary(scopes[index].members.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
