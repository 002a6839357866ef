import DovetailDiagnostics

extension RegistrationLinker {
    /// Finds the parameter that takes what is wrapped.
    mutating func linkDecoration(of form: RegistrationForm, into registration: LinkedRegistration) {
        if case .unknown = registration.making { return }
        guard let key = registration.keys.first, let decorated = form.decorated else { return }
        let taking = registration.parameters.indices.filter { index in
            registration.parameters[index].asksFor(key, tagged: registration.tag)
        }
        registration.decoration?.parameter = taking.first
        guard taking.count != 1 else { return }
        let (place, name) = (context.file.location(decorated.offset), registration.type.name)
        guard taking.count > 1 else {
            let maker = form.closure == nil ? "initializer" : "closure"
            let mend = "let the \(maker) have a parameter of type `\(key.name)` without a default value"
            var problem = Diagnostic(
                .unsupportedParameter,
                at: place,
                "`\(name)` is to wrap `\(key.name)`, and no parameter takes it",
                notes: [Diagnostic.Note(.suggestion, mend)]
            )
            problem.missing = [key.name]
            return problems.append(problem)
        }
        let count = taking.count == 2 ? "twice" : "\(taking.count) times"
        problems.append(
            Diagnostic(
                .unsupportedParameter,
                at: registration.parameters[taking[1]].location,
                "`\(name)` takes `\(key.name)` \(count), and only one of them can be what it wraps",
                notes: [
                    Diagnostic.Note(.related, "it is to wrap `\(key.name)` here", at: place),
                    Diagnostic.Note(.suggestion, "take it once, or let `.using` name another binding for one of them"),
                ]
            )
        )
    }
}

extension LinkedParameter {
    /// Whether it takes an object of the type, in whichever way. One for which `.using` names a binding takes that.
    fileprivate func asksFor(_ wanted: ResolvedType, tagged wantedTag: ResolvedType?) -> Bool {
        if isNamed, tag?.identity != wantedTag?.identity { return false }
        if type.identity == wanted.identity { return true }
        return switch request {
        case .optional(let wrapped): wrapped.identity == wanted.identity
        case .closure(_, let result): result.identity == wanted.identity
        case .instance, .opening: false
        }
    }
}
