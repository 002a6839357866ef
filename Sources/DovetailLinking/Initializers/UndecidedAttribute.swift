import DovetailDiagnostics
import DovetailSyntax

/// An attribute that decides how an initializer is called, and stands under a `#if` whose condition is not known here.
struct UndecidedAttribute {
    /// What depends on it.
    private enum Decided {
        case isolation
        case parameters
    }

    private let attribute: AttributeSyntax
    private let decided: Decided
    private let evaluator: ConditionEvaluator
    /// Of the declaration that may have it.
    private let location: SourceLocation

    /// The first that a candidate depends on.
    init?(of candidate: InitializerCandidate, resolver: NameResolver) {
        guard let found = Self.ofActor(candidate, resolver) ?? Self.ofProperties(candidate, resolver) else {
            return nil
        }
        self = found
    }

    private init(_ attribute: AttributeSyntax, _ decided: Decided, at offset: Int, in file: FileSymbol) {
        self.attribute = attribute
        self.decided = decided
        evaluator = file.module.conditions
        location = file.location(offset)
    }

    /// Asks for each outcome of its conditions to be looked at on its own.
    func require() { evaluator.require(attribute.conditions, at: location) }

    /// The isolation of an initializer can be stated by a closure; what a memberwise initializer takes can be by an initializer.
    func diagnostic(making type: ResolvedType, at registration: SourceLocation) -> Diagnostic {
        let subject =
            switch decided {
            case .isolation: "which actor `\(type.name)` is made on"
            case .parameters: "what the initializer of `\(type.name)` takes"
            }
        let conditions = attribute.conditions.map { "`\($0)`" }.joined(separator: " and ")
        return Diagnostic(
            .ambiguousInitializer,
            at: registration,
            "\(subject) depends on a condition that is not known here",
            notes: [
                Diagnostic.Note(.related, "`\(attribute.text)` is there only if \(conditions)", at: location),
                Diagnostic.Note(
                    .suggestion,
                    "move the attribute out of the `#if`, or make the object by a closure that states what it needs"
                ),
            ]
        )
    }

    /// One that may put the initializer on a global actor, unless something nearer says on which it is.
    private static func ofActor(_ candidate: InitializerCandidate, _ resolver: NameResolver) -> UndecidedAttribute? {
        let owner = candidate.owner
        if case .declared(let declaration) = candidate.origin {
            if let found = undecidedActor(declaration.attributes, in: candidate.context, resolver) {
                return UndecidedAttribute(found, .isolation, at: candidate.offset, in: candidate.file)
            }
            if statesIsolation(declaration.attributes, declaration.modifiers, in: candidate.context, resolver) {
                return nil
            }
        }
        if let addition = candidate.addition {
            let declaration = addition.declaration
            if let found = undecidedActor(declaration.attributes, in: addition.context, resolver) {
                return UndecidedAttribute(found, .isolation, at: declaration.offset, in: addition.file)
            }
            if statesIsolation(declaration.attributes, declaration.modifiers, in: addition.context, resolver) {
                return nil
            }
        }
        for type in [owner] + supertypes(of: owner, resolver) {
            let declaration = type.declaration
            if let found = undecidedActor(declaration.attributes, in: type.outerContext, resolver) {
                return UndecidedAttribute(found, .isolation, at: type.declaration.nameOffset, in: type.file)
            }
            if type === owner, declaration.kind == .actor { return nil }
            if type === owner,
                statesIsolation(declaration.attributes, declaration.modifiers, in: type.outerContext, resolver)
            {
                return nil
            }
        }
        return nil
    }

    /// One of a property that decides what an initializer takes that nobody has written.
    private static func ofProperties(
        _ candidate: InitializerCandidate,
        _ resolver: NameResolver
    ) -> UndecidedAttribute? {
        switch candidate.origin {
        case .memberwise, .implicit: break
        default: return nil
        }
        let owner = candidate.owner
        for property in owner.declaration.members.properties where property.storage != .computed {
            let found = property.attributes.first { attribute in
                !attribute.conditions.isEmpty && attribute.isCustom
                    && resolver.globalActor(attribute, in: owner.context) == nil
            }
            if let found {
                return UndecidedAttribute(found, .parameters, at: property.offset, in: owner.file)
            }
        }
        return nil
    }

    private static func undecidedActor(
        _ attributes: [AttributeSyntax],
        in context: LexicalContext,
        _ resolver: NameResolver
    ) -> AttributeSyntax? {
        attributes.first { !$0.conditions.isEmpty && resolver.globalActor($0, in: context) != nil }
    }

    private static func statesIsolation(
        _ attributes: [AttributeSyntax],
        _ modifiers: [String],
        in context: LexicalContext,
        _ resolver: NameResolver
    ) -> Bool {
        modifiers.contains { $0.hasPrefix("nonisolated") } || resolver.globalActor(attributes, in: context) != nil
    }

    private static func supertypes(of type: TypeSymbol, _ resolver: NameResolver) -> [TypeSymbol] {
        resolver.allSupertypes(of: type).compactMap { supertype in
            guard case .nominal(let nominal) = supertype else { return nil }
            return resolver.symbol(of: nominal, from: type.file)
        }
    }
}

extension AttributeSyntax {
    /// Whether it is a wrapper, a macro or an actor, rather than one of the compiler's own.
    fileprivate var isCustom: Bool {
        name.split(separator: ".").last?.first.map { $0.isUppercase } ?? false
    }
}
