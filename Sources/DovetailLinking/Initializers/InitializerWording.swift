import DovetailDiagnostics
import DovetailSyntax

/// What is said where no single initializer can be called.
enum InitializerWording {
    /// An initializer that may be called, if the conditions hold.
    struct Possible {
        var candidate: InitializerCandidate
        var conditions: [String]
        /// Those of its required parameters as the manifest would write them.
        var parameterTypes: [String]
    }

    /// Several fit, or it is open which of them exist.
    static func ambiguous(
        _ possible: [Possible],
        _ type: ResolvedType,
        _ form: RegistrationForm,
        _ location: SourceLocation
    ) -> Diagnostic {
        let isConditional = possible.contains { !$0.conditions.isEmpty }
        let headline =
            if isConditional, possible.count == 1 {
                "whether `\(type.name)` has its initializer depends on a condition that is not known here"
            } else if isConditional {
                "which initializer makes `\(type.name)` depends on a condition that is not known here"
            } else {
                "`\(type.name)` has \(possible.count) initializers that could make it"
            }
        var notes = possible.map { item in
            let conditions = item.conditions.map { "`\($0)`" }.joined(separator: " and ")
            let text = "`\(item.candidate.name)`" + (conditions.isEmpty ? "" : " is there only if \(conditions)")
            return Diagnostic.Note(.related, text, at: item.candidate.location)
        }
        let unconditional = possible.filter(\.conditions.isEmpty)
        for item in isConditional ? unconditional : possible {
            notes.append(suggestion("to choose it, write", item, type, form))
        }
        if isConditional, unconditional.isEmpty {
            notes.append(
                Diagnostic.Note(.suggestion, "declare an initializer outside `#if`, or put the `#if` into its body")
            )
        }
        return Diagnostic(.ambiguousInitializer, at: location, headline, notes: notes)
    }

    /// There are initializers, and none can be called.
    static func inaccessible(
        _ refused: [(candidate: InitializerCandidate, reason: String)],
        _ type: ResolvedType,
        _ form: RegistrationForm,
        _ location: SourceLocation
    ) -> Diagnostic {
        var notes = refused.map { item in
            Diagnostic.Note(.related, "`\(item.candidate.name)` \(item.reason)", at: item.candidate.location)
        }
        notes.append(closureSuggestion("make an initializer accessible, or write", type, form))
        let headline = "no initializer of `\(type.name)` can be called from its factory"
        return Diagnostic(.inaccessibleInitializer, at: location, headline, notes: notes)
    }

    /// There is none at all.
    static func noInitializer(_ type: ResolvedType, _ form: RegistrationForm, _ location: SourceLocation) -> Diagnostic
    {
        Diagnostic(
            .noInitializer,
            at: location,
            "`\(type.name)` has no initializer",
            notes: [closureSuggestion("declare one, or write", type, form)]
        )
    }

    /// For protocols, functions, tuples and the like.
    static func notNominal(_ type: ResolvedType, _ form: RegistrationForm, _ location: SourceLocation) -> Diagnostic {
        if case .existential(let parts) = type {
            let name = parts.count == 1 ? parts[0].name : type.name
            let mend =
                "name the type that implements it, `\(form.keyword.rawValue)(…, as: \(type.metatypeText))`, or use "
            return Diagnostic(
                .noInitializer,
                at: location,
                "`\(name)` is a protocol, which can't be made",
                notes: [Diagnostic.Note(.suggestion, mend + "`Input(\(type.metatypeText))`")]
            )
        }
        return Diagnostic(
            .noInitializer,
            at: location,
            "`\(type.name)` is no class, struct, enum or actor, so it has no initializer to call",
            notes: [closureSuggestion("write", type, form)]
        )
    }

    /// The type is declared nowhere that the tool can see.
    static func unknownType(
        _ type: ResolvedType,
        near: String?,
        _ form: RegistrationForm,
        _ location: SourceLocation
    ) -> Diagnostic {
        let closure = closureSuggestion("check the name and the imports, or write", type, form)
        return Diagnostic(
            .unknownType,
            at: location,
            "no source that is read here declares `\(type.name)`, so its initializer is not known",
            notes: (near.map { [Diagnostic.Note(.suggestion, "did you mean `\($0)`?")] } ?? []) + [closure]
        )
    }

    /// The type lacks arguments.
    static func openGeneric(_ type: ResolvedType, _ form: RegistrationForm, _ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .noInitializer,
            at: location,
            "`\(type.name)` is generic; a registration makes one type",
            notes: [
                Diagnostic.Note(.suggestion, "state its arguments: `\(form.keyword.rawValue)(\(type.name)<…>.self)`")
            ]
        )
    }

    /// The type itself is out of the factory's sight.
    static func hiddenType(_ symbol: TypeSymbol, _ form: RegistrationForm, _ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .inaccessibleInitializer,
            at: location,
            "`\(symbol.name)` is `\(symbol.access.rawValue)`, and its factory is generated into a file of its own",
            notes: [
                Diagnostic.Note(.related, "declared here", at: symbol.location),
                Diagnostic.Note(.suggestion, "make `\(symbol.name)` internal"),
            ]
        )
    }

    private static func suggestion(
        _ lead: String,
        _ possible: Possible,
        _ type: ResolvedType,
        _ form: RegistrationForm
    ) -> Diagnostic.Note {
        let required = possible.candidate.requiredParameters
        let names = required.enumerated().map { $1.name ?? $1.label ?? "value\($0 + 1)" }
        let parameters = zip(names, possible.parameterTypes).map { "\($0): \($1)" }.joined(separator: ", ")
        let values = zip(required, names).map { parameter, name in
            parameter.label.map { "\($0): \(name)" } ?? name
        }
        var call = "\(type.name)(\(values.joined(separator: ", ")))"
        var effects = ""
        if case .declared(let declaration) = possible.candidate.origin {
            if declaration.isAsync {
                call = "await \(call)"
                effects += " async"
            }
            if declaration.throwing != nil {
                call = "try \(call)"
                effects += " throws"
            }
        }
        return Diagnostic.Note(.suggestion, "\(lead) `\(form.closureForm(parameters, call, effects: effects))`")
    }

    private static func closureSuggestion(
        _ lead: String,
        _ type: ResolvedType,
        _ form: RegistrationForm
    ) -> Diagnostic.Note {
        Diagnostic.Note(.suggestion, "\(lead) `\(form.closureForm("…", "…"))`")
    }
}

extension ResolvedType {
    /// `A.self`, `(any P).self`.
    var metatypeText: String { "\(postfixBaseName).self" }
}
