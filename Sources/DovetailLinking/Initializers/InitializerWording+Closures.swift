import DovetailDiagnostics
import DovetailGraph
import DovetailSyntax

extension InitializerWording {
    /// An initializer that a factory can't call, with the rest of "`init(…)` …".
    struct Refused {
        var possible: Possible
        var reason: String
        var cure: InitializerUsability.Cure
    }

    /// There are initializers, and none can be called.
    static func inaccessible(
        _ refused: [Refused],
        _ type: ResolvedType,
        _ form: RegistrationForm,
        _ location: SourceLocation
    ) -> Diagnostic {
        let headline =
            if refused.count == 1, refused[0].cure != .access {
                "the only initializer of `\(type.name)` \(refused[0].reason), so a factory can't call it"
            } else {
                "no initializer of `\(type.name)` can be called from its factory"
            }
        var notes = refused.map { item in
            let candidate = item.possible.candidate
            return Diagnostic.Note(.related, "`\(candidate.name)` \(item.reason)", at: candidate.location)
        }
        for item in refused { notes += cures(item, type, form) }
        if refused.contains(where: { $0.cure == .access }) {
            notes.append(closureSuggestion("make an initializer accessible, or write", type, form))
        } else if refused.allSatisfy({ $0.cure == .anotherWay }) {
            notes.append(closureSuggestion("declare another initializer, or write", type, form))
        }
        return Diagnostic(.inaccessibleInitializer, at: location, headline, notes: notes)
    }

    /// The registrations that would call it.
    private static func cures(_ item: Refused, _ type: ResolvedType, _ form: RegistrationForm) -> [Diagnostic.Note] {
        let call = closure(calling: item.possible, type, form)
        switch item.cure {
        case .access, .anotherWay:
            return []
        case .closure:
            return [Diagnostic.Note(.suggestion, "write `\(call)`")]
        case .unwrapping:
            let unwrapped = closure(calling: item.possible, type, form, unwrapping: true)
            var notes = [Diagnostic.Note(.suggestion, "where nil would be a mistake, write `\(unwrapped)`")]
            if form.keys.isEmpty {
                var optional = form
                optional.type.syntax = .optional(form.type.syntax)
                let call = closure(calling: item.possible, type, optional)
                let text = "where it may be nil, write `\(call)`, which is asked for as `\(type.name)?`"
                notes.append(Diagnostic.Note(.suggestion, text))
            }
            return notes
        }
    }

    /// The registration with a closure that calls an initializer, ready to be pasted.
    static func closure(
        calling possible: Possible,
        _ type: ResolvedType,
        _ form: RegistrationForm,
        unwrapping: Bool = false
    ) -> String {
        let passed = possible.passed
        let names = passed.enumerated().map { $1.name ?? $1.label ?? "value\($0 + 1)" }
        let parameters = zip(names, possible.parameterTypes).map { "\($0): \($1)" }.joined(separator: ", ")
        let values = zip(passed, names).map { parameter, name in
            parameter.label.map { "\($0): \(name)" } ?? name
        }
        var call = "\(type.name)(\(values.joined(separator: ", ")))"
        var effects = ""
        if possible.effects.isAsync {
            call = "await \(call)"
            effects += " async"
        }
        if possible.effects.isThrowing {
            call = "try \(call)"
            effects += " throws"
        }
        if unwrapping { call = effects.isEmpty ? "\(call)!" : "(\(call))!" }
        return form.closureForm(parameters, call, effects: effects, isolation: possible.effects.isolation?.path)
    }

    /// The registration with a closure, for the reader to fill in.
    static func closureSuggestion(_ lead: String, _ type: ResolvedType, _ form: RegistrationForm) -> Diagnostic.Note {
        Diagnostic.Note(.suggestion, "\(lead) `\(form.closureForm("…", "…"))`")
    }
}
