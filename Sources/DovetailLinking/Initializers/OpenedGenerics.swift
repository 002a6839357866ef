import DovetailSyntax

/// What an initializer's own generic parameters, and its `some P`, take in a call that has existentials to pass.
///
/// The compiler opens an existential (SE-0352) where one parameter alone, and nothing else, has the generic type. A class that bounds a generic
/// parameter needs no opening, nor does an existential that conforms to its own protocol: they stand for it wherever it is named.
struct OpenedGenerics {
    private enum Meaning {
        /// Stands for it everywhere.
        case type(ResolvedType)
        /// Is opened for the parameter that has just its type.
        case existential(ResolvedType)
        /// Nothing can, for a reason that completes "parameter `x` …".
        case nothing(String)
    }

    private let candidate: InitializerCandidate
    private let resolver: NameResolver
    /// What the generic parameters of the made type stand for.
    private var substitution: [String: ResolvedType]
    private var meanings: [String: Meaning] = [:]
    /// The parts of the `where` clause that are about the made type only.
    private(set) var constraint: String?

    /// - Parameter made: What the generic parameters of the type that is made stand for.
    init(_ candidate: InitializerCandidate, resolver: NameResolver, made: [String: ResolvedType]) {
        self.candidate = candidate
        self.resolver = resolver
        substitution = candidate.ownSubstitution(made)
        guard let declaration = candidate.declaration else { return }
        if declaration.genericParameters.isEmpty, declaration.whereClause == nil { return }
        for parameter in declaration.genericParameters { substitution[parameter.name] = nil }
        var bounds = GenericBounds(of: declaration, in: candidate.context, resolver: resolver)
        constraint = bounds.constraint
        for parameter in declaration.genericParameters {
            meanings[parameter.name] = meaning(of: parameter, &bounds)
        }
        for case (let name, .type(let type)) in meanings { substitution[name] = type }
    }

    /// The type that a call passes for a parameter, or why it can pass nothing.
    func type(of parameter: ParameterDeclaration) -> (type: ResolvedType, fault: String?) {
        let declared = resolver.resolve(parameter.type, in: candidate.context)
        switch declared {
        case .genericParameter(let name):
            switch meanings[name] {
            case .existential(let type): return (substituted(type), nil)
            case .nothing(let reason): return (declared, reason)
            case .type, nil: break
            }
        case .metatype(.genericParameter(let name)):
            if case .existential(let type) = meanings[name] { return (.existentialMetatype(substituted(type)), nil) }
        case .opaque(let parts):
            if let fault = Self.fault(of: parts) { return (declared, fault) }
            if Self.isAnything(parts) {
                return (declared, "has the type `\(parameter.typeText)`, which may be anything")
            }
            if let name = declared.ownGenericName(among: meanings.keys) {
                return (declared, "has the type `\(parameter.typeText)`, whose constraint names `\(name)`")
            }
            return (existential(parts.map(substituted)), nil)
        default: break
        }
        if let name = declared.ownGenericName(among: closedNames) {
            if case .nothing(let reason) = meanings[name] { return (declared, reason) }
            return (declared, "has the type `\(parameter.typeText)`, and `\(name)` can be opened only on its own")
        }
        return (substituted(declared), nil)
    }

    /// As `type(of:)`, without looking at what can't be generic.
    func fault(of parameter: ParameterDeclaration) -> String? {
        if meanings.isEmpty, !parameter.type.mentionsOpaque { return nil }
        return resolver.withoutProblems { type(of: parameter) }.fault
    }

    /// Those that are not the same type everywhere.
    private var closedNames: [String] {
        meanings.filter { if case .type = $0.value { false } else { true } }.map(\.key)
    }

    private func substituted(_ type: ResolvedType) -> ResolvedType {
        resolver.substitute(substitution, into: type, in: candidate.context)
    }

