import DovetailSyntax

extension NameResolver {
    /// A constraint as the type of a value.
    func value(_ constraint: ResolvedType, in context: LexicalContext) -> ResolvedType {
        switch constraint {
        case .composition(let parts):
            return existential(parts, in: context)
        case .metatype(let instance) where instance.isConstraint:
            let type = value(instance, in: context)
            if case .nominal = type { return .metatype(type) }
            return .existentialMetatype(type)
        default:
            return constraint.asValue
        }
    }

    /// The existential of what conforms to all parts; the class itself where they say no more than one.
    func existential(_ parts: [ResolvedType], in context: LexicalContext) -> ResolvedType {
        let parts = reduced(parts, in: context)
        if parts.count == 1, case .nominal(let nominal) = parts[0], let kind = nominal.kind, kind != .protocol {
            return parts[0]
        }
        if parts.count == 1, case .metatype = parts[0] { return value(parts[0], in: context) }
        return .existential(parts)
    }

    /// The parts of a composition without those that others imply: protocols that another part inherits from or conforms
    /// to, and `AnyObject` beside a class.
    func reduced(_ parts: [ResolvedType], in context: LexicalContext) -> [ResolvedType] {
        guard parts.count > 1 else { return parts }
        var parts = parts.map { part in
            ConstraintPart(
                part,
                implied: implied(by: part, in: context),
                primaryNames: primaryNames(of: part, in: context)
            )
        }
        shareArguments(among: &parts)
        let kept = parts.indices.filter { index in
            !parts.indices.contains { other in
                other != index && parts[other].implies(parts[index])
                    // Of two that say the same, such as `P` and `P<Int>`, one stays.
                    && !(parts[index].implies(parts[other]) && other > index)
            }
        }
        return ResolvedType.canonicalParts(kept.map { parts[$0].type })
    }

    /// What a part says besides its own name, by the names of declarations.
    private func implied(by part: ResolvedType, in context: LexicalContext) -> Set<String> {
        guard case .nominal(let nominal) = part else { return [] }
        var names: Set<String> = nominal.isClass ? ["AnyObject"] : []
        guard let symbol = symbol(of: nominal, from: context.file) else {
            return nominal.module == nil ? StandardLibrary.ancestors(of: nominal.declarationName) : names
        }
        names.formUnion(impliedByIsolation(of: symbol))
        for case .nominal(let supertype) in allSupertypes(of: symbol) {
            names.insert(supertype.declarationName)
            if supertype.isClass { names.insert("AnyObject") }
            if supertype.module == nil { names.formUnion(StandardLibrary.ancestors(of: supertype.declarationName)) }
        }
        return names
    }

    /// The conformances that actors and classes of a global actor have without a word.
    private func impliedByIsolation(of type: TypeSymbol) -> Set<String> {
        if type.declaration.kind == .actor { return StandardLibrary.ancestors(of: "Actor").union(["Actor"]) }
        guard type.declaration.kind == .class,
            globalActor(type.declaration.attributes, in: type.outerContext) != nil
        else { return [] }
        return StandardLibrary.ancestors(of: "Sendable").union(["Sendable"])
    }

    /// Hands `One<Int>`'s argument to the `Two` of `Two & One<Int>` where `Two` inherits from `One` and calls it the same.
    private func shareArguments(among parts: inout [ConstraintPart]) {
        for index in parts.indices where parts[index].associated.isEmpty {
            let names = parts[index].primaryNames
            let others = parts.filter { parts[index].implied.contains($0.name) }
            let arguments = names.compactMap { name in others.lazy.compactMap { $0.associated[name] }.first }
            if !names.isEmpty, arguments.count == names.count { parts[index].setArguments(arguments) }
        }
    }

    /// What a protocol calls the types that may stand in angle brackets behind its name.
    func primaryNames(of part: ResolvedType, in context: LexicalContext) -> [String] {
        guard case .nominal(let nominal) = part, nominal.kind == .protocol else { return [] }
        if nominal.module == nil {
            return StandardLibrary.sequences.contains(nominal.declarationName) ? ["Element"] : []
        }
        return symbol(of: nominal, from: context.file)?.declaration.genericParameters.map(\.name) ?? []
    }
}

/// One member of a composition, with what it implies.
private struct ConstraintPart {
    private(set) var type: ResolvedType
    let name: String
    let implied: Set<String>
    let primaryNames: [String]
    /// What stands in its angle brackets, by the names of its primary associated types.
    private(set) var associated: [String: ResolvedType] = [:]
    private let mayBeImplied: Bool
    private var hasUnknownArguments = false

    init(_ type: ResolvedType, implied: Set<String>, primaryNames: [String]) {
        self.type = type
        self.implied = implied
        self.primaryNames = primaryNames
        guard case .nominal(let nominal) = type else {
            name = type.identity
            mayBeImplied = false
            return
        }
        name = nominal.declarationName
        mayBeImplied = nominal.kind == .protocol || nominal.module == nil
        associated = Dictionary(zip(primaryNames, nominal.arguments)) { first, _ in first }
        hasUnknownArguments = associated.count < nominal.arguments.count
    }

    mutating func setArguments(_ arguments: [ResolvedType]) {
        guard case .nominal(var nominal) = type else { return }
        nominal.arguments = arguments
        type = .nominal(nominal)
        associated = Dictionary(zip(primaryNames, arguments)) { first, _ in first }
    }

    /// Whether whatever conforms to this one conforms to the other.
    func implies(_ other: ConstraintPart) -> Bool {
        guard other.mayBeImplied, !other.hasUnknownArguments, implied.contains(other.name) || other.name == name else {
            return false
        }
        return other.associated.allSatisfy { name, argument in associated[name]?.identity == argument.identity }
    }
}

extension NominalType {
    /// That of the declaration, without arguments.
    fileprivate var declarationName: String {
        module.map { SymbolTable.identity(module: $0, path: path) } ?? path.joined(separator: ".")
    }

    fileprivate var isClass: Bool { kind == .class || kind == .actor }
}
