package import DovetailDiagnostics
import DovetailGraph
import DovetailLinking
package import DovetailPipeline
package import DovetailQueries
import DovetailSyntax

extension Pipeline {
    /// What a module, or an assembly, needs from elsewhere and offers, once for each way in which conditions come out; empty where none of the
    /// modules has it.
    ///
    /// - Parameter name: That of one of the modules with an assembly, or of an assembly, with or without its module.
    package static func contracts(
        of name: String,
        _ modules: [ReadModule],
        target: String,
        base: BaseFolder
    ) -> [ModuleContract] {
        let scanned = scan(modules)
        let isReadable = syntaxProblems(of: scanned, target: target).isEmpty
        let tree = ConfigurationTree(scanned, target: target)
        let leaves = tree.isTooLarge ? [] : tree.leaves.filter { !$0.program.isRefused }
        var contracts = ConfigurationMerge<ModuleContract>(leaves.map(\.configuration))
        for leaf in leaves {
            guard let part = leaf.program.part(named: name) else { continue }
            contracts.add(contract(part, leaf.program, isReadable: isReadable, base: base), in: leaf.configuration)
        }
        return contracts.merged.map { contract, condition in
            var contract = contract
            contract.condition = condition
            return contract
        }
    }

    /// The names that `contracts` takes.
    package static func contractNames(_ modules: [ReadModule], target: String) -> Set<String> {
        let program = Linker.link(scan(modules), target: target)
        return Set(program.assemblies.flatMap { [$0.module, $0.name] })
    }

    private static func contract(
        _ part: LinkedComposition,
        _ program: LinkedProgram,
        isReadable: Bool,
        base: BaseFolder
    ) -> ModuleContract {
        let graph = program.graph(of: part)
        let inspection = graph.graph.inspect()
        let isComplete = isReadable && !part.assemblies.contains { program.assemblies[$0].hasFaults }
        let scopeNames = program.scopeNames
        let writer = CompositionWriter(inspection, base: base, scopeNames: graph.scopes.map { scopeNames[$0] })
        var written = writer.composition(isComplete: isComplete)
        written.assemblies = part.assemblies.map { index in
            .init(name: program.assemblies[index].name, module: program.assemblies[index].module, role: .listed)
        }
        var reader = ContractReader(inspection, written, base: base) { id, position in
            let registration = graph.registration(of: id, in: program)
            return .init(registration.keys[position].access)
        }
        return reader.contract(named: part.name)
    }
}

extension LinkedProgram {
    /// A composition of the assemblies of a module, or of one assembly, that exposes nothing.
    fileprivate func part(named name: String) -> LinkedComposition? {
        var members = assemblies.indices.filter { assemblies[$0].module == name }
        if members.isEmpty {
            members = assemblies.indices.filter { index in
                assemblies[index].name == name || "\(assemblies[index].module).\(assemblies[index].name)" == name
            }
        }
        guard let first = members.first.map({ assemblies[$0] }) else { return nil }
        return LinkedComposition(
            module: first.module,
            packageName: first.packageName,
            path: [name],
            access: .internal,
            assemblies: members,
            exposures: [],
            imports: [],
            location: first.location,
            hasFaults: false
        )
    }
}

extension ModuleContract.Access {
    fileprivate init(_ level: AccessLevel) {
        switch level {
        case .private, .fileprivate, .internal: self = .internal
        case .package: self = .package
        case .public, .open: self = .public
        }
    }
}
