import DovetailGraph
import DovetailSyntax

/// Infers which global actor an initializer runs on, in the compiler's order.
final class IsolationInference {
    let resolver: NameResolver
    let finder: InitializerFinder
    /// By module, the isolation that it is compiled with.
    private let defaults: [String: ActorName]
    private var cache: [ObjectIdentifier: TypeIsolation] = [:]
    private var visiting: Set<ObjectIdentifier> = []
    private var impliedCache: [ObjectIdentifier: Bool] = [:]

    /// What a type's members get that say nothing themselves.
    enum TypeIsolation: Hashable {
        case unspecified
        case nonisolated
        case actor(ActorName)
    }

    init(resolver: NameResolver, finder: InitializerFinder, assemblies: [TypeSymbol]) {
        self.resolver = resolver
        self.finder = finder
        defaults = Self.defaults(stated: assemblies, resolver)
    }

    /// What closures in the body of a manifest run on that say nothing themselves: what its property does.
    func isolation(of body: ManifestBody, of manifest: TypeSymbol) -> ActorName? {
        if let actor = resolver.globalActor(body.attributes, in: body.context) { return actor }
        if Self.isNonisolated(body.modifiers) { return nil }
        return body.addition.map(isolation) ?? isolation(of: manifest)
    }

    /// What a caller of an initializer has to put up with.
    ///
    /// - Parameter substitution: What the generic parameters of the type that is made stand for.
    func effects(of candidate: InitializerCandidate, substitution: [String: ResolvedType] = [:]) -> Effects {
        guard let declaration = candidate.declaration else { return Effects(isolation: isolation(of: candidate)) }
        let map = candidate.ownSubstitution(substitution)
        let throwing = throwing(declaration.throwing, in: candidate.context, map)
        return Effects(
            isAsync: declaration.isAsync,
            isThrowing: throwing != .nothing,
            thrown: throwing.type?.errorKey,
            isolation: isolation(of: candidate)
        )
    }

    /// The only type of error that an initializer throws; nil where it says none.
    func thrownType(of candidate: InitializerCandidate, substitution: [String: ResolvedType]) -> ResolvedType? {
        let map = candidate.ownSubstitution(substitution)
        return throwing(candidate.declaration?.throwing, in: candidate.context, map).type
    }

    /// The only type of error that a making closure throws; nil where it says none.
    func thrownType(of closure: ClosureExpression, in context: LexicalContext) -> ResolvedType? {
        throwing(closure.throwing, in: context).type
    }

    /// What a caller of a making closure has to put up with, by its signature alone.
    ///
    /// - Parameter surrounding: What the code runs on that it is written in.
    func effects(of closure: ClosureExpression, in context: LexicalContext, within surrounding: ActorName?) -> Effects {
        let throwing = throwing(closure.throwing, in: context)
        return Effects(
            isAsync: closure.isAsync,
            isThrowing: throwing != .nothing,
            thrown: throwing.type?.errorKey,
            isolation: resolver.globalActor(closure.attributes, in: context) ?? surrounding
        )
    }

    /// A target that is compiled with a default isolation says so by `typealias DefaultIsolation` in an assembly.
    private static func defaults(stated assemblies: [TypeSymbol], _ resolver: NameResolver) -> [String: ActorName] {
        var defaults: [String: ActorName] = [:]
        for assembly in assemblies {
            guard let alias = assembly.ownAlias(named: RuntimeVocabulary.defaultIsolation),
                resolver.resolve(alias.declaration.type, in: alias.context).identity == "MainActor"
            else { continue }
            defaults[assembly.module.name] = "MainActor"
        }
        return defaults
    }

    /// What is thrown, once generic parameters are known.
    private enum Throwing: Equatable {
        case nothing
        case anything
        case only(ResolvedType)

        var type: ResolvedType? {
            if case .only(let type) = self { type } else { nil }
        }
    }

    private func throwing(
        _ clause: ThrowsClause?,
        in context: LexicalContext,
        _ map: [String: ResolvedType] = [:]
    ) -> Throwing {
        switch clause {
        case nil: return .nothing
        case .untyped, .rethrows: return .anything
        case .typed(let error):
            let type = resolver.withoutProblems {
                resolver.substitute(map, into: resolver.resolve(error, in: context), in: context)
            }
            if type.identity == "Never" { return .nothing }
            return type.identity == "Error" || type.hasGenericParameter ? .anything : .only(type)
        }
    }

