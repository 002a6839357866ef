import DovetailDiagnostics
import DovetailGraph
import DovetailSyntax

/// What a parameter may be named by, and whether that can be.
struct ParameterName {
    /// Nil for `_`.
    var name: String?
    var label: String?
    var isVariadic = false
}

extension RegistrationLinker {
    /// Does what `.using` says of the parameters. `all` are those of the maker, `maker` what that is, ahead of the type's name.
    mutating func name(
        _ registration: LinkedRegistration,
        _ form: RegistrationForm,
        _ all: [ParameterName],
        maker: String
    ) {
        for use in form.uses {
            let location = context.file.location(use.offset)
            let subject = "the \(maker) `\(registration.type.name)`"
            guard let index = registration.parameters.firstIndex(where: { $0.name == use.parameter }),
                use.parameter != "_"
            else {
                problems.append(Self.unknown(use.parameter, of: subject, all, at: location))
                continue
            }
            switch use.target {
            case .key(let key, let tag):
                let place = context.file.location(key.offset)
                let key = resolve(key)
                registration.parameters[index].name(key, tag: tag.map { resolve($0) })
                verifyVisible(key, at: place)
            case .scope(let reference):
                let place = context.file.location(reference.offset)
                name(resolve(reference), at: place, for: &registration.parameters[index], namedAt: location)
            }
        }
    }

    private var scopeNames: [String] {
        scopes.keys.map { $0.split(separator: ":").last.map(String.init) ?? $0 }
    }

    private mutating func name(
        _ scope: ResolvedType,
        at location: SourceLocation,
        for parameter: inout LinkedParameter,
        namedAt parameterLocation: SourceLocation
    ) {
        guard let index = scopes[scope.identity] else {
            let role = "which parameter `\(parameter.name)` is to open"
            if let fault = resolver.absenceFault(of: scope, role, among: scopeNames, at: location, from: context.file) {
                return problems.append(fault)
            }
            let near = NearMiss.of(scope.name, among: scopeNames)
            let suggestion = near.map { "did you mean `\($0)`?" } ?? "a scope is a type that conforms to `Scope`"
            problems.append(
                Diagnostic(
                    .unknownType,
                    at: location,
                    "`\(scope.name)`, which parameter `\(parameter.name)` is to open, is no scope",
                    notes: [Diagnostic.Note(.suggestion, suggestion)]
                )
            )
            return
        }
        guard case .opening = parameter.unwrappedRequest else {
            problems.append(
                Diagnostic(
                    .parameterMismatch,
                    at: parameterLocation,
                    "parameter `\(parameter.name)` opens no scope: its type is `\(parameter.type.name)`",
                    notes: [
                        Diagnostic.Note(.related, "the parameter is declared here", at: parameter.location),
                        Diagnostic.Note(
                            .suggestion,
                            "an opener gives back `Opened<T>` or `(T, end: @Sendable () async -> Void)`"
                        ),
                    ]
                )
            )
            return
        }
        parameter.openedScope = index
    }

    private static func unknown(
        _ name: String,
        of subject: String,
        _ all: [ParameterName],
        at location: SourceLocation
    ) -> Diagnostic {
        if all.contains(where: { $0.name == name && $0.isVariadic }) {
            return Diagnostic(
                .parameterMismatch,
                at: location,
                "parameter `\(name)` of \(subject) is variadic, and nothing can be handed to it",
                notes: [Diagnostic.Note(.suggestion, "make the object in a closure: `{ (…) in …(…) }`")]
            )
        }
        let names = all.compactMap(\.name)
        let suggestion =
            if let labelled = all.first(where: { $0.label == name }), let inner = labelled.name {
                "`\(name)` is a label; did you mean the parameter behind it, `\(inner)`?"
            } else if let near = NearMiss.of(name, among: names) {
                "did you mean `\(near)`?"
            } else if names.isEmpty {
                "it has no parameters that could be named"
            } else {
                "its parameters are \(names.map { "`\($0)`" }.joined(separator: ", "))"
            }
        return Diagnostic(
            .parameterMismatch,
            at: location,
            "\(subject) has no parameter `\(name)`",
            notes: [Diagnostic.Note(.suggestion, suggestion)]
        )
    }
}