    private func meaning(of parameter: GenericParameter, _ bounds: inout GenericBounds) -> Meaning {
        let name = parameter.name
        if parameter.isPack { return .nothing("is a parameter pack") }
        if let type = bounds.sameTypes[name] { return .type(type) }
        let parts = bounds.parts[name] ?? []
        if let fault = Self.fault(of: parts) { return .nothing(fault) }
        if let other = bounds.others[name] {
            return .nothing("has the generic type `\(name)`, of which `\(other)` says more than an existential can")
        }
        if Self.isAnything(parts) { return .nothing("has the generic type `\(name)`, which may be anything") }
        let existential = existential(parts)
        if Self.standsForItself(existential) { return .type(existential) }
        if let other = existential.ownGenericName(among: candidate.declaration?.genericParameters.map(\.name) ?? []) {
            return .nothing("has the generic type `\(name)`, whose constraint names `\(other)`")
        }
        let users = candidate.parameters.filter { parameter in
            let type = resolver.withoutProblems { resolver.resolve(parameter.type, in: candidate.context) }
            return type.ownGenericName(among: [name]) != nil
        }
        if users.count > 1, let first = users.first, let second = users.dropFirst().first {
            let (one, other) = (first.name ?? first.label ?? "_", second.name ?? second.label ?? "_")
            return .nothing("shares the generic type `\(name)` of `\(one)` and `\(other)`, which are opened one by one")
        }
        return .existential(existential)
    }

    /// Of a class, and of an existential that conforms to its own protocol.
    private static func standsForItself(_ type: ResolvedType) -> Bool {
        switch type {
        case .existential(let parts): parts.allSatisfy { selfConforming.contains($0.identity) }
        case .nominal: true
        default: false
        }
    }

    private static let selfConforming: Set<String> = ["Error", "Sendable"]

    /// Whether the parts say nothing of what is needed, so that no key could be meant.
    private static func isAnything(_ parts: [ResolvedType]) -> Bool {
        parts.allSatisfy { markers.contains($0.identity) }
    }

    private static let markers: Set<String> = [
        "AnyObject", "BitwiseCopyable", "Copyable", "Escapable", "Sendable", "SendableMetatype",
    ]

    private static func fault(of parts: [ResolvedType]) -> String? {
        for part in parts {
            switch part {
            case .marked(.suppressed, let type): return "has a suppressed constraint, `~\(type.name)`"
            case .nominal(let nominal) where nominal.module == nil && !isKnown(nominal):
                return "is bounded by `\(nominal.name)`, which no source that is read here declares"
            default: continue
            }
        }
        return nil
    }

    /// Whether a type of a binary module is known to be a protocol, or a class.
    private static func isKnown(_ nominal: NominalType) -> Bool {
        let name = nominal.path.last ?? ""
        return StandardLibrary.protocols[name] != nil || BinarySupertypes.isProtocol(name) || isClass(nominal)
    }

    private static func isClass(_ nominal: NominalType) -> Bool {
        BinarySupertypes.classes.contains(nominal.path.last ?? "")
    }

    /// The type of a value that has all parts; the class where a binary one is the only part.
    private func existential(_ parts: [ResolvedType]) -> ResolvedType {
        if parts.count == 1, case .nominal(let nominal) = parts[0], nominal.module == nil, Self.isClass(nominal) {
            return parts[0]
        }
        return resolver.existential(parts, in: candidate.context)
    }
}

extension ResolvedType {
    /// The first of some generic parameters that it names, be it for a member.
    func ownGenericName(among names: some Sequence<String>) -> String? {
        let mentioned = Set(genericParameterNames.map { $0.split(separator: ".").first.map(String.init) ?? $0 })
        return names.filter(mentioned.contains).min()
    }
}

extension TypeSyntax {
    /// Whether it is `some P`, behind specifiers too.
    fileprivate var mentionsOpaque: Bool {
        switch self {
        case .some: true
        case .attributed(_, _, let type): type.mentionsOpaque
        default: false
        }
    }
}
