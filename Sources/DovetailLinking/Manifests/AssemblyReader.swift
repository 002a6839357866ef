import DovetailDiagnostics
import DovetailGraph
import DovetailSyntax

/// Reads one assembly: its scope and its registrations.
struct AssemblyReader {
    let resolver: NameResolver
    let finder: InitializerFinder
    let isolation: IsolationInference
    /// From a scope's identity to its index in the program.
    let scopes: [String: Int]
    let scopeNames: [String]
    /// One a scope of the program.
    let scopeIsolations: [ScopeIsolation]

    /// The assembly with all that could be read of it.
    func read(_ symbol: TypeSymbol) -> (assembly: LinkedAssembly, problems: [Diagnostic]) {
        var problems: [Diagnostic] = []
        if let fault = symbol.inheritanceFault("assembly", conformance: RuntimeVocabulary.assembly, resolver) {
            return (assembly(symbol, scope: nil, [], symbol.file, [fault]), [fault])
        }
        if let fault = symbol.conditionFault { problems.append(fault) }
        resolver.requireConditions(ofConformance: RuntimeVocabulary.assembly, of: symbol)
        if let fault = symbol.extensionFault("assembly") { problems.append(fault) }
        if let fault = defaultIsolationFault(of: symbol) { problems.append(fault) }
        let scope = scope(of: symbol, &problems)
        let body = symbol.manifestBody(named: RuntimeVocabulary.registrations)
        var registrations: [LinkedRegistration] = []
        var declarations: [CollectionDeclaration] = []
        var unknownNames: [UnknownName] = []
        var possible: [(registration: LinkedRegistration, condition: String?)] = []
        if let body {
            if let fault = body.conditionFault(RuntimeVocabulary.registrations, of: symbol) { problems.append(fault) }
            registrations = read(body, of: symbol, &declarations, &possible, &unknownNames, &problems)
            if let scope {
                for registration in registrations { registration.place(in: scopeIsolations[scope]) }
                problems += registrations.compactMap(\.misplacedLimit)
            }
        } else {
            problems.append(Self.missingRegistrations(symbol))
        }
        var result = assembly(symbol, scope: scope, registrations, body?.file ?? symbol.file, problems)
        result.declarations = declarations
        result.possibleRegistrations = possible
        result.unknownNames = unknownNames
        return (result, problems)
    }

    /// The assembly by name and place alone, as it is known where nothing depends on what it registers.
    func outline(of symbol: TypeSymbol) -> LinkedAssembly {
        assembly(symbol, scope: nil, [], symbol.file, [])
    }

    private func assembly(
        _ symbol: TypeSymbol,
        scope: Int?,
        _ registrations: [LinkedRegistration],
        _ file: FileSymbol,
        _ problems: [Diagnostic]
    ) -> LinkedAssembly {
        var assembly = LinkedAssembly(
            module: symbol.module.name,
            packageName: symbol.module.packageName,
            path: symbol.path,
            access: min(symbol.access, .public),
            scope: scope,
            registrations: registrations,
            imports: file.imports,
            location: symbol.location,
            hasFaults: problems.contains { $0.severity == .error }
        )
        assembly.nestedNames = resolver.memberNames(of: symbol)
        return assembly
    }

    /// The compiler has no other default than the main actor's, and a default that is not understood would be a wrong one.
    private func defaultIsolationFault(of symbol: TypeSymbol) -> Diagnostic? {
        guard let alias = symbol.ownAlias(named: RuntimeVocabulary.defaultIsolation) else { return nil }
        alias.module.conditions.require(alias.conditions, at: alias.location)
        let type = resolver.resolve(alias.declaration.type, in: alias.context)
        _ = resolver.takeProblems()
        if type.identity == "MainActor" { return nil }
        return Diagnostic(
            .unreadableManifest,
            at: alias.location,
            "`\(type.name)` can't be the default isolation of a target",
            notes: [
                Diagnostic.Note(
                    .suggestion,
                    "write `typealias DefaultIsolation = MainActor` where the target is compiled so, and nothing otherwise"
                )
            ]
        )
    }

    private func scope(of symbol: TypeSymbol, _ problems: inout [Diagnostic]) -> Int? {
        guard let alias = symbol.ownAlias(named: RuntimeVocabulary.scope) else {
            problems.append(
                Diagnostic(
                    .unreadableManifest,
                    at: symbol.location,
                    "`\(symbol.name)` names no scope",
                    notes: [Diagnostic.Note(.suggestion, scopeSuggestion(for: symbol))]
                )
            )
            return nil
        }
        if let fault = symbol.conditionFault(ofMember: "Scope", alias.conditions, at: alias.location) {
            problems.append(fault)
        }
        let type = resolver.resolve(alias.declaration.type, in: alias.context)
        let ambiguities = resolver.takeProblems()
        problems += ambiguities.map { $0.diagnostic(at: alias.location) }
        if let scope = scopes[type.identity] {
            requireConditions(ofScope: type, from: alias.file)
            return scope
        }
        let role = "the scope of `\(symbol.name)`"
        if let fault = resolver.absenceFault(
            of: type,
            role,
            among: scopeNames,
            at: alias.location,
            from: alias.file
        ) {
            problems.append(fault)
        } else if ambiguities.isEmpty {
            let near = NearMiss.of(type.name, among: scopeNames)
            let suggestion = near.map { "did you mean `\($0)`?" } ?? "a scope is a type that conforms to `Scope`"
            problems.append(
                Diagnostic(
                    .unknownType,
                    at: alias.location,
                    "`\(type.name)`, \(role), is no scope",
                    notes: [Diagnostic.Note(.suggestion, suggestion)]
                )
            )
        }
        return nil
    }

