import DovetailSyntax

/// Decides the `where` clause of an extension for given generic arguments, as far as it can be read.
struct ConstraintEvaluator {
    let resolver: NameResolver

    /// The outcome for `clause`, read where the extension stands.
    func outcome(
        of clause: String,
        substitution: [String: ResolvedType],
        in addition: ExtensionSymbol
    ) -> ConditionEvaluator.Outcome {
        var outcome = ConditionEvaluator.Outcome.holds
        for requirement in Self.requirements(of: clause) {
            switch self.outcome(ofRequirement: requirement, substitution, addition) {
            case .fails: return .fails
            case .unknown: outcome = .unknown
            case .holds: continue
            }
        }
        return outcome
    }

    private func outcome(
        ofRequirement requirement: String,
        _ substitution: [String: ResolvedType],
        _ addition: ExtensionSymbol
    ) -> ConditionEvaluator.Outcome {
        if let (left, right) = Self.split(requirement, at: "==") {
            guard let left = type(left, substitution, addition), let right = type(right, substitution, addition) else {
                return .unknown
            }
            if left.identity == right.identity { return .holds }
            return left.hasGenericParameter || right.hasGenericParameter ? .unknown : .fails
        }
        guard let (left, right) = Self.split(requirement, at: ":"), let type = type(left, substitution, addition),
            case .nominal(let nominal) = type, let symbol = resolver.symbol(of: nominal, from: addition.file),
            let constraint = self.type(right, substitution, addition)
        else { return .unknown }
        if case .nominal(let wanted) = constraint, wanted.module == nil, wanted.path == ["AnyObject"] {
            return symbol.declaration.kind == .class || symbol.declaration.kind == .actor ? .holds : .fails
        }
        let supertypes = resolver.allSupertypes(of: symbol)
        if supertypes.contains(where: { $0.identity == constraint.identity }) { return .holds }
        // A binary supertype may bring the conformance, and some conformances need no declaration.
        guard case .existential(let parts) = constraint, case .nominal(let wanted) = parts.first, wanted.module != nil
        else {
            return .unknown
        }
        return supertypes.allSatisfy(\.isScanned) ? .fails : .unknown
    }

    private func type(
        _ text: String,
        _ substitution: [String: ResolvedType],
        _ addition: ExtensionSymbol
    ) -> ResolvedType? {
        guard let syntax = TypeSyntax.parse(text) else { return nil }
        let resolved = resolver.withoutProblems { resolver.resolve(syntax, in: addition.context) }
        return resolved.substituting(substitution)
    }

    /// The clause at its commas outside brackets.
    private static func requirements(of clause: String) -> [String] {
        var depth = 0
        var parts = [""]
        for character in clause {
            if "<([".contains(character) { depth += 1 }
            if ">)]".contains(character) { depth -= 1 }
            if character == ",", depth == 0 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts
    }

    private static func split(_ text: String, at separator: String) -> (String, String)? {
        let bytes = Array(text.utf8)
        let wanted = Array(separator.utf8)
        guard bytes.count > wanted.count else { return nil }
        for index in 0..<(bytes.count - wanted.count)
        where bytes[index..<index + wanted.count].elementsEqual(wanted) {
            return (
                String(decoding: bytes[..<index], as: UTF8.self),
                String(decoding: bytes[(index + wanted.count)...], as: UTF8.self)
            )
        }
        return nil
    }
}

extension ResolvedType {
    /// Whether a part of it is still a generic parameter.
    var hasGenericParameter: Bool {
        switch self {
        case .genericParameter: true
        case .nominal(let nominal):
            nominal.arguments.contains(where: \.hasGenericParameter)
                || nominal.outerArguments.contains { $0.contains(where: \.hasGenericParameter) }
        case .existential(let parts), .opaque(let parts): parts.contains(where: \.hasGenericParameter)
        case .optional(let type), .array(let type), .metatype(let type), .existentialMetatype(let type):
            type.hasGenericParameter
        case .dictionary(let key, let value): key.hasGenericParameter || value.hasGenericParameter
        case .tuple(let elements): elements.contains { $0.type.hasGenericParameter }
        case .function(let function):
            function.parameters.contains { $0.type.hasGenericParameter } || function.result.hasGenericParameter
                || function.thrownType?.hasGenericParameter == true
        case .verbatim: false
        }
    }

    /// Whether it is a nominal type of a scanned module.
    fileprivate var isScanned: Bool {
        if case .nominal(let nominal) = self { nominal.module != nil } else { false }
    }
}
