package import DovetailDiagnostics
import DovetailGraph
package import DovetailLinking
import DovetailSyntax

/// Finds types that leave one module sealed and are asked for in another, which can't look into the seal.
///
/// That takes a type that two modules see, and an assembly that is more accessible than the type.
package enum SealingRule {
    package static func verify(
        _ program: LinkedProgram,
        _ compositions: [GeneratedFile.CheckedComposition]
    ) -> [Diagnostic] {
        if compositions.isEmpty { return [] }
        let sealed = SealedTypes(program)
        var seen: Set<String> = []
        return compositions.flatMap { passing(program, $0, sealed) + arguments(program, $0, sealed) }.filter {
            seen.insert($0.headline).inserted
        }
    }

    /// Objects that pass between two assemblies.
    private static func passing(
        _ program: LinkedProgram,
        _ checked: GeneratedFile.CheckedComposition,
        _ sealed: SealedTypes
    ) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for (index, resolutions) in checked.resolved.resolutions.enumerated() {
            let dependencies = checked.resolved.graph.bindings[index].dependencies
            for (place, (dependency, resolution)) in zip(dependencies, resolutions).enumerated() {
                guard let (target, key) = resolution.target else { continue }
                let consumer = program.assemblies[checked.graph.assembly(of: BindingID(index))]
                let provider = program.assemblies[checked.graph.assembly(of: target)]
                let registration = checked.graph.registration(of: target, in: program)
                let type = registration.results[key]
                let given = registration.isInput ? nil : sealed.seal(of: type, in: provider.module)
                // What a factory takes is sealed inside of optionals and closures.
                let taker = checked.graph.registration(of: BindingID(index), in: program)
                let handed = taker.parameters[place].handedTypes
                guard SealedTypes.canBeSealed(type) || handed.contains(where: SealedTypes.canBeSealed) else { continue }
                let isTakenWhole = handed.contains { $0.identity == type.identity }
                let taken = (isTakenWhole ? [type] : handed).lazy.compactMap {
                    sealed.seal(of: $0, in: consumer.module)
                }.first
                guard given != taken else { continue }
                let sealing = given == nil ? consumer : provider
                let reason =
                    registration.isInput
                    ? "`\(type.name)` can't be handed in: \(cause(type, sealing))"
                    : !isTakenWhole
                        ? "the seal of `\(type.name)` can't be taken apart for parameter `\(dependency.parameter)`: "
                            + cause(type, sealing)
                        : "`\(type.name)` can't pass from `\(provider.name)` to `\(consumer.name)`: \(cause(type, sealing))"
                diagnostics.append(diagnostic(reason, type, sealing, at: dependency.location, registration.location))
            }
        }
        return diagnostics
    }

    /// Arguments that a composition's users pass to what it exposes.
    private static func arguments(
        _ program: LinkedProgram,
        _ checked: GeneratedFile.CheckedComposition,
        _ sealed: SealedTypes
    ) -> [Diagnostic] {
        checked.resolved.scopes.flatMap(\.exposed).flatMap { exposure -> [Diagnostic] in
            let assembly = program.assemblies[checked.graph.assembly(of: exposure.binding)]
            let registration = checked.graph.registration(of: exposure.binding, in: program)
            let taking = checked.resolved.graph.innermost(exposure.binding)
            let arguments = checked.graph.registration(of: taking, in: program).arguments
            return arguments.filter { sealed.seal(of: $0, in: assembly.module) != nil }.map { type in
                diagnostic(
                    "`\(type.name)` can't be an argument of what is exposed: \(cause(type, assembly))",
                    type,
                    assembly,
                    at: registration.location,
                    registration.location
                )
            }
        }
    }

    private static func cause(_ type: ResolvedType, _ sealing: LinkedAssembly) -> String {
        let access = min(sealing.access, .public).rawValue
        return "it is `\(type.access.rawValue)`, and `\(sealing.name)`, which is `\(access)`, takes and gives it sealed"
    }

    private static func diagnostic(
        _ headline: String,
        _ type: ResolvedType,
        _ sealing: LinkedAssembly,
        at location: SourceLocation,
        _ registration: SourceLocation
    ) -> Diagnostic {
        let access = min(sealing.access, .public).rawValue
        var narrow: [String] = []
        type.forEachNominal { nominal in
            if nominal.access < min(sealing.access, .public), !narrow.contains(nominal.name) {
                narrow.append(nominal.name)
            }
        }
        var notes: [Diagnostic.Note] = []
        if registration != location {
            notes.append(Diagnostic.Note(.related, "it is registered here", at: registration))
        }
        notes.append(
            Diagnostic.Note(
                .suggestion,
                "make \(narrow.map { "`\($0)`" }.joined(separator: " and ")) `\(access)`, or `\(sealing.name)` `\(type.access.rawValue)`",
                at: sealing.location
            )
        )
        return Diagnostic(.exposedTypeNotAccessible, at: location, headline, notes: notes)
    }
}

extension ResolvedGraph.Resolution {
    /// The binding whose object passes, and which of its keys; nil where none does.
    fileprivate var target: (BindingID, key: Int)? {
        switch self {
        case .instance(let binding, let key), .optional(let binding, let key), .closure(let binding, let key, _),
            .opening(_, let binding, let key, _):
            (binding, key)
        case .argument, .none: nil
        }
    }
}
