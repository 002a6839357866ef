import DovetailSyntax

/// Whether the factory of an assembly may call an initializer.
struct InitializerUsability {
    /// What can be said of one initializer.
    enum Verdict {
        case usable
        /// Usable if `#if` conditions or constraints hold that are not known here, as written.
        case conditional([String])
        /// The call can't be written, for a reason that completes "`init(…)` …".
        case unusable(String, Cure)
        /// The call could be written but for one of its parameters.
        case unsupported
        /// An extension that the assembly's file does not see.
        case invisible
    }

    /// What helps where an initializer can't be called by a factory.
    enum Cure: Hashable {
        /// It could be made accessible.
        case access
        /// A closure can call it, and say what becomes of nil.
        case unwrapping
        /// A closure can call it.
        case closure
        /// Only another initializer or quite another closure.
        case anotherWay
    }

    let resolver: NameResolver
    /// The file of the manifest; the factory is generated beside it.
    let file: FileSymbol
    /// What holds wherever the assembly exists.
    var assumed: Conditions

    /// Whether a call can be written, given what the generic parameters of the made type stand for.
    func verdict(
        on candidate: InitializerCandidate,
        substitution: [String: ResolvedType],
        naming names: Set<String> = []
    ) -> Verdict {
        if let addition = candidate.addition, !isVisible(addition, of: candidate.owner) { return .invisible }
        if candidate.shadow?.isSeen(from: file) == true { return .invisible }
        if let (reason, cure) = obstacle(to: candidate) { return .unusable(reason, cure) }
        var open = openConditions(of: candidate)
        if let addition = candidate.addition {
            let (outcome, constraint) = ConstraintEvaluator(resolver: resolver).outcome(
                of: addition,
                substitution: candidate.ownSubstitution(substitution)
            )
            switch outcome {
            case .holds: break
            case .fails where constraint == addition.declaration.whereClause:
                return .unusable("is there only where `\(constraint)`", .anotherWay)
            case .fails: return .unusable("is there only for `\(constraint)`", .anotherWay)
            case .unknown: open.append(constraint)
            }
        }
        let generics = resolver.withoutProblems {
            OpenedGenerics(candidate, resolver: resolver, made: substitution)
        }
        if let constraint = generics.constraint {
            let evaluator = ConstraintEvaluator(resolver: resolver)
            let map = candidate.ownSubstitution(substitution)
            switch evaluator.outcome(of: constraint, substitution: map, in: candidate.context) {
            case .holds: break
            case .fails: return .unusable("is there only where `\(constraint)`", .anotherWay)
            case .unknown: open.append(constraint)
            }
        }
        if case .conformance = candidate.origin, takesAssociatedType(candidate, substitution) {
            return .unusable("takes an associated type", .closure)
        }
        let passed = candidate.passedParameters(naming: names)
        let isUnsupported = passed.contains { parameter in
            Self.unsupported(parameter, of: candidate) != nil || generics.fault(of: parameter) != nil
        }
        if isUnsupported || candidate.confusion(passing: passed) != nil { return .unsupported }
        return open.isEmpty ? .usable : .conditional(open)
    }

    /// Asks for each outcome of the `#if` around it to be looked at on its own.
    func requireConditions(of candidate: InitializerCandidate) {
        let open = openConditions(of: candidate)
        for file in [candidate.file, candidate.owner.file] {
            file.module.conditions.require(open, at: candidate.location)
        }
    }

    private func openConditions(of candidate: InitializerCandidate) -> Conditions {
        candidate.conditions.filter { !assumed.contains($0) }
    }

    private func obstacle(to candidate: InitializerCandidate) -> (reason: String, cure: Cure)? {
        if candidate.access < .internal {
            let why =
                Self.isNarrowedByProperty(candidate)
                ? "as one of its properties is" : "and its factory is generated into a file of its own"
            return ("is `\(candidate.access.rawValue)`, \(why)", .access)
        }
        let home = candidate.accessFile ?? candidate.file
        if !candidate.access.reaches(file, from: home) {
            return ("is `\(candidate.access.rawValue)` to module `\(home.module.name)`", .access)
        }
        if let superclass = candidate.unreadSuperclass {
            return ("comes from `\(superclass)`, which no source that is read here declares", .anotherWay)
        }
        guard let declaration = candidate.declaration else { return nil }
        if declaration.isUnavailable { return ("is marked unavailable", .anotherWay) }
        if declaration.failability != .no { return ("may return nil", .unwrapping) }
        return nil
    }

    private func takesAssociatedType(
        _ candidate: InitializerCandidate,
        _ substitution: [String: ResolvedType]
    ) -> Bool {
        let map = candidate.ownSubstitution(substitution)
        return candidate.requiredParameters.contains { parameter in
            let type = resolver.withoutProblems { resolver.resolve(parameter.type, in: candidate.context) }
            return type.substituting(map).hasGenericParameter
        }
    }

    private func isVisible(_ addition: ExtensionSymbol, of type: TypeSymbol) -> Bool {
        let module = addition.file.module
        return module === type.module || module === file.module || file.visibleModules.contains { $0.module === module }
    }

    private static func isNarrowedByProperty(_ candidate: InitializerCandidate) -> Bool {
        if case .memberwise = candidate.origin { candidate.access < candidate.owner.access } else { false }
    }

    /// Why a parameter that a call has to pass can't be passed, as the rest of "parameter `x` …".
    static func unsupported(_ parameter: ParameterDeclaration, of candidate: InitializerCandidate) -> String? {
        if case .memberwise = candidate.origin, !parameter.attributes.isEmpty {
            return "has a property wrapper that decides what the memberwise initializer takes"
        }
        // Of its own, it takes an existential that the compiler opens.
        if case .some = parameter.type.withoutHarmlessSpecifiers { return nil }
        return unsupported(parameter.type)
    }

    /// Why a value of a type so written can't be passed.
    static func unsupported(_ type: TypeSyntax) -> String? {
        switch type {
        case .attributed(let specifiers, let attributes, let base):
            for specifier in specifiers where !harmlessSpecifiers.contains(specifier) {
                return "is `\(specifier)`"
            }
            if attributes.contains(where: { $0.name == "autoclosure" }) { return "is an `@autoclosure`" }
            return unsupported(base)
        case .some: return "has an opaque type, `\(type.text)`"
        case .packExpansion, .packElement: return "is a parameter pack"
        case .suppressed: return "has a suppressed constraint, `\(type.text)`"
        case .variadic: return "is variadic"
        case .unreadable(let text): return "has a type that can't be read, `\(text)`"
        case .optional(let wrapped), .implicitlyUnwrapped(let wrapped), .array(let wrapped): return unsupported(wrapped)
        default: return nil
        }
    }

    fileprivate static let harmlessSpecifiers: Set<String> = [
        "borrowing", "consuming", "sending", "__owned", "__shared", "nonisolated(nonsending)",
    ]
}

extension TypeSyntax {
    /// Without `sending` and others that change nothing for who passes a value.
    fileprivate var withoutHarmlessSpecifiers: TypeSyntax {
        guard case .attributed(let specifiers, let attributes, let type) = self, attributes.isEmpty,
            specifiers.allSatisfy(InitializerUsability.harmlessSpecifiers.contains)
        else { return self }
        return type.withoutHarmlessSpecifiers
    }
}
