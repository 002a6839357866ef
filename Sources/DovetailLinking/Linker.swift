import DovetailDiagnostics
import DovetailSyntax

/// From scanned modules to registrations, scopes and compositions with every name resolved.
package enum Linker {
    /// How much of the modules that a target depends on is read.
    package enum Extent: Sendable {
        /// All of their manifests, for whoever asks about them.
        case everything
        /// What the target's own file and findings are made of. A target without a composition of its own needs no manifest but its own: those of the
        /// modules below it are known by name alone, and what it costs does not grow with them.
        case output
    }

    /// Symbols first, then what is built on them: scopes, compositions' listings, assemblies.
    ///
    /// - Parameter configuration: What is taken to hold of what only the compiler knows. Where that leaves open what makes a difference, the
    ///   program says so in `undecided`.
    package static func link(
        _ modules: [ModuleSources],
        target: String,
        configuration: Configuration = Configuration(),
        extent: Extent = .everything
    ) -> LinkedProgram {
        let table = SymbolTableBuilder.build(modules, target: target, configuration: configuration)
        let resolver = NameResolver(table)
        let types = ManifestTypes(resolver)
        if table.undecided.hasMissed { resolver.forget() }
        var diagnostics: [Diagnostic] = []

        let scopes = ScopeReader(types.scopes, resolver: resolver, target: target)
        diagnostics += scopes.problems.filter { $0.module == target }.map(\.diagnostic)

        let isWhole = extent == .everything || types.compositions.contains { $0.module.name == target }
        let listings = isWhole ? readListings(types, scopes, resolver, target) : []
        let assemblies = readAssemblies(types.assemblies, scopes, listings, resolver, target, isWhole, &diagnostics)
        let compositions = flatten(listings.map(\.listing), assemblies, target, &diagnostics)

        var program = LinkedProgram(
            target: target,
            scopes: scopes.scopes,
            assemblies: assemblies,
            compositions: compositions,
            names: names(of: table, resolver),
            diagnostics: sorted(diagnostics + table.undecided.problems)
        )
        program.implementations = ImplementationSearch(modules)
        program.names.explicitlyImported = explicitImports(of: modules.filter { $0.name == target })
        program.doubles = program.findDoubles()
        program.unknownNames = assemblies.flatMap(\.unknownNames) + listings.flatMap(\.listing.unknownNames)
        program.undecided = table.undecided.found
        program.isRefused = table.undecided.isRefused
        return program
    }

    /// What each composition lists itself, and whether that matters to the target: its own, and what they include, which are read first.
    private static func readListings(
        _ types: ManifestTypes,
        _ scopes: ScopeReader,
        _ resolver: NameResolver,
        _ target: String
    ) -> [(listing: CompositionReader.Listing, isNeeded: Bool)] {
        if types.compositions.isEmpty { return [] }
        let indices = types.assemblies.enumerated().map { ($1.identity, $0) }
        let reader = CompositionReader(
            resolver: resolver,
            assemblies: Dictionary(indices, uniquingKeysWith: { first, _ in first }),
            assemblyNames: types.assemblies.map(\.name),
            scopes: scopes.indices,
            compositionIdentities: Set(types.compositions.map(\.identity)),
            compositionNames: types.compositions.map(\.name)
        )
        var listings: [Int: CompositionReader.Listing] = [:]
        var needed = types.compositions.indices.filter { types.compositions[$0].module.name == target }
        resolver.table.undecided.isListening = true
        while let index = needed.popLast() {
            guard listings[index] == nil else { continue }
            let listing = reader.read(types.compositions[index])
            listings[index] = listing
            let included = Set(listing.includes.map(\.identity))
            needed += types.compositions.indices.filter { included.contains(types.compositions[$0].identity) }
        }
        resolver.table.undecided.isListening = false
        return types.compositions.indices.map { index in
            listings[index].map { ($0, true) } ?? (reader.read(types.compositions[index]), false)
        }
    }

    /// Those that matter to the target are read first: its own, those that its compositions list, and those that share seals with them. The others
    /// are read for the whole only.
    private static func readAssemblies(
        _ symbols: [TypeSymbol],
        _ scopes: ScopeReader,
        _ listings: [(listing: CompositionReader.Listing, isNeeded: Bool)],
        _ resolver: NameResolver,
        _ target: String,
        _ isWhole: Bool,
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
        var assemblies: [Int: LinkedAssembly] = [:]
        func read(where isWanted: (Int) -> Bool) {
            for (index, symbol) in symbols.enumerated() where assemblies[index] == nil && isWanted(index) {
                let (assembly, problems) = reader.read(symbol)
                if symbol.module.name == target { diagnostics += problems }
                assemblies[index] = assembly
            }
        }
        let listed = Set(listings.filter(\.isNeeded).flatMap(\.listing.assemblies))
        resolver.table.undecided.isListening = true
        read { symbols[$0].module.name == target || listed.contains($0) }
        // What one of them hands out sealed, another of its module may seal.
        let sealing = Set(assemblies.values.filter(\.mentionsHiddenTypes).map(\.module))
        read { sealing.contains(symbols[$0].module.name) }
        resolver.table.undecided.isListening = false
        if isWhole { read { _ in true } }
        return symbols.indices.map { assemblies[$0] ?? reader.outline(of: symbols[$0]) }
    }

    private static func flatten(
        _ listings: [CompositionReader.Listing],
        _ assemblies: [LinkedAssembly],
        _ target: String,
        _ diagnostics: inout [Diagnostic]
    ) -> [LinkedComposition] {
        let flattener = IncludeFlattener(
            listings: Dictionary(listings.map { ($0.symbol.identity, $0) }, uniquingKeysWith: { first, _ in first }),
            assemblies: assemblies
        )
        let indices = Dictionary(
            listings.enumerated().map { ($1.symbol.identity, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        var compositions = listings.map { listing in
            var (composition, problems) = flattener.composition(of: listing)
            composition.directIncludes = listing.includes.compactMap { include in
                indices[include.identity].map { .init(composition: $0, location: include.location) }
            }
            if composition.module == target { diagnostics += problems }
            return composition
        }
        let forgotten = ForgottenInclude(compositions: compositions, assemblies: assemblies)
        for index in compositions.indices where compositions[index].module == target {
            guard let diagnostic = forgotten.diagnostic(of: index) else { continue }
            diagnostics.append(diagnostic)
            compositions[index].hasFaults = true
        }
        return compositions
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
        return Set(imports.filter(\.hasNarrowAccess).compactMap(\.path.first))
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

extension LinkedAssembly {
    /// Whether what goes in or out of its factories is not to be seen wherever it is itself.
    fileprivate var mentionsHiddenTypes: Bool {
        registrations.contains { registration in
            let types = registration.keys + [registration.type] + registration.parameters.map(\.type)
            return types.contains { $0.access < min(access, .public) }
        }
    }
}
