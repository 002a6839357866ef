import DovetailGraph
import DovetailSyntax

/// Finds the actor on which alone a type is what a protocol asks for: `extension Panel: @MainActor Page`.
struct IsolatedConformances {
    let resolver: NameResolver
    /// Where a type's declaration is looked for from.
    let file: FileSymbol

    /// The actor that turning a value of the type into the existential takes; nil where that goes anywhere.
    func isolation(of type: ResolvedType, as existential: ResolvedType) -> ActorName? {
        guard case .existential(let protocols) = existential, case .nominal(let nominal) = type,
            let symbol = resolver.symbol(of: nominal, from: file)
        else { return nil }
        let wanted = Set(protocols.map(\.declarationIdentity))
        var current: TypeSymbol? = symbol
        while let declaring = current {
            for stated in conformances(statedBy: declaring) where provides(stated.type, wanted) { return stated.actor }
            current = resolver.superclass(of: declaring)?.symbol
        }
        return nil
    }

    /// What a declaration and its extensions state to hold on an actor.
    private func conformances(statedBy type: TypeSymbol) -> [(type: ResolvedType, actor: ActorName)] {
        var found: [(type: ResolvedType, actor: ActorName)] = []
        func add(_ clause: [TypeSyntax], in context: LexicalContext) -> Bool {
            let before = found.count
            for inherited in clause {
                guard case .attributed(_, let attributes, _) = inherited,
                    let actor = resolver.globalActor(attributes, in: context)
                else { continue }
                found += resolver.statedSupertypes([inherited], in: context).map { ($0, actor) }
            }
            return found.count > before
        }
        _ = add(type.declaration.inherited, in: type.outerContext)
        for addition in type.extensions {
            let isIsolated = add(addition.declaration.inherited, in: addition.outerContext)
            guard isIsolated, !addition.conditions.isEmpty else { continue }
            let place = addition.file.location(addition.declaration.offset)
            addition.file.module.conditions.require(addition.conditions, at: place)
        }
        return found
    }

    /// A conformance to a protocol is one to those that it inherits from, too.
    private func provides(_ stated: ResolvedType, _ wanted: Set<String>) -> Bool {
        if wanted.contains(stated.declarationIdentity) { return true }
        guard let symbol = resolver.scannedProtocol(stated, from: file) else { return false }
        return resolver.allSupertypes(of: symbol).contains { wanted.contains($0.declarationIdentity) }
    }
}