    private func scopeSuggestion(for symbol: TypeSymbol) -> String {
        let one = scopeNames.count == 1 ? scopeNames[0] : "…"
        let names = scopeNames.prefix(4).map { "`\($0)`" }.joined(separator: ", ")
        return "add `\(symbol.accessOfWitnesses)typealias Scope = \(one)`"
            + (scopeNames.count > 1 ? ", one of \(names)" : "")
            + (scopeNames.count > 4 ? " and \(scopeNames.count - 4) more" : "")
    }

    /// Of the scope and its ancestors, wherever they are declared.
    private func requireConditions(ofScope type: ResolvedType, from file: FileSymbol) {
        var seen: Set<String> = []
        var next: ResolvedType? = type
        while let type = next, case .nominal(let nominal) = type, seen.insert(type.identity).inserted,
            let symbol = resolver.symbol(of: nominal, from: file)
        {
            symbol.module.conditions.require(symbol.conditions, at: symbol.location)
            for name in ["Parent", RuntimeVocabulary.isolation] {
                for case .alias(let alias) in symbol.members[name] ?? [] {
                    alias.module.conditions.require(alias.conditions, at: alias.location)
                }
            }
            next = symbol.ownAlias(named: "Parent").map { alias in
                resolver.withoutProblems { resolver.resolve(alias.declaration.type, in: alias.context) }
            }
        }
    }

    private func read(
        _ body: ManifestBody,
        of symbol: TypeSymbol,
        _ declarations: inout [CollectionDeclaration],
        _ possible: inout [(registration: LinkedRegistration, condition: String?)],
        _ unknownNames: inout [UnknownName],
        _ problems: inout [Diagnostic]
    ) -> [LinkedRegistration] {
        let usability = InitializerUsability(
            resolver: resolver,
            file: body.file,
            assumed: symbol.conditions.adding(body.conditions)
        )
        let chooser = InitializerChooser(
            resolver: resolver,
            finder: finder,
            usability: usability,
            isolation: isolation
        )
        var reader = RegistrationFormReader(body.file.source)
        var linker = RegistrationLinker(
            resolver: resolver,
            chooser: chooser,
            isolation: isolation,
            context: body.context,
            closureIsolation: isolation.isolation(of: body, of: symbol),
            access: min(symbol.access, .public),
            scopes: scopes
        )
        var collections = ContributionLinker(resolver: resolver, context: body.context)
        var registrations: [LinkedRegistration] = []
        var unreadable: [ManifestFault] = []
        for statement in body.statements {
            switch statement {
            case .call(let chain) where RuntimeVocabulary.unqualified(chain.base.name) == "Contributions":
                if let form = reader.readDeclaration(chain) {
                    declarations += collections.declaration(form, at: body.file.location(chain.base.offset))
                }
            case .call(let chain):
                if let form = reader.read(chain) { registrations.append(linker.link(form)) }
            case .metatype(let type, let offset):
                let mend = "write `Shared(\(type.metatypeText))` or `Transient(\(type.metatypeText))`"
                unreadable.append(ManifestFault(offset, "`\(type.metatypeText)` is no registration", suggestion: mend))
            case .conditional(let branches, let offset):
                problems.append(body.unknownCondition(of: branches, at: offset))
                // What matters to the target is read once more, when the condition is decided.
                if !resolver.table.undecided.isListening {
                    possible += Self.chains(in: branches).compactMap { chain, condition in
                        reader.read(chain).map { (linker.link($0), condition) }
                    }
                }
            // Settled before.
            case .message: continue
            case .slip(let slip, let offset):
                unreadable.append(SlipWording(place: .assembly).fault(of: slip, at: offset))
            case .unreadable(let description, let offset):
                unreadable.append(Self.fault(description, offset))
            }
        }
        problems += (reader.faults + unreadable).map { $0.diagnostic(in: body.file) }
        problems += linker.problems + collections.problems
        unknownNames += linker.unknownNames + collections.unknownNames
        return registrations
    }

    /// The registrations under conditions, however deep, each with the innermost; without one where only something chained stands under it.
    private static func chains(in branches: [ConditionalStatements]) -> [(chain: CallChain, condition: String?)] {
        branches.flatMap { branch in
            branch.statements.flatMap { statement -> [(chain: CallChain, condition: String?)] in
                switch statement {
                case .call(let chain):
                    [(chain, chain.modifiers.allSatisfy(\.conditions.isEmpty) ? branch.condition : nil)]
                case .conditional(let inner, _): chains(in: inner)
                case .metatype, .message, .slip, .unreadable: []
                }
            }
        }
    }

    private static func fault(_ description: String, _ offset: Int) -> ManifestFault {
        ManifestFault(
            offset,
            "\(description) is no registration",
            suggestion: "a manifest is read, not run: it holds \(RegistrationForm.Keyword.list) only"
        )
    }

    private static func missingRegistrations(_ symbol: TypeSymbol) -> Diagnostic {
        Diagnostic(
            .unreadableManifest,
            at: symbol.location,
            "`\(symbol.name)` has no `registrations` that can be read",
            notes: [
                Diagnostic.Note(
                    .suggestion,
                    "declare `\(symbol.accessOfWitnesses)static var registrations: Registrations { … }` where its conformance is stated"
                )
            ]
        )
    }
}
