import DovetailDiagnostics
import DovetailGraph
import DovetailLinking

/// Says what a class makes differently from what a protocol asks for, and where to mend it.
final class RootMismatchWording {
    private let program: LinkedProgram
    private let checked: GeneratedFile.CheckedComposition
    private let roots: CompositionRoots
    private let overrides: [Int: SourceLocation]

    init(_ program: LinkedProgram, _ checked: GeneratedFile.CheckedComposition, _ roots: CompositionRoots) {
        self.roots = roots
        self.program = program
        self.checked = checked
        overrides = Dictionary(
            checked.composition.overrides.map { ($0.assembly, $0.location) },
            uniquingKeysWith: { first, _ in first }
        )
    }

    private struct Finding {
        var mismatch: RootsConformance.Mismatch
        /// What makes the difference, where that is known.
        var cause: BindingID?
    }

    /// One for each scope and each line that is to be mended.
    func diagnostics(of mismatches: [RootsConformance.Mismatch]) -> [Diagnostic] {
        struct Place: Hashable {
            var scope: ScopeID
            var location: SourceLocation
        }
        var order: [Place] = []
        var findings: [Place: [Finding]] = [:]
        for mismatch in mismatches {
            let cause = cause(of: mismatch)
            let location =
                cause.flatMap { overrides[checked.graph.assembly(of: $0)] } ?? include(of: mismatch.composition)
            let place = Place(scope: mismatch.scope, location: location)
            if findings[place] == nil { order.append(place) }
            findings[place, default: []].append(Finding(mismatch: mismatch, cause: cause))
        }
        return order.map { diagnostic(of: findings[$0] ?? [], at: $0.location) }
    }

    private func diagnostic(of findings: [Finding], at location: SourceLocation) -> Diagnostic {
        let first = findings[0]
        let name = roots.scopes[first.mismatch.scope.index].className
        var protocols: [String] = []
        var notes: [Diagnostic.Note] = []
        var seen: Set<Key> = []
        for finding in findings {
            let mismatch = finding.mismatch
            let name = "`\(program.compositions[mismatch.composition].name).\(mismatch.protocolName)`"
            if !protocols.contains(name) { protocols.append(name) }
            guard seen.insert(mismatch.requirement.key).inserted else { continue }
            let text = seen.count == 1 ? "what makes the difference is registered here" : "\(fact(of: mismatch)) too"
            notes.append(note(finding, text))
        }
        notes.append(.init(.suggestion, suggestion(for: first.mismatch)))
        return Diagnostic(
            .rootMismatch,
            severity: .warning,
            at: location,
            "`\(checked.composition.name).\(name)` doesn't conform to \(protocols.joined(separator: " or ")), since "
                + fact(of: first.mismatch),
            notes: notes
        )
    }

    private func note(_ finding: Finding, _ text: String) -> Diagnostic.Note {
        let binding = finding.cause ?? finding.mismatch.member?.object.binding
        return .init(.related, text, at: binding.map { checked.graph.registration(of: $0, in: program).location })
    }

    private func fact(of mismatch: RootsConformance.Mismatch) -> String {
        let requirement = mismatch.requirement
        guard let member = mismatch.member else { return "it hands out no `\(requirement.callName)`" }
        guard isCalledAlike(mismatch) else { return "`\(requirement.callName)` is `\(member.callName)` here" }
        let verbs = verbs(of: member, besides: requirement)
        let list = verbs.count > 1 ? verbs.dropLast().joined(separator: ", ") + " and " : ""
        return "`\(member.callName)` \(list)\(verbs.last ?? "is another") here"
    }

    private func isCalledAlike(_ mismatch: RootsConformance.Mismatch) -> Bool {
        guard let member = mismatch.member else { return false }
        return member.callName == mismatch.requirement.callName && member.isFunction == mismatch.requirement.isFunction
    }

    private func verbs(of member: ExposedMember, besides requirement: ExposedMember) -> [String] {
        var verbs: [String] = []
        if member.effects.isAsync, !requirement.effects.isAsync { verbs.append("is `async`") }
        if !requirement.effects.allowsErrors(of: member.effects) {
            let error = requirement.effects.isThrowing ? member.thrownType.map { " `\($0.name)`" } ?? " any error" : ""
            verbs.append("throws" + error)
        }
        // The compiler doesn't let a function that only runs in place stand for one that suspends there.
        if requirement.takesPlace, !member.takesPlace { verbs.append("isn't `async`") }
        if !member.fitsIsolation(of: requirement) {
            verbs.append(
                member.effects.isolation.map { "runs on `\($0.path)`" }
                    ?? "leaves `\(requirement.effects.isolation?.path ?? "")`"
            )
        }
        return verbs
    }

    private func suggestion(for mismatch: RootsConformance.Mismatch) -> String {
        let other = program.compositions[mismatch.composition].name
        let type = mismatch.requirement.type.name
        guard let member = mismatch.member else { return "register `\(type)` in the scope in which `\(other)` has it" }
        if member.isFunction != mismatch.requirement.isFunction {
            return
                "let `\(type)` live as long here as in `\(other)`, where it is \(member.isFunction ? "held" : "made anew each time")"
        }
        guard isCalledAlike(mismatch) else {
            return member.name == mismatch.requirement.name
                ? "let `\(type)` take the arguments that it takes in `\(other)`"
                : "another root is called `\(mismatch.requirement.name)`: expose one of the two by a typealias, which gives it its name"
        }
        if mismatch.requirement.takesPlace, !member.takesPlace { return "let making `\(type)` be `async` here too" }
        return "let making `\(type)` do no more here than in `\(other)`, or as much there"
    }

    /// The line that includes a composition, or one that does so in turn.
    private func include(of composition: Int) -> SourceLocation {
        let includes = checked.composition.directIncludes
        let direct =
            includes.first { $0.composition == composition }
            ?? includes.first { reaches(composition, from: $0.composition) }
        return direct?.location ?? checked.composition.location
    }

    private func reaches(_ composition: Int, from start: Int) -> Bool {
        var seen: Set<Int> = []
        var open = [start]
        while let current = open.popLast() {
            guard seen.insert(current).inserted else { continue }
            if current == composition { return true }
            open += program.compositions[current].directIncludes.map(\.composition)
        }
        return false
    }

    /// What of an override makes the difference: the root itself, or something that making it takes.
    private func cause(of mismatch: RootsConformance.Mismatch) -> BindingID? {
        guard let member = mismatch.member else { return nil }
        let start = member.object.binding
        var seen: Set<BindingID> = [start]
        var open = [start]
        while let binding = open.popLast() {
            if overrides[checked.graph.assembly(of: binding)] != nil { return binding }
            for resolution in checked.resolved.resolutions[binding.index].reversed() {
                guard let target = resolution.madeBinding, isToBlame(target, mismatch, member),
                    seen.insert(target).inserted
                else { continue }
                open.append(target)
            }
        }
        return nil
    }

    private func isToBlame(
        _ binding: BindingID,
        _ mismatch: RootsConformance.Mismatch,
        _ member: ExposedMember
    ) -> Bool {
        let (making, allowed) = (checked.resolved.making[binding.index], mismatch.requirement.effects)
        return making.isAsync && !allowed.isAsync || !allowed.allowsErrors(of: making)
            || making.isolation != allowed.isolation && making.isolation == member.effects.isolation
    }
}

extension ResolvedGraph.Resolution {
    /// The binding that is made, or read, where it is asked for.
    fileprivate var madeBinding: BindingID? {
        switch self {
        case .instance(let binding, _), .optional(let binding, _): binding
        case .argument, .none, .closure, .opening: nil
        }
    }
}