extension RegistrationLinker {
    /// A caller would have to hand in what nothing reads.
    mutating func verifyArguments(of registration: LinkedRegistration, _ form: RegistrationForm) {
        if registration.arguments.isEmpty { return }
        let taken = Set(registration.argumentsTaken().values)
        // By what they would be without `.using`.
        let wanted = registration.argumentsTaken(withoutNames: true)
        for index in registration.arguments.indices where !taken.contains(index) {
            let claimant = wanted.first { $0.value == index }.map { registration.parameters[$0.key] }
            if let claimant, claimant.isNamed, let use = form.uses.first(where: { $0.parameter == claimant.name }) {
                problems.append(argument(registration.arguments[index], of: claimant, at: use))
            } else {
                problems.append(untaken(index, of: registration, form))
            }
        }
    }

    private func argument(
        _ argument: ResolvedType,
        of parameter: LinkedParameter,
        at use: RegistrationForm.Use
    ) -> Diagnostic {
        Diagnostic(
            .parameterMismatch,
            at: context.file.location(use.offset),
            "parameter `\(parameter.name)` takes the argument `\(argument.name)`, so no binding can be named for it",
            notes: [
                Diagnostic.Note(
                    .suggestion,
                    "take `\(argument.metatypeText)` out of `arguments:`, or the `.using` out of the registration"
                )
            ]
        )
    }

    private func untaken(
        _ index: Int,
        of registration: LinkedRegistration,
        _ form: RegistrationForm
    ) -> Diagnostic {
        let name = registration.arguments[index].name
        let maker = form.closure == nil ? "initializer" : "closure"
        let taken = registration.argumentsTaken()
        let others = registration.parameters.indices.filter { taken[$0] == nil }
            .map { "`\(registration.parameters[$0].name): \(registration.parameters[$0].type.name)`" }
        let list = others.prefix(4).joined(separator: ", ") + (others.count > 4 ? ", …" : "")
        var problem = Diagnostic(
            .unusedArgument,
            severity: .warning,
            at: context.file.location(form.arguments[index].offset),
            "`\(name)` is listed as an argument, and no parameter of `\(registration.type.name)` takes it",
            notes: [
                Diagnostic.Note(
                    .suggestion,
                    "take it out of `arguments:`, or let the \(maker) have a parameter of type `\(name)` without a default value"
                        + (others.isEmpty ? "" : ", or list the type of one that takes no argument: \(list)")
                )
            ]
        )
        problem.missing = [name]
        return problem
    }
}

extension LinkedParameter {
    /// Lets it ask for a key in the way that it asks for something now.
    fileprivate mutating func name(_ key: ResolvedType, tag: ResolvedType?) {
        let named = type.asking(for: key)
        if named.identity != type.identity {
            declaredType = type
            type = named
            request = Request(named)
        }
        self.tag = tag
        isNamed = true
    }
}

extension LinkedRegistration {
    fileprivate func argumentsTaken(withoutNames: Bool = false) -> [Int: Int] {
        let seen = binding(scope: ScopeID(0), assembly: "", isOwnPackage: true)
        if withoutNames, !seen.dependencies.isEmpty {
            seen.dependencies = parameters.map { $0.withoutName.dependency(madeOn: effects.isolation) }
        }
        return seen.argumentsTaken()
    }
}

extension LinkedParameter {
    fileprivate var withoutName: LinkedParameter {
        var parameter = self
        parameter.type = declaredType ?? type
        parameter.request = Request(parameter.type)
        parameter.tag = nil
        parameter.isNamed = false
        return parameter
    }
}
