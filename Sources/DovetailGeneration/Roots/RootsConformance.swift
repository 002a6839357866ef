import DovetailGraph
import DovetailLinking
import DovetailSyntax

/// Which protocols of included compositions a composition's classes conform to, and which they can't.
///
/// A class has what the protocol asks for: overrides only replace what makes it. But what replaces may throw, suspend or keep to an actor where
/// users of the included composition don't expect it.
final class RootsConformance {
    /// The protocol of a scope of an included composition.
    struct Conformance {
        /// An index into the program's compositions.
        var composition: Int
        var protocolName: String
    }

    /// What a class makes differently from what a protocol asks for.
    struct Mismatch {
        var composition: Int
        var scope: ScopeID
        var protocolName: String
        var requirement: ExposedMember
        /// Nil where the class hands out nothing under the key.
        var member: ExposedMember?
    }

    /// One a scope, in the order of the includes, each with what that includes.
    private(set) var conformances: [[Conformance]]
    private(set) var mismatches: [Mismatch] = []

    init(of composition: Int, _ program: LinkedProgram, _ roots: ProgramRoots) {
        guard let own = roots[composition] else {
            conformances = []
            return
        }
        conformances = own.scopes.map { _ in [] }
        let members = own.scopes.map { scope in
            Dictionary(scope.members.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        }
        for included in Self.included(by: composition, program) {
            guard let other = roots[included], program.sees(included, from: composition) else { continue }
            for (programScope, position) in own.positions.sorted(by: { $0.value < $1.value }) {
                guard let scope = other.positions[programScope].map({ other.scopes[$0] }),
                    let name = scope.protocolName
                else { continue }
                let found = scope.members.compactMap { requirement -> Mismatch? in
                    let member = members[position][requirement.key]
                    if let member, member.fits(requirement) { return nil }
                    return Mismatch(
                        composition: included,
                        scope: ScopeID(position),
                        protocolName: name,
                        requirement: requirement,
                        member: member
                    )
                }
                if found.isEmpty {
                    conformances[position].append(Conformance(composition: included, protocolName: name))
                }
                mismatches += found
            }
        }
    }

    /// All that a composition includes, however deep, each once.
    private static func included(by composition: Int, _ program: LinkedProgram) -> [Int] {
        var included: [Int] = []
        var seen: Set<Int> = [composition]
        var open = Array(program.compositions[composition].directIncludes.reversed())
        while let include = open.popLast() {
            guard seen.insert(include.composition).inserted else { continue }
            included.append(include.composition)
            open += program.compositions[include.composition].directIncludes.reversed()
        }
        return included
    }
}

extension LinkedProgram {
    /// Whether what is written for one composition may name another.
    fileprivate func sees(_ other: Int, from composition: Int) -> Bool {
        let (other, viewer) = (compositions[other], compositions[composition])
        switch other.access {
        case .private, .fileprivate: return false
        case .internal: return other.module == viewer.module
        case .package: return other.packageName == viewer.packageName
        case .public, .open: return true
        }
    }
}

extension ExposedMember {
    /// Whether it can stand for another member of the same key: under the same name, with no effects that the other doesn't have.
    func fits(_ requirement: ExposedMember) -> Bool {
        callName == requirement.callName && isFunction == requirement.isFunction
            && takesPlace == requirement.takesPlace
            && zip(arguments, requirement.arguments).allSatisfy { $0.fits($1) }
            && (!effects.isAsync || requirement.effects.isAsync)
            && requirement.effects.allowsErrors(of: effects)
            && fitsIsolation(of: requirement)
    }

    /// What suspends runs elsewhere than on the actor on which it is called, and hands back only what may go there.
    func fitsIsolation(of requirement: ExposedMember) -> Bool {
        if effects.isolation == requirement.effects.isolation { return true }
        return effects.isolation == nil && (!effects.isAsync || isKnownSendable && arguments.isEmpty)
    }
}

extension ExposedMember.Argument {
    fileprivate func fits(_ requirement: Self) -> Bool {
        type.identity == requirement.type.identity && (!isSending || requirement.isSending)
    }
}
