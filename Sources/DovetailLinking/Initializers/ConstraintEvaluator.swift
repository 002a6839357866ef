import DovetailSyntax

/// Decides the constraints of an extension for given generic arguments, as far as they can be read.
struct ConstraintEvaluator {
    let resolver: NameResolver

    /// Whether an extension is one of the type with these arguments, and what it takes, as written, where it may not be.
    func outcome(
        of addition: ExtensionSymbol,
        substitution: [String: ResolvedType]
    ) -> (outcome: ConditionEvaluator.Outcome, constraint: String) {
        let extended = outcome(ofExtendedType: addition, substitution)
        if extended == .fails { return (.fails, addition.declaration.extendedType.text) }
        guard let clause = addition.declaration.whereClause else {
            return (extended, addition.declaration.extendedType.text)
        }
        let clauseOutcome = outcome(of: clause, substitution: substitution, in: addition.context)
        return clauseOutcome == .holds && extended == .unknown
            ? (.unknown, addition.declaration.extendedType.text) : (clauseOutcome, clause)
    }

    /// `extension Box<Int>`, or of an alias of that, is an extension where the parameter is `Int`.
    private func outcome(
        ofExtendedType addition: ExtensionSymbol,
        _ substitution: [String: ResolvedType]
    ) -> ConditionEvaluator.Outcome {
        let extended = resolver.withoutProblems {
            resolver.extendedType(addition.declaration.extendedType, in: addition.outerContext)
        }
        var outcome = ConditionEvaluator.Outcome.holds
        for (parameter, argument) in zip(addition.type.declaration.genericParameters, extended?.arguments ?? []) {
            guard let made = substitution[parameter.name], !argument.hasGenericParameter else { continue }
            if made.identity == argument.identity { continue }
            guard made.hasGenericParameter else { return .fails }
            outcome = .unknown
        }
        return outcome
    }

    /// The outcome for `clause`, read where it stands.
    func outcome(
        of clause: String,
        substitution: [String: ResolvedType],
        in context: LexicalContext
    ) -> ConditionEvaluator.Outcome {
        var outcome = ConditionEvaluator.Outcome.holds
        for requirement in Self.requirements(of: clause) {
            switch self.outcome(ofRequirement: requirement, substitution, context) {
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
        _ context: LexicalContext
    ) -> ConditionEvaluator.Outcome {
        if let (left, right) = Self.split(requirement, at: "==") {
            guard let left = type(left, substitution, context), let right = type(right, substitution, context) else {
                return .unknown
            }
            if left.identity == right.identity { return .holds }
            return left.hasGenericParameter || right.hasGenericParameter ? .unknown : .fails
        }
        guard let (left, right) = Self.split(requirement, at: ":"), let type = type(left, substitution, context),
            let constraint = self.type(right, substitution, context)
        else { return .unknown }
        guard case .nominal(let nominal) = type, let symbol = resolver.symbol(of: nominal, from: context.file) else {
            return outcome(ofConformance: type, to: constraint)
        }
        if constraint.identity == "AnyObject" {
            return symbol.declaration.kind == .class || symbol.declaration.kind == .actor ? .holds : .fails
        }
        let supertypes = resolver.allSupertypes(of: symbol)
        if supertypes.contains(where: { $0.identity == constraint.identity }) { return .holds }
        // A binary supertype may bring the conformance, and some conformances need no declaration.
        guard Self.isScannedProtocol(constraint) else { return .unknown }
        return supertypes.allSatisfy(\.isScanned) ? .fails : .unknown
    }

    /// Of a type that no scanned source declares: to a protocol that one does, it conforms only where a scanned source says so.
    private func outcome(
        ofConformance type: ResolvedType,
        to constraint: ResolvedType
    ) -> ConditionEvaluator.Outcome {
        guard Self.isScannedProtocol(constraint), let path = type.binaryPath else { return .unknown }
        var outcome = ConditionEvaluator.Outcome.fails
        for (declaration, context) in resolver.table.binaryConformances[path] ?? [] {
            let stated = resolver.statedSupertypes(declaration.inherited, in: context)
            let isConforming = stated.contains { supertype in
                if supertype.identity == constraint.identity { return true }
                guard case .nominal(let nominal) = supertype,
                    let symbol = resolver.symbol(of: nominal, from: context.file)
                else { return false }
                return resolver.allSupertypes(of: symbol).contains { $0.identity == constraint.identity }
            }
            guard isConforming else { continue }
            let conditions = context.file.module.conditions.undecided(declaration.conditions) ?? []
            context.file.module.conditions.require(conditions, at: context.file.location(declaration.offset))
            if declaration.whereClause == nil, conditions.isEmpty { return .holds }
            outcome = .unknown
        }
        return outcome
    }

    private static func isScannedProtocol(_ type: ResolvedType) -> Bool {
        guard case .existential(let parts) = type, parts.count == 1, case .nominal(let wanted) = parts[0] else {
            return false
        }
        return wanted.module != nil
    }

    private func type(
        _ text: String,
        _ substitution: [String: ResolvedType],
        _ context: LexicalContext
    ) -> ResolvedType? {
        guard let syntax = TypeSyntax.parse(text) else { return nil }
        let resolved = resolver.withoutProblems { resolver.resolve(syntax, in: context) }
        return resolved.substituting(substitution)
    }

    /// The clause at its commas outside brackets.
    static func requirements(of clause: String) -> [String] {
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

    static func split(_ text: String, at separator: String) -> (String, String)? {
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
        case .existential(let parts), .composition(let parts), .opaque(let parts):
            parts.contains(where: \.hasGenericParameter)
        case .optional(let type), .array(let type), .metatype(let type), .existentialMetatype(let type),
            .marked(_, let type):
            type.hasGenericParameter
        case .dictionary(let key, let value): key.hasGenericParameter || value.hasGenericParameter
        case .tuple(let elements): elements.contains { $0.type.hasGenericParameter }
        case .function(let function):
            function.parameters.contains { $0.type.hasGenericParameter } || function.result.hasGenericParameter
                || function.thrownType?.hasGenericParameter == true
        case .integer, .verbatim: false
        }
    }

    /// The dotted name of a type of a binary module, as extensions name it.
    fileprivate var binaryPath: String? {
        switch self {
        case .nominal(let nominal): nominal.module == nil ? nominal.path.joined(separator: ".") : nil
        case .optional: "Optional"
        case .array: "Array"
        case .dictionary: "Dictionary"
        default: nil
        }
    }

    /// Whether it is a nominal type of a scanned module.
    fileprivate var isScanned: Bool {
        if case .nominal(let nominal) = self { nominal.module != nil } else { false }
    }
}
