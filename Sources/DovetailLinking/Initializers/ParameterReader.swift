import DovetailDiagnostics
import DovetailSyntax

/// Resolves the parameters that a making call passes.
struct ParameterReader {
    let resolver: NameResolver
    /// Where the registration stands, for the reader.
    let registration: SourceLocation

    /// Those of an initializer, and what is wrong with them.
    func parameters(
        of candidate: InitializerCandidate,
        substitution: [String: ResolvedType],
        naming names: Set<String> = []
    ) -> (parameters: [LinkedParameter], problems: [Diagnostic]) {
        let passed = candidate.passedParameters(naming: names)
        let generics = OpenedGenerics(candidate, resolver: resolver, made: substitution)
        var parameters: [LinkedParameter] = []
        var problems: [Diagnostic] = []
        if let (parameter, omitted) = candidate.confusion(passing: passed) {
            problems.append(confusion(parameter, omitted, of: candidate))
        }
        for parameter in passed {
            let location = candidate.file.location(parameter.offset)
            if let reason = InitializerUsability.unsupported(parameter, of: candidate) {
                problems.append(unsupported(parameter, reason, at: location))
                continue
            }
            let (type, fault) = generics.type(of: parameter)
            problems += resolver.takeProblems().map { $0.diagnostic(at: location, neededAt: registration) }
            if let fault {
                problems.append(unsupported(parameter, fault, at: location))
                continue
            }
            parameters.append(
                LinkedParameter(
                    label: parameter.label,
                    name: parameter.name ?? parameter.label ?? "_",
                    type: type,
                    request: LinkedParameter.Request(type),
                    location: location,
                    isSending: candidate.isMadeInActor || Self.isSending(parameter.type)
                )
            )
        }
        return (parameters, problems)
    }

    private static func isSending(_ type: TypeSyntax) -> Bool {
        if case .attributed(let specifiers, _, _) = type { specifiers.contains("sending") } else { false }
    }

    /// Those of a making closure, all of whose types are stated.
    func parameters(
        of closure: ClosureExpression,
        in context: LexicalContext
    ) -> (parameters: [LinkedParameter], problems: [Diagnostic]) {
        var parameters: [LinkedParameter] = []
        var problems: [Diagnostic] = []
        for parameter in closure.parameters ?? [] {
            guard let syntax = parameter.type else { continue }
            let location = context.file.location(parameter.offset)
            if let reason = InitializerUsability.unsupported(syntax) {
                problems.append(unsupported(parameter.name, reason, at: location))
                continue
            }
            let type = resolver.resolve(syntax, in: context)
            problems += resolver.takeProblems().map { $0.diagnostic(at: location) }
            parameters.append(
                LinkedParameter(
                    label: nil,
                    name: parameter.name ?? "_",
                    type: type,
                    request: LinkedParameter.Request(type),
                    location: location,
                    isSending: Self.isSending(syntax)
                )
            )
        }
        return (parameters, problems)
    }

    private func confusion(
        _ parameter: ParameterDeclaration,
        _ omitted: ParameterDeclaration,
        of candidate: InitializerCandidate
    ) -> Diagnostic {
        let (name, other) = (parameter.innerName ?? "_", omitted.innerName ?? "_")
        let value = omitted.isVariadic ? "is variadic" : "has a default value"
        return Diagnostic(
            .unsupportedParameter,
            at: candidate.file.location(parameter.offset),
            "parameter `\(name)` can't be passed without `\(other)` before it, which \(value) and the same label",
            notes: [
                Diagnostic.Note(.related, "needed by this registration", at: registration),
                Diagnostic.Note(
                    .suggestion,
                    "pass `\(other)` too, by `.using(…, for: \"\(other)\")`, or make the object in a closure: `{ (…) in …(…) }`"
                ),
            ]
        )
    }

    private func unsupported(_ parameter: ParameterDeclaration, _ reason: String, at location: SourceLocation)
        -> Diagnostic
    {
        unsupported(
            parameter.name ?? parameter.label,
            reason,
            at: location,
            mayHaveDefault: parameter.type.mayHaveDefault
        )
    }

    private func unsupported(
        _ name: String?,
        _ reason: String,
        at location: SourceLocation,
        mayHaveDefault: Bool = false
    ) -> Diagnostic {
        let closure = "make the object in a closure: `{ (…) in …(…) }`"
        return Diagnostic(
            .unsupportedParameter,
            at: location,
            "parameter `\(name ?? "_")` \(reason), so nothing can be injected into it",
            notes: [
                Diagnostic.Note(.related, "needed by this registration", at: registration),
                Diagnostic.Note(
                    .suggestion,
                    mayHaveDefault ? "give the parameter a default value, or \(closure)" : closure
                ),
            ]
        )
    }
}

extension TypeSyntax {
    /// Whether the compiler takes a default value for a parameter of the type.
    fileprivate var mayHaveDefault: Bool {
        switch self {
        case .packExpansion: false
        case .attributed(let specifiers, _, let type): !specifiers.contains("inout") && type.mayHaveDefault
        default: true
        }
    }
}
