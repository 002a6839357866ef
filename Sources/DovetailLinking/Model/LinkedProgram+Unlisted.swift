import DovetailGraph
import DovetailSyntax

extension LinkedProgram {
    /// The bindings of the assemblies that a composition could list, for near misses: the likeliest first. `ids` has the graph's scopes by their
    /// index in the program.
    func unlistedBindings(of composition: LinkedComposition, _ ids: [Int: ScopeID]) -> [Graph.Unlisted] {
        let listed = Set(composition.assemblies)
        // What the composition's file imports and lists nothing of is likely to be what was taken out by mistake.
        let imported = composition.imports.map { $0.path[0] }
        let modules = Set([composition.module] + listed.map { assemblies[$0].module } + imported)
        let additions = additions(to: composition)
        let bundles = forgottenBundles(of: composition, imported: Set(imported))
        var near: [Graph.Unlisted] = []
        var far: [Graph.Unlisted] = []
        for (index, assembly) in assemblies.enumerated() where !listed.contains(index) && !doubles.contains(index) {
            guard let scope = assembly.scope, assembly.shows(assembly.access, to: composition) else { continue }
            // The contract of a scope stands beside it, where every product sees both.
            let isOfTheProduct = modules.contains(assembly.module) || assembly.module == scopes[scope].module
            let isNear = isOfTheProduct && !additions.contains(index)
            let isOwnPackage = assembly.packageName == composition.packageName
            let registrations =
                assembly.registrations.map { (registration: $0, condition: nil) } + assembly.possibleRegistrations
            for (registration, condition) in registrations where registration.decoration == nil {
                let binding = registration.binding(
                    scope: ScopeID(0),
                    assembly: assembly.name,
                    isOwnPackage: isOwnPackage
                )
                binding.assemblyIndex = index
                if !composition.rules.isEmpty { binding.madeType = registration.type.key }
                let name = scopes[scope].path.last ?? ""
                var unlisted = Graph.Unlisted(binding, scope: ids[scope], scopeName: name, isNear: isNear)
                unlisted.condition = condition
                unlisted.bundle = bundles[index]
                if isNear { near.append(unlisted) } else { far.append(unlisted) }
            }
        }
        return Self.makersFirst(near) + Self.makersFirst(far)
    }

    /// Who lists what makes something has it; who lists a contract has to hand it in.
    private static func makersFirst(_ unlisted: [Graph.Unlisted]) -> [Graph.Unlisted] {
        unlisted.filter { $0.binding.lifetime != .input } + unlisted.filter { $0.binding.lifetime == .input }
    }

    /// Finds what all compositions that list it put in the place of something else.
    func findDoubles() -> Set<Int> {
        var replacing: Set<Int> = []
        var listed: Set<Int> = []
        for composition in compositions {
            let overrides = Set(composition.overrides.map(\.assembly))
            replacing.formUnion(overrides)
            listed.formUnion(composition.assemblies.filter { !overrides.contains($0) })
        }
        return replacing.subtracting(listed)
    }

    /// By assembly, a composition that exposes nothing, so that it is there to be included, and of which this one has no part: neither the whole nor
    /// an assembly. Only what its file sees counts.
    private func forgottenBundles(of composition: LinkedComposition, imported: Set<String>) -> [Int: String] {
        var bundles: [Int: String] = [:]
        let listed = Set(composition.assemblies)
        for other in compositions where other.exposures.isEmpty && other.identity != composition.identity {
            guard other.module == composition.module || imported.contains(other.module),
                other.isVisible(to: composition), !other.includes.contains(composition.identity),
                !composition.includes.contains(other.identity), other.assemblies.count > 1,
                listed.isDisjoint(with: other.assemblies)
            else { continue }
            for assembly in other.assemblies where bundles[assembly] == nil { bundles[assembly] = other.name }
        }
        return bundles
    }

    /// What compositions that include this one list besides: a demo's host, a test's.
    private func additions(to composition: LinkedComposition) -> Set<Int> {
        var additions: Set<Int> = []
        for other in compositions where other.includes.contains(composition.identity) {
            additions.formUnion(other.ownAssemblies)
        }
        return additions
    }
}

extension LinkedComposition {
    /// Whether another composition may name it.
    fileprivate func isVisible(to other: LinkedComposition) -> Bool {
        switch access {
        case .private, .fileprivate: false
        case .internal: module == other.module
        case .package: packageName == other.packageName
        case .public, .open: true
        }
    }
}

extension LinkedAssembly {
    /// Whether a composition may name what the assembly may, if that has a certain access.
    func shows(_ access: AccessLevel, to composition: LinkedComposition) -> Bool {
        switch access {
        case .private, .fileprivate: false
        case .internal: module == composition.module
        case .package: packageName == composition.packageName
        case .public, .open: true
        }
    }
}