    /// Whether an initializer may run on an actor that no declaration shows: neither it nor its type says anything, and the type inherits from
    /// something that is not read.
    func mayBeHidden(_ candidate: InitializerCandidate) -> Bool {
        let owner = candidate.owner
        var stating = [(owner.declaration.attributes, owner.declaration.modifiers, owner.outerContext)]
        if let addition = candidate.addition {
            stating.append((addition.declaration.attributes, addition.declaration.modifiers, addition.context))
        }
        if let declaration = candidate.declaration {
            stating.append((declaration.attributes, declaration.modifiers, candidate.context))
        }
        for (attributes, modifiers, context) in stating {
            if Self.isNonisolated(modifiers) || resolver.globalActor(attributes, in: context) != nil { return false }
        }
        return resolver.allSupertypes(of: owner).contains { supertype in
            guard case .nominal(let nominal) = supertype, nominal.module == nil else { return false }
            let name = nominal.path.joined(separator: ".")
            return StandardLibrary.protocols[name] == nil && !SendableInference.protocols.contains(name)
        }
    }

    /// The global actor that an initializer runs on.
    func isolation(of candidate: InitializerCandidate) -> ActorName? {
        if candidate.isMadeNonisolated { return nil }
        guard let declaration = candidate.declaration else { return impliedIsolation(of: candidate.owner) }
        if let actor = resolver.globalActor(declaration.attributes, in: candidate.context) { return actor }
        if Self.isNonisolated(declaration.modifiers) { return nil }
        if let overridden = finder.overridden(by: candidate) { return isolation(of: overridden) }
        if let actor = requiredIsolation(of: candidate) { return actor }
        if let addition = candidate.addition { return isolation(in: addition) }
        return isolation(of: candidate.owner)
    }

    /// That of the members of an extension.
    private func isolation(in addition: ExtensionSymbol) -> ActorName? {
        if let actor = resolver.globalActor(addition.declaration.attributes, in: addition.context) { return actor }
        if Self.isNonisolated(addition.declaration.modifiers) { return nil }
        let type = addition.type
        switch typeIsolation(of: type) {
        case .actor(let actor): return actor
        case .nonisolated where !type.isExplicitlyNonisolated || mustBeSendable(type): return nil
        // `nonisolated` on a type is not said of its extensions, which have their own module's default.
        case .nonisolated, .unspecified: return defaults[addition.file.module.name]
        }
    }

    /// That of a protocol's initializer that this one is there for, if the same declaration or extension states the conformance.
    private func requiredIsolation(of candidate: InitializerCandidate) -> ActorName? {
        let owner = candidate.owner
        // A type that says that it is nonisolated conforms so, unless its module's default lets conformances be isolated.
        let conformsAnywhere =
            owner.isExplicitlyNonisolated && defaults[candidate.file.module.name] == nil
        if owner.declaration.kind == .protocol || conformsAnywhere { return nil }
        let primary = resolver.primarySupertypes(of: owner)
        let stated =
            candidate.addition.map { resolver.statedSupertypes($0.declaration.inherited, in: $0.outerContext) }
            ?? primary
        if stated.isEmpty { return nil }
        let labels = candidate.parameters.map(\.label)
        // What the declaration states already, an extension states in vain.
        let others = candidate.addition == nil ? [] : resolver.protocols(among: primary, from: owner.file)
        for symbol in resolver.protocols(among: stated, from: candidate.file)
        where !others.contains(where: { $0 === symbol }) {
            for requirement in symbol.declaration.members.initializers
            where requirement.parameters.map(\.label) == labels && isSatisfied(requirement, of: symbol, by: candidate) {
                if let actor = isolation(ofRequirement: requirement, in: symbol) { return actor }
            }
        }
        return nil
    }

    /// Whether the types are the same, as far as they are told without knowing what associated types stand for.
    private func isSatisfied(
        _ requirement: InitializerDeclaration,
        of symbol: TypeSymbol,
        by candidate: InitializerCandidate
    ) -> Bool {
        zip(requirement.parameters, candidate.parameters).allSatisfy { wanted, given in
            let type = resolver.withoutProblems { resolver.resolve(wanted.type, in: symbol.context) }
            if type.hasGenericParameter { return true }
            let own = resolver.withoutProblems { resolver.resolve(given.type, in: candidate.context) }
            return own.identity == type.identity
        }
    }

    private func isolation(ofRequirement requirement: InitializerDeclaration, in symbol: TypeSymbol) -> ActorName? {
        if let actor = resolver.globalActor(requirement.attributes, in: symbol.context) { return actor }
        return Self.isNonisolated(requirement.modifiers) ? nil : isolation(of: symbol)
    }

