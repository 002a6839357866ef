import DovetailDiagnostics
import DovetailGraph
import DovetailSyntax

/// Reads the scopes and orders them, parents first.
struct ScopeReader {
    private let resolver: NameResolver
    private let symbols: [TypeSymbol]
    /// Of each symbol, the index of its parent among the symbols.
    private var parents: [Int?] = []
    private var isolations: [ScopeIsolation] = []
    private(set) var problems: [(module: String, diagnostic: Diagnostic)] = []
    private(set) var scopes: [LinkedScope] = []
    /// From a type's identity to its index in `scopes`.
    private(set) var indices: [String: Int] = [:]

    init(_ symbols: [TypeSymbol], resolver: NameResolver, target: String) {
        self.resolver = resolver
        self.symbols = symbols
        let positions = Dictionary(
            symbols.enumerated().map { ($1.identity, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        for symbol in symbols {
            // Those of dependencies are asked for where they are used.
            resolver.table.undecided.isListening = symbol.module.name == target
            if let fault = symbol.inheritanceFault("scope", conformance: RuntimeVocabulary.scope, resolver) {
                problems.append((symbol.module.name, fault))
            }
            resolver.requireConditions(ofConformance: RuntimeVocabulary.scope, of: symbol)
            if let fault = symbol.conditionFault { problems.append((symbol.module.name, fault)) }
            if let fault = symbol.extensionFault("scope") { problems.append((symbol.module.name, fault)) }
            isolations.append(isolation(of: symbol))
            parents.append(parent(of: symbol, positions))
        }
        resolver.table.undecided.isListening = false
        breakCycles()
        verifyPlaces()
        for position in symbols.indices { insert(position) }
    }

    private mutating func parent(of symbol: TypeSymbol, _ positions: [String: Int]) -> Int? {
        guard let alias = symbol.ownAlias(named: "Parent") else { return nil }
        if let fault = symbol.conditionFault(ofMember: "Parent", alias.conditions, at: alias.location) {
            problems.append((symbol.module.name, fault))
        }
        let type = resolver.resolve(alias.declaration.type, in: alias.context)
        let ambiguities = resolver.takeProblems()
        problems += ambiguities.map { (symbol.module.name, $0.diagnostic(at: alias.location)) }
        if type.identity == "Never" { return nil }
        if let position = positions[type.identity] { return position }
        let role = "the parent of `\(symbol.name)`"
        let names = symbols.map(\.name).filter { $0 != symbol.name }
        let fault = resolver.absenceFault(of: type, role, among: names, at: alias.location, from: alias.file)
        guard ambiguities.isEmpty else { return nil }
        if let fault {
            problems.append((symbol.module.name, fault))
            return nil
        }
        let near = NearMiss.of(type.name, among: names)
        let suggestion = near.map { "did you mean `\($0)`?" } ?? "a parent is a type that conforms to `Scope`"
        let problem = Diagnostic(
            .unknownType,
            at: alias.location,
            "`\(type.name)`, \(role), is no scope",
            notes: [Diagnostic.Note(.suggestion, suggestion)]
        )
        problems.append((symbol.module.name, problem))
        return nil
    }

    /// `Never`, as for `Parent`, says nothing.
    private mutating func isolation(of symbol: TypeSymbol) -> ScopeIsolation {
        guard let alias = symbol.ownAlias(named: RuntimeVocabulary.isolation) else { return .sendable }
        if let fault = symbol.conditionFault(ofMember: "Isolation", alias.conditions, at: alias.location) {
            problems.append((symbol.module.name, fault))
        }
        let type = resolver.resolve(alias.declaration.type, in: alias.context)
        let ambiguities = resolver.takeProblems()
        problems += ambiguities.map { (symbol.module.name, $0.diagnostic(at: alias.location)) }
        if type.identity == "Never" || !ambiguities.isEmpty { return .sendable }
        if case .nominal(let nominal) = type, RuntimeVocabulary.isNamed(RuntimeVocabulary.unsynchronized, nominal) {
            return .unsynchronized
        }
        if let actor = resolver.globalActor(type, seenFrom: alias.file) {
            return .actor(resolver.name(ofGlobalActor: actor))
        }
        let problem = Diagnostic(
            .unreadableManifest,
            at: alias.location,
            "`\(type.name)` can't be the isolation of `\(symbol.name)`, since it is neither a global actor nor `Unsynchronized`",
            notes: [
                Diagnostic.Note(
                    .suggestion,
                    "write `\(symbol.accessOfWitnesses)typealias Isolation = MainActor`, or leave it out, so that the scope's class is `Sendable`"
                )
            ]
        )
        problems.append((symbol.module.name, problem))
        return .sendable
    }

    /// What is used from one place can't be held by what is used from others.
    private mutating func verifyPlaces() {
        for (position, symbol) in symbols.enumerated() where isolations[position] != .unsynchronized {
            guard let parent = parents[position], isolations[parent] == .unsynchronized else { continue }
            let name = symbols[parent].name
            let problem = Diagnostic(
                .isolationMismatch,
                at: symbol.ownAlias(named: RuntimeVocabulary.isolation)?.location ?? symbol.location,
                "`\(symbol.name)` may be used elsewhere than `\(name)` around it, which is `Unsynchronized` and stays in one place",
                notes: [
                    Diagnostic.Note(.related, "`\(name)` is declared here", at: symbols[parent].location),
                    Diagnostic.Note(
                        .suggestion,
                        "add `\(symbol.accessOfWitnesses)typealias Isolation = Unsynchronized` to `\(symbol.name)`, or let `\(name)` live on an actor"
                    ),
                ]
            )
            problems.append((symbol.module.name, problem))
        }
    }

    /// Cuts each cycle at its first scope, which is told of it.
    private mutating func breakCycles() {
        var settled: Set<Int> = []
        for start in symbols.indices {
            var path: [Int] = []
            var current: Int? = start
            while let position = current, !settled.contains(position) {
                if let first = path.firstIndex(of: position) {
                    reportCycle(Array(path[first...]))
                    break
                }
                path.append(position)
                current = parents[position]
            }
            settled.formUnion(path)
        }
    }

    private mutating func reportCycle(_ cycle: [Int]) {
        guard let first = cycle.min(), let start = cycle.firstIndex(of: first) else { return }
        let ordered = cycle[start...] + cycle[..<start]
        let names = (ordered + [first]).map { "`\(symbols[$0].name)`" }.joined(separator: " → ")
        let symbol = symbols[first]
        let problem = Diagnostic(
            .unreadableManifest,
            at: symbol.ownAlias(named: "Parent")?.location ?? symbol.location,
            "scopes are each other's parents: \(names)",
            notes: [Diagnostic.Note(.suggestion, "leave out `Parent` in the scope that is opened first")]
        )
        problems.append((symbol.module.name, problem))
        parents[first] = nil
    }

    private mutating func insert(_ position: Int) {
        let symbol = symbols[position]
        guard indices[symbol.identity] == nil else { return }
        if let parent = parents[position] { insert(parent) }
        indices[symbol.identity] = scopes.count
        scopes.append(
            LinkedScope(
                module: symbol.module.name,
                path: symbol.path,
                parent: parents[position].flatMap { indices[symbols[$0].identity] },
                access: min(symbol.access, .public),
                location: symbol.location,
                isolation: isolations[position]
            )
        )
    }
}
