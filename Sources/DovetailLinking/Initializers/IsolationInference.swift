import DovetailGraph
import DovetailSyntax

/// Infers which global actor an initializer runs on, in the compiler's order.
final class IsolationInference {
    private let resolver: NameResolver
    /// By module, the isolation that it is compiled with.
    private let defaults: [String: String]
    private var cache: [ObjectIdentifier: String?] = [:]
    private var visiting: Set<ObjectIdentifier> = []

    init(resolver: NameResolver, assemblies: [TypeSymbol]) {
        self.resolver = resolver
        defaults = Self.defaults(stated: assemblies, resolver)
    }

    /// What a caller of an initializer has to put up with.
    func effects(of candidate: InitializerCandidate) -> Effects {
        guard case .declared(let declaration) = candidate.origin else {
            return Effects(isolation: isolation(of: candidate.owner))
        }
        return Effects(
            isAsync: declaration.isAsync,
            isThrowing: isThrowing(declaration.throwing, in: candidate.context),
            isolation: isolation(of: declaration, candidate)
        )
    }

    /// What a caller of a making closure has to put up with, by its signature alone.
    func effects(of closure: ClosureExpression, in context: LexicalContext) -> Effects {
        Effects(
            isAsync: closure.isAsync,
            isThrowing: isThrowing(closure.throwing, in: context),
            isolation: resolver.globalActor(closure.attributes, in: context) ?? defaults[context.file.module.name]
        )
    }

    /// A target that is compiled with a default isolation says so by `typealias DefaultIsolation` in an assembly.
    private static func defaults(stated assemblies: [TypeSymbol], _ resolver: NameResolver) -> [String: String] {
        var defaults: [String: String] = [:]
        for assembly in assemblies {
            guard let alias = assembly.ownAlias(named: "DefaultIsolation"),
                resolver.resolve(alias.declaration.type, in: alias.context).identity == "MainActor"
            else { continue }
            defaults[assembly.module.name] = "MainActor"
        }
        return defaults
    }

    private func isThrowing(_ clause: ThrowsClause?, in context: LexicalContext) -> Bool {
        switch clause {
        case nil: false
        case .untyped, .rethrows: true
        case .typed(let error): resolver.withoutProblems { resolver.resolve(error, in: context) }.identity != "Never"
        }
    }

    private func isolation(of declaration: InitializerDeclaration, _ candidate: InitializerCandidate) -> String? {
        if let actor = resolver.globalActor(declaration.attributes, in: candidate.context) { return actor }
        if Self.isNonisolated(declaration.modifiers) || candidate.owner.declaration.kind == .actor { return nil }
        if let addition = candidate.addition {
            if let actor = resolver.globalActor(addition.declaration.attributes, in: addition.context) { return actor }
            if Self.isNonisolated(addition.declaration.modifiers) { return nil }
        }
        return isolation(of: candidate.owner)
    }

    /// That of a type's members without an isolation of their own.
    func isolation(of type: TypeSymbol) -> String? {
        let id = ObjectIdentifier(type)
        if let known = cache[id] { return known }
        guard visiting.insert(id).inserted else { return nil }
        defer { visiting.remove(id) }
        let isolation = inferredIsolation(of: type)
        cache[id] = .some(isolation)
        return isolation
    }

    private func inferredIsolation(of type: TypeSymbol) -> String? {
        let declaration = type.declaration
        if let actor = resolver.globalActor(declaration.attributes, in: type.outerContext) { return actor }
        if Self.isNonisolated(declaration.modifiers) || declaration.kind == .actor { return nil }
        if let superclass = resolver.superclass(of: type), let actor = isolation(of: superclass.symbol) { return actor }
        for conformance in resolver.supertypes(of: type, statedIn: type.file) {
            guard case .nominal(let nominal) = conformance else { continue }
            if nominal.module == nil {
                if Self.mainActorTypes.contains(nominal.name) { return "MainActor" }
            } else if nominal.kind == .protocol, let symbol = resolver.symbol(of: nominal, from: type.file),
                let actor = isolation(of: symbol)
            {
                return actor
            }
        }
        return defaults[type.module.name]
    }

    private static func isNonisolated(_ modifiers: [String]) -> Bool {
        modifiers.contains { $0.hasPrefix("nonisolated") }
    }

    /// Superclasses and protocols of Apple's binary modules that are isolated to the main actor and commonly inherited from.
    private static let mainActorTypes: Set<String> = [
        "App", "NSApplicationDelegate", "NSView", "NSViewController", "NSWindow", "NSWindowController",
        "UIApplicationDelegate",
        "UICollectionViewCell", "UICollectionViewController", "UIControl", "UINavigationController", "UIResponder",
        "UITabBarController", "UITableViewCell", "UITableViewController", "UIView", "UIViewController", "UIWindow",
        "UIWindowSceneDelegate", "View", "ViewModifier", "WKWebView",
    ]
}
