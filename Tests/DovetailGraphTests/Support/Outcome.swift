import DovetailDiagnostics
import DovetailGraph
import Testing

/// What resolving a graph on letters came to, in letters again.
struct Outcome {
    let graph: Graph
    let resolved: ResolvedGraph?
    let diagnostics: [Diagnostic]

    init(_ graph: Graph, leftovers: LeftoverExtent = .ownPackage) {
        self.graph = graph
        (resolved, diagnostics) = graph.resolve(leftovers: leftovers)
        let isFaulty = diagnostics.contains { $0.severity == .error }
        #expect((resolved == nil) == isFaulty, "resolved exactly when there is no error")
    }

    /// Each diagnostic as `id line:column`, warnings marked with `?`.
    var findings: [String] {
        diagnostics.map { diagnostic in
            let (location, isWarning) = (diagnostic.location, diagnostic.severity == .warning)
            return "\(diagnostic.id.rawValue) \(location.line):\(location.column)\(isWarning ? "?" : "")"
        }
    }

    /// The ids of the errors.
    var ids: [String] { diagnostics.filter { $0.severity == .error }.map(\.id.rawValue) }

    /// The notes of the only diagnostic.
    var notes: [String] {
        #expect(diagnostics.count == 1)
        return diagnostics.first?.notes.map(\.message) ?? []
    }

    func notes(_ kind: Diagnostic.NoteKind) -> [String] {
        #expect(diagnostics.count == 1)
        return diagnostics.first?.notes.filter { $0.kind == kind }.map(\.message) ?? []
    }

    func eager(_ scope: String) -> String { names(scope, \.eager) }
    /// The waves of a scope: `A B, C`.
    func waves(_ scope: String) -> String {
        self.scope(scope).map { $0.waves.map(list).joined(separator: ", ") } ?? "unresolved"
    }

    func lazy(_ scope: String) -> String { names(scope, \.lazy) }
    func transients(_ scope: String) -> String { names(scope, \.transients) }
    func inputs(_ scope: String) -> String { names(scope, \.inputs) }

    func exposed(_ scope: String) -> String {
        self.scope(scope).map { list($0.exposed.map(\.binding)) } ?? "unresolved"
    }

    func opening(_ scope: String) -> Effects? { self.scope(scope)?.opening }

    func making(_ name: String) -> Effects? {
        resolved.flatMap { resolved in binding(name).map { resolved.making[$0] } }
    }

    /// How each dependency of a binding is answered: `A`, `A?`, `nil`, `#0` (an argument), `() A`, `late A`, `open
    /// Scope A [0, 1]`.
    func answers(_ name: String) -> String {
        guard let resolved, let index = binding(name) else { return "unresolved" }
        return resolved.resolutions[index].map { resolution in
            switch resolution {
            case .argument(let index): "#\(index)"
            case .instance(let id, _): graph[id].name
            case .optional(let id, _): graph[id].name + "?"
            case .none: "nil"
            case .closure(let id, _, let isLate): (isLate ? "late " : "() ") + graph[id].name
            case .opening(let scope, let id, _, let inputs): "open \(graph[scope].name) \(graph[id].name) \(inputs)"
            }
        }.joined(separator: ", ")
    }

    /// The inputs that need not be handed in.
    func optionalInputs(_ name: String) -> String {
        guard let scope = scope(name) else { return "unresolved" }
        return list(scope.inputs.filter(scope.optionalInputs.contains))
    }

    private func names(_ name: String, _ part: KeyPath<ResolvedGraph.Scope, [BindingID]>) -> String {
        scope(name).map { list($0[keyPath: part]) } ?? "unresolved"
    }

    private func list(_ ids: [BindingID]) -> String {
        ids.map { graph[$0].name }.joined(separator: " ")
    }

    private func scope(_ name: String) -> ResolvedGraph.Scope? {
        graph.scopes.firstIndex { $0.name == name }.flatMap { resolved?.scopes[$0] }
    }

    private func binding(_ name: String) -> Int? {
        graph.bindings.firstIndex { $0.name == name }
    }
}

/// Resolves a graph written on letters.
func resolve(_ letters: String) -> Outcome { Outcome(Letters(letters).graph) }
