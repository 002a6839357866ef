import DovetailDiagnostics
import DovetailGraph
import DovetailSyntax
import Testing

@testable import DovetailLinking

/// The subjects as the tool reads them: what initializers it says that each has.
struct InitializerProgram {
    /// A place that a call stands at.
    enum Place: String, CaseIterable {
        /// In the file that declares the subject.
        case sameFile
        /// In another file of its module.
        case otherFile
        /// In another module of its package.
        case peer
        /// In another package.
        case outside
    }

    /// An initializer with all that a call of it needs.
    struct Predicted {
        var candidate: InitializerCandidate
        /// Of each parameter, as a call writes it; nil where it can't be told.
        var types: [String?]
        var effects: Effects
        /// The types' identities with the labels.
        var identities: [String]
    }

    let modules: [SubjectModule]
    private let table: SymbolTable
    private let resolver: NameResolver
    private let finder: InitializerFinder
    private let isolation: IsolationInference

    /// - Parameter defaultIsolated: The name of the module that is compiled with the main actor as its default.
    init(_ modules: [SubjectModule], defaultIsolated: String?) {
        self.modules = modules
        var sources = modules.map { module in
            let manifest =
                module.name == defaultIsolated
                ? "import Dovetail\nenum Marker: Assembly { typealias DefaultIsolation = MainActor }" : ""
            return ModuleSources(
                name: module.name,
                packageName: module.package,
                dependencies: module.imports,
                conditions: module.conditions,
                files: [
                    Self.scan(module.declarationLines, "\(module.name)/Declarations.swift"),
                    Self.scan(module.additionLines, "\(module.name)/Additions.swift"),
                    Self.scan(module.importLines, "\(module.name)/Calls.swift"),
                    Self.scan([manifest], "\(module.name)/Manifest.swift"),
                ]
            )
        }
        for (name, package) in [("Peer", modules[0].package), ("Outside", "outside")] {
            let imports = modules.map { "import \($0.name)" }
            sources.append(
                ModuleSources(
                    name: name,
                    packageName: package,
                    dependencies: modules.map(\.name),
                    files: [Self.scan(imports, "\(name)/Calls.swift")]
                )
            )
        }
        table = SymbolTableBuilder.build(sources)
        resolver = NameResolver(table)
        finder = InitializerFinder(resolver: resolver)
        isolation = IsolationInference(
            resolver: resolver,
            finder: finder,
            assemblies: table.types.filter { $0.name == "Marker" }
        )
    }

    private static func scan(_ lines: [String], _ path: String) -> ScannedFile {
        Scanner.scan(SourceText(path: path, lines.joined(separator: "\n")))
    }

    func symbol(_ subject: Subject, in module: SubjectModule) -> TypeSymbol? {
        table.types.first { $0.module.name == module.name && $0.path == subject.path }
    }

    /// Those that the tool finds, and the memberwise one where `init()` stands for it.
    func predictions(for subject: Subject, in module: SubjectModule) -> [Predicted] {
        guard let symbol = symbol(subject, in: module), let nominal = nominal(subject, symbol) else { return [] }
        var candidates = finder.candidates(of: nominal, from: symbol.file)
        let isShortened =
            candidates.contains { if case .implicit = $0.origin { true } else { false } }
            && !candidates.contains { if case .memberwise = $0.origin { true } else { false } }
        if symbol.declaration.kind == .struct, isShortened {
            let memberwise = MemberwiseInitializer(of: symbol, resolver: resolver, finder: finder).memberwise
            if let memberwise { candidates.append(memberwise) }
        }
        let made = resolver.substitution(for: nominal, symbol)
        return candidates.map { predicted($0, made) }
    }

    /// The type as a caller names it.
    private func nominal(_ subject: Subject, _ symbol: TypeSymbol) -> NominalType? {
        guard let syntax = TypeSyntax.parse(subject.name) else { return nil }
        guard case .nominal(let nominal) = resolver.resolve(syntax, in: symbol.file.topLevel) else { return nil }
        return nominal
    }

