import DovetailDiagnostics
import DovetailGraph

extension RegistrationLinker {
    /// Puts the making on the actor on which alone what is made is what it is asked for as, or what is handed in by name is what the parameter
    /// takes: the factory is where the one becomes the other.
    mutating func isolateConformances(of registration: LinkedRegistration) {
        let conformances = IsolatedConformances(resolver: resolver, file: context.file)
        let handedOut = registration.results.map { (type: registration.type, protocols: $0) }
        let handedIn = registration.parameters.compactMap { parameter in
            parameter.declaredType.map { (type: parameter.type, protocols: $0) }
        }
        for conversion in handedOut + handedIn {
            guard let actor = conformances.isolation(of: conversion.type, as: conversion.protocols) else { continue }
            guard let known = registration.effects.isolation, known != actor else {
                registration.effects.isolation = actor
                continue
            }
            let (name, protocols) = (conversion.type.name, conversion.protocols.name)
            problems.append(
                Diagnostic(
                    .isolationMismatch,
                    at: registration.location,
                    "`\(name)` is `\(protocols)` on `\(actor)` only, and making `\(registration.type.name)` runs on `\(known)`",
                    notes: [
                        Diagnostic.Note(
                            .suggestion,
                            "state the conformance without an actor, or make both on `\(actor)`"
                        )
                    ]
                )
            )
        }
    }

    /// Takes the actor that the registration states, where no declaration says otherwise.
    mutating func stateIsolation(
        of registration: LinkedRegistration,
        _ form: RegistrationForm,
        _ candidate: InitializerCandidate
    ) {
        guard let reference = form.isolation else { return }
        let location = context.file.location(reference.offset)
        let type = resolve(reference)
        guard let actor = resolver.globalActor(type, seenFrom: context.file) else {
            problems.append(
                Diagnostic(
                    .unreadableManifest,
                    at: location,
                    "`\(type.name)` is no global actor",
                    notes: [Diagnostic.Note(.suggestion, "write `.isolated(to: MainActor.self)`")]
                )
            )
            return
        }
        let stated = resolver.name(ofGlobalActor: actor)
        let known = registration.effects.isolation
        if isolation.mayBeHidden(candidate) || known == stated {
            registration.effects.isolation = stated
            return
        }
        let fact = known.map { "runs on `\($0)`" } ?? "runs anywhere"
        let mend =
            known == nil
            ? "leave `.isolated` out, or make it on `\(stated)` by a closure: `{ @\(stated) (…) in … }`"
            : "leave `.isolated` out"
        problems.append(
            Diagnostic(
                .isolationMismatch,
                at: location,
                "the initializer of `\(registration.type.name)` \(fact), as its declaration says, and not on `\(stated)`",
                notes: [
                    Diagnostic.Note(.related, "`\(candidate.name)`", at: candidate.location),
                    Diagnostic.Note(.suggestion, mend),
                ]
            )
        )
    }
}
