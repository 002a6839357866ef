import DovetailDiagnostics
import DovetailGraph

extension RegistrationLinker {
    /// Takes the actor that the registration states, where no declaration says otherwise.
    mutating func stateIsolation(
        of registration: inout LinkedRegistration,
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