    private func predicted(_ candidate: InitializerCandidate, _ made: [String: ResolvedType]) -> Predicted {
        let map = candidate.ownSubstitution(made)
        var types: [String?] = []
        var identities: [String] = []
        for parameter in candidate.parameters {
            let type = resolver.resolve(parameter.type, in: candidate.context).substituting(map)
            let isKnown = InitializerUsability.unsupported(parameter, of: candidate) == nil && !type.hasGenericParameter
            types.append(isKnown ? type.name : nil)
            identities.append("\(parameter.label ?? "_"): \(type.identity)")
        }
        return Predicted(
            candidate: candidate,
            types: types,
            effects: isolation.effects(of: candidate),
            identities: identities
        )
    }

    /// All that the classes above a class declare.
    func inheritable(_ subject: Subject, in module: SubjectModule) -> [Predicted] {
        var found: [Predicted] = []
        var current = symbol(subject, in: module)
        while let type = current {
            guard let superclass = resolver.superclass(of: type), superclass.symbol !== type else { break }
            found += finder.candidates(of: superclass.symbol).filter { $0.owner === superclass.symbol }
                .map { predicted($0, resolver.substitution(for: superclass.nominal, superclass.symbol)) }
            current = superclass.symbol
        }
        return found
    }

    /// Whether a call at a place may name the type, and the initializer.
    func isNameable(_ subject: Subject, in module: SubjectModule, from place: Place) -> Bool {
        guard let symbol = symbol(subject, in: module) else { return false }
        // What is private to a type or an extension is not even seen in the rest of its file.
        if symbol.parent != nil, AccessLevel.stated(in: symbol.declaration.modifiers) == .private { return false }
        return symbol.access.reaches(file(place, symbol), from: symbol.file)
    }

    func isAccessible(_ candidate: InitializerCandidate, of symbol: TypeSymbol, from place: Place) -> Bool {
        // What is private to a type is not even seen in the rest of its file.
        candidate.access > .private && candidate.shadow?.isSeen(from: file(place, symbol)) != true
            && candidate.access.reaches(file(place, symbol), from: candidate.accessFile ?? candidate.file)
    }

    /// What the tool says of a call from a factory in another file of the module.
    func verdict(
        on candidate: InitializerCandidate,
        of subject: Subject,
        in module: SubjectModule
    ) -> InitializerUsability.Verdict? {
        guard let symbol = symbol(subject, in: module), let nominal = nominal(subject, symbol) else { return nil }
        let usability = InitializerUsability(resolver: resolver, file: file(.otherFile, symbol), assumed: [])
        return usability.verdict(on: candidate, substitution: resolver.substitution(for: nominal, symbol))
    }

    /// Whether the constraints of the extension that declares one hold; always for others.
    func constraints(
        on candidate: InitializerCandidate,
        of subject: Subject,
        in module: SubjectModule
    ) -> ConditionEvaluator.Outcome {
        guard let addition = candidate.addition, let symbol = symbol(subject, in: module),
            let nominal = nominal(subject, symbol)
        else { return .holds }
        let map = candidate.ownSubstitution(resolver.substitution(for: nominal, symbol))
        return ConstraintEvaluator(resolver: resolver).outcome(of: addition, substitution: map).outcome
    }

    private func file(_ place: Place, _ symbol: TypeSymbol) -> FileSymbol {
        let module =
            switch place {
            case .sameFile, .otherFile: symbol.module
            case .peer: table.module(named: "Peer") ?? symbol.module
            case .outside: table.module(named: "Outside") ?? symbol.module
            }
        switch place {
        case .sameFile: return symbol.file
        case .otherFile: return module.files[2]
        case .peer, .outside: return module.files[0]
        }
    }
}

extension SubjectModule {
    var declarationLines: [String] { importLines + prelude + subjects.flatMap(\.declaration) }
    var additionLines: [String] { importLines + subjects.flatMap(\.addition) }
}

extension FileSymbol {
    fileprivate var topLevel: LexicalContext { LexicalContext(outer: nil, file: self) }
}