    /// That of an initializer that nobody writes: it is nonisolated, though the type is not, unless a property that it sets keeps it on the
    /// actor.
    private func impliedIsolation(of type: TypeSymbol) -> ActorName? {
        guard case .actor(let actor) = typeIsolation(of: type) else { return nil }
        // What overrides the `init()` of `NSObject` is on the actor, unlike what overrides one that says that it is nonisolated.
        if let superclass = resolver.firstBinarySupertype(of: type), !BinarySupertypes.isProtocol(superclass) {
            return actor
        }
        if type.declaration.kind == .actor { return actor }
        let id = ObjectIdentifier(type)
        if let known = impliedCache[id] { return known ? nil : actor }
        // One whose value makes another of its own kind is the compiler's to complain of.
        impliedCache[id] = false
        let properties = IsolatedProperties(of: type, isolation: self)
        let isNonisolated = properties.leaveInitializerNonisolated
        impliedCache[id] = isNonisolated
        return isNonisolated ? nil : actor
    }

    /// The global actor of a type.
    func isolation(of type: TypeSymbol) -> ActorName? {
        if case .actor(let actor) = typeIsolation(of: type) { actor } else { nil }
    }

    private func typeIsolation(of type: TypeSymbol) -> TypeIsolation {
        let id = ObjectIdentifier(type)
        if let known = cache[id] { return known }
        guard visiting.insert(id).inserted else { return .unspecified }
        defer { visiting.remove(id) }
        let isolation = inferredIsolation(of: type)
        cache[id] = isolation
        return isolation
    }

    private func inferredIsolation(of type: TypeSymbol) -> TypeIsolation {
        let declaration = type.declaration
        if let actor = resolver.globalActor(declaration.attributes, in: type.outerContext) { return .actor(actor) }
        if type.isExplicitlyNonisolated { return .nonisolated }
        if let superclass = resolver.superclass(of: type) {
            let inherited = typeIsolation(of: superclass.symbol)
            if inherited != .unspecified { return inherited }
        }
        // A conformance that an extension states isolates nothing, be it in the same file.
        let conformances = resolver.primarySupertypes(of: type)
        for conformance in conformances {
            guard case .nominal(let nominal) = conformance else { continue }
            if nominal.module == nil {
                if BinarySupertypes.mainActorTypes.contains(nominal.name) { return .actor("MainActor") }
            } else if let symbol = resolver.scannedProtocol(conformance, from: type.file),
                let actor = isolation(of: symbol)
            {
                return .actor(actor)
            }
        }
        return declaration.kind == .actor ? .nonisolated : defaultIsolation(of: type)
    }

    private func defaultIsolation(of type: TypeSymbol) -> TypeIsolation {
        guard let actor = defaults[type.module.name] else { return .unspecified }
        if type.declaration.kind != .protocol, mustBeSendable(type, exceptOnActors: true) { return .nonisolated }
        // Inside a type's braces, though not inside an extension's, the default is the type's. Inside an extension of an actor it may be
        // either, by the order in which the compiler looks at things, and every caller can bear the isolated.
        if let parent = type.parent, parent.context === type.outerContext, isolation(of: parent) != actor {
            return .unspecified
        }
        return .actor(actor)
    }

    /// Whether its declaration names a protocol that asks for what an isolated type can't be: all that inherit from `Sendable`, and not
    /// `Sendable` itself.
    private func mustBeSendable(_ type: TypeSymbol, exceptOnActors: Bool = false) -> Bool {
        resolver.primarySupertypes(of: type).contains { conformance in
            if case .nominal(let nominal) = conformance, nominal.module == nil {
                return SendableInference.protocols.contains(nominal.name) && nominal.name != "Sendable"
            }
            guard let symbol = resolver.scannedProtocol(conformance, from: type.file) else { return false }
            if exceptOnActors, isolation(of: symbol) != nil { return false }
            return resolver.allSupertypes(of: symbol).contains { supertype in
                guard case .nominal(let nominal) = supertype, nominal.module == nil else { return false }
                return nominal.name == "SendableMetatype" || SendableInference.protocols.contains(nominal.name)
            }
        }
    }

    static func isNonisolated(_ modifiers: [String]) -> Bool {
        modifiers.contains { $0.hasPrefix("nonisolated") }
    }
}

extension TypeSymbol {
    /// Whether it says `nonisolated` itself.
    var isExplicitlyNonisolated: Bool { IsolationInference.isNonisolated(declaration.modifiers) }
}
