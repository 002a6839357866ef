/// One composition's graph, with its names looked up.
struct CompositionIndex: Sendable {
    let composition: GraphDocument.Composition
    /// Of a binding's identifier.
    private let indices: [String: Int]
    /// One element a binding: one a dependency, nil where nothing answers it.
    let targets: [[Int?]]
    /// One element a binding: what it wraps.
    let decorated: [Int?]

    init(_ composition: GraphDocument.Composition) {
        self.composition = composition
        let bindings = composition.bindings
        let indices = Dictionary(
            zip(bindings.lazy.map(\.id), bindings.indices),
            uniquingKeysWith: { first, _ in first }
        )
        self.indices = indices
        targets = bindings.map { $0.dependencies.map { $0.target.flatMap { indices[$0] } } }
        decorated = bindings.map { $0.decorated.flatMap { indices[$0] } }
    }

    var bindings: [GraphDocument.Binding] { composition.bindings }

    /// Where a binding stands.
    func index(of id: String) -> Int? { indices[id] }

    /// The places of bindings, without what there is none of.
    func indices(of ids: [String]) -> [Int] { ids.compactMap { indices[$0] } }

    /// What stands in the place of what is replaced.
    func replacement(of index: Int) -> Int? { bindings[index].replacement.flatMap { indices[$0] } }

    /// What decorators wrap in the end; the binding itself where it is none.
    func innermost(_ index: Int) -> Int {
        var (innermost, steps) = (index, 0)
        // A document that somebody wrote by hand may lead in a circle.
        while let inner = decorated[innermost], steps < bindings.count { (innermost, steps) = (inner, steps + 1) }
        return innermost
    }
}

extension GraphDocument.Binding {
    /// For a sentence: its name, and the tag that tells it from others.
    var title: String { keys.first?.tag.map { "\(name) #\($0)" } ?? name }
}

extension GraphDocument.Key {
    /// For a sentence.
    var title: String { tag.map { "\(type) #\($0)" } ?? type }
}

extension GraphDocument.Effects {
    /// As they are written, and nothing where there are none.
    var words: [String] {
        (isAsync ? ["async"] : []) + (throwing.map { [$0 == "any Error" ? "throws" : "throws \($0)"] } ?? [])
            + (actor.map { ["on \($0)"] } ?? [])
    }
}
