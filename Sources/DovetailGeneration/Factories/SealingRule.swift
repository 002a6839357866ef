package import DovetailDiagnostics
import DovetailGraph
package import DovetailLinking
import DovetailSyntax

/// Finds types that leave one module sealed and are asked for in another, which can't look into the seal.
///
/// That takes a type that two modules see, and an assembly that is more accessible than the type.
package enum SealingRule {
    package static func verify(_ program: LinkedProgram, _ checked: GeneratedFile.CheckedComposition) -> [Diagnostic] {
        let sealed = SealedTypes(program)
        var diagnostics: [Diagnostic] = []
        var seen: Set<String> = []
        for (index, resolutions) in checked.resolved.resolutions.enumerated() {
            for (dependency, resolution) in zip(checked.resolved.graph.bindings[index].dependencies, resolutions) {
                guard let (target, key) = resolution.target else { continue }
                let consumer = program.assemblies[checked.graph.registrations[index].assembly]
                let origin = checked.graph.registrations[target.index]
                let provider = program.assemblies[origin.assembly]
                let registration = provider.registrations[origin.registration]
                let type = registration.keys[key]
                let isInput = if case .input = registration.making { true } else { false }
                let given = isInput ? nil : sealed.seal(of: type, in: provider.module)
                let taken = sealed.seal(of: type, in: consumer.module)
                guard given != taken, seen.insert(type.identity).inserted else { continue }
                let sealing = given == nil ? consumer : provider
                diagnostics.append(
                    diagnostic(
                        type,
                        sealing,
                        between: provider,
                        and: consumer,
                        at: dependency.location,
                        registration.location
                    )
                )
            }
        }
        return diagnostics
    }

    private static func diagnostic(
        _ type: ResolvedType,
        _ sealing: LinkedAssembly,
        between provider: LinkedAssembly,
        and consumer: LinkedAssembly,
        at location: SourceLocation,
        _ registration: SourceLocation
    ) -> Diagnostic {
        let access = min(sealing.access, .public).rawValue
        return Diagnostic(
            .exposedTypeNotAccessible,
            at: location,
            "`\(type.name)` can't pass from `\(provider.name)` to `\(consumer.name)`: it is `\(type.access.rawValue)`, and "
                + "`\(sealing.name)`, which is `\(access)`, seals it in \(sealing.module)",
            notes: [
                Diagnostic.Note(.related, "it is registered here", at: registration),
                Diagnostic.Note(
                    .suggestion,
                    "make `\(type.name)` `\(access)`, or `\(sealing.name)` `\(type.access.rawValue)`",
                    at: sealing.location
                ),
            ]
        )
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
