import DovetailDiagnostics
import DovetailSyntax

/// From scanned modules to registrations, scopes and compositions with every name resolved.
package enum Linker {
    /// Symbols first, then what is built on them: scopes, assemblies, compositions.
    package static func link(_ modules: [ModuleSources], target: String) -> LinkedProgram {
        let table = SymbolTableBuilder.build(modules)
        let resolver = NameResolver(table)
        let types = ManifestTypes(resolver)
        var diagnostics: [Diagnostic] = []

        let scopes = ScopeReader(types.scopes, resolver: resolver)
        diagnostics += scopes.problems.filter { $0.module == target }.map(\.diagnostic)

        let assemblies = readAssemblies(types.assemblies, scopes, resolver, target, &diagnostics)
        let compositions = readCompositions(types, assemblies, resolver, target, &diagnostics)

        var program = LinkedProgram(
            target: target,
            scopes: scopes.scopes,
            assemblies: assemblies,
            compositions: compositions,
            names: names(of: table, resolver),
            diagnostics: sorted(diagnostics)
        )
        program.implementations = ImplementationSearch(modules)
        program.names.explicitlyImported = explicitImports(of: modules.filter { $0.name == target })
        return program
    }

    private static func readAssemblies(
        _ symbols: [TypeSymbol],
        _ scopes: ScopeReader,
        _ resolver: NameResolver,
        _ target: String,
        _ diagnostics: inout [Diagnostic]
    ) -> [LinkedAssembly] {
        let finder = InitializerFinder(resolver: resolver)
        let reader = AssemblyReader(
            resolver: resolver,
            finder: finder,
            isolation: IsolationInference(resolver: resolver, finder: finder, assemblies: symbols),
            scopes: scopes.indices,
            scopeNames: scopes.scopes.map { $0.path.joined(separator: ".") },
            scopeIsolations: scopes.scopes.map(\.isolation)
        )
        return symbols.map { symbol in
            let (assembly, problems) = reader.read(symbol)
            if symbol.module.name == target { diagnostics += problems }
            return assembly
        }
    }

    private static func readCompositions(
        _ types: ManifestTypes,
        _ assemblies: [LinkedAssembly],
        _ resolver: NameResolver,
        _ target: String,
        _ diagnostics: inout [Diagnostic]
    ) -> [LinkedComposition] {
        if types.compositions.isEmpty { return [] }
        let indices = types.assemblies.enumerated().map { ($1.identity, $0) }
        let reader = CompositionReader(
            resolver: resolver,
            assemblies: Dictionary(indices, uniquingKeysWith: { first, _ in first }),
            assemblyNames: assemblies.map(\.name),
            compositionIdentities: Set(types.compositions.map(\.identity)),
            compositionNames: types.compositions.map(\.name)
        )
        let listings = types.compositions.map { reader.read($0) }
        let flattener = IncludeFlattener(
            listings: Dictionary(listings.map { ($0.symbol.identity, $0) }, uniquingKeysWith: { first, _ in first }),
            assemblies: assemblies
        )
        return listings.map { listing in
            let (composition, problems) = flattener.composition(of: listing)
            if composition.module == target { diagnostics += problems }
            return composition
        }
    }

    private static func names(of table: SymbolTable, _ resolver: NameResolver) -> ProgramNames {
        var declaring: [String: [String]] = [:]
        for module in table.modules {
            for name in module.members.keys { declaring[name, default: []].append(module.name) }
        }
        return ProgramNames(
            declaringModules: declaring,
            modules: Set(table.modules.map(\.name)),
            externalImports: resolver.mentions.imports(excluding: table)
        )
    }

    private static func explicitImports(of modules: [ModuleSources]) -> Set<String> {
        let imports = modules.flatMap(\.files).flatMap(\.imports)
        return Set(imports.filter { $0.access.map { $0 < .public } ?? false }.compactMap(\.path.first))
    }

    /// By place, each once.
    private static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var seen: Set<Diagnostic> = []
        return diagnostics.filter { seen.insert($0).inserted }.sorted { left, right in
            if left.location != right.location { return left.location < right.location }
            return (left.id.rawValue, left.headline) < (right.id.rawValue, right.headline)
        }
    }
}
