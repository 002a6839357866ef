import DovetailDiagnostics
import DovetailGraph
import DovetailSyntax

/// What is said where no single initializer can be called.
enum InitializerWording {
    /// An initializer that may be called, if the conditions hold.
    struct Possible {
        var candidate: InitializerCandidate
        var conditions: [String]
        /// What a call passes: what it has to, unless that does not tell it from another.
        var passed: [ParameterDeclaration]
        /// Those of what is passed as the manifest would write them.
        var parameterTypes: [String]
        /// Of calling it.
        var effects: Effects

        /// What the compiler chooses by: labels and types.
        var call: [String] { zip(passed, parameterTypes).map { "\($0.label ?? "_"): \($1)" } }
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
            let isCut = item.passed.count == item.candidate.requiredParameters.count
            let call = closure(calling: item, type, form)
            let mend =
                isCut
                ? "to choose it, write `\(call)`" : "to choose it, pass also what tells it from the others: `\(call)`"
            notes.append(Diagnostic.Note(.suggestion, mend))
        }
        if isConditional, unconditional.isEmpty {
            notes.append(
                Diagnostic.Note(.suggestion, "declare an initializer outside `#if`, or put the `#if` into its body")
            )
        }
        return Diagnostic(.ambiguousInitializer, at: location, headline, notes: notes)
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

    /// The manifest's file does not see the module that declares the type.
    static func notImported(_ type: ResolvedType, module: String, _ location: SourceLocation) -> Diagnostic {
        Diagnostic(
            .unknownType,
            at: location,
            "`\(type.name)` is declared by module `\(module)`, which this file does not import",
            notes: [Diagnostic.Note(.suggestion, "add `import \(module)` to this file")]
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

    /// The manifest itself does not see the only type of that name.
    static func outOfSight(
        _ symbol: TypeSymbol,
        _ type: ResolvedType,
        _ form: RegistrationForm,
        _ location: SourceLocation
    ) -> Diagnostic {
        let isPrivate = symbol.access < .internal
        let place = isPrivate ? "another file" : "module `\(symbol.module.name)`"
        let wanted = isPrivate ? "internal" : "`public`, or `package` within one package"
        return Diagnostic(
            .inaccessibleInitializer,
            at: location,
            "`\(symbol.name)` is `\(symbol.access.rawValue)` to \(place)",
            notes: [
                Diagnostic.Note(.related, "declared here", at: symbol.location),
                closureSuggestion("make `\(symbol.name)` \(wanted); or, if a binary type is meant, write", type, form),
            ]
        )
    }
}

extension ResolvedType {
    /// `A.self`, `(any P).self`.
    var metatypeText: String { "\(postfixBaseName).self" }
}
