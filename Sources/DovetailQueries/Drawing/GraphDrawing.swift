/// A document as nodes, edges and the boxes around them: what all languages for drawings are written from.
package struct GraphDrawing: Hashable, Sendable {
    /// A composition or a scope.
    package struct Box: Hashable, Sendable {
        package var name: String
        package var label: String
        package var boxes: [Box] = []
        package var nodes: [Node] = []
    }

    package struct Node: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            case object(GraphDocument.Lifetime)
            case collection, decorator
            /// What is asked for and not there.
            case missing
        }

        package var name: String
        /// The type, and below it what it is asked for as where that is something else.
        package var lines: [String]
        package var kind: Kind
        package var isExposed = false
        package var state: GraphDocument.Binding.State
    }

    package struct Edge: Hashable, Sendable {
        package var source: String
        package var target: String
        package var kind: GraphDocument.Dependency.Kind
        /// The scope that is opened.
        package var opened: String?
        package var isBroken = false
    }

    package var boxes: [Box] = []
    /// Those without a box.
    package var nodes: [Node] = []
    package var edges: [Edge] = []

    /// - Parameter isComplete: Also what is not needed or replaced.
    package init(_ document: GraphDocument, isComplete: Bool = false) {
        let compositions = document.compositions.enumerated().map { number, composition in
            CompositionDrawing(composition, prefix: document.compositions.count > 1 ? "c\(number)" : "", isComplete)
        }
        edges = compositions.flatMap(\.edges)
        guard compositions.count > 1 else {
            boxes = compositions.first?.boxes ?? []
            nodes = compositions.first?.missing ?? []
            return
        }
        boxes = zip(document.compositions, compositions).enumerated().map { number, pair in
            let (composition, drawing) = pair
            let label = composition.condition.map { "\(composition.name) where \($0)" } ?? composition.name
            return Box(name: "c\(number)", label: label, boxes: drawing.boxes, nodes: drawing.missing)
        }
    }
}

/// One composition's part of a drawing.
private struct CompositionDrawing {
    private(set) var boxes: [GraphDrawing.Box] = []
    private(set) var missing: [GraphDrawing.Node] = []
    private(set) var edges: [GraphDrawing.Edge] = []
    private let prefix: String

    init(_ composition: GraphDocument.Composition, prefix: String, _ isComplete: Bool) {
        self.prefix = prefix
        let index = CompositionIndex(composition)
        let exposed = Set(composition.exposures.flatMap { index.indices(of: $0.bindings) })
        let drawn = index.bindings.indices.filter { isComplete || index.bindings[$0].state == .needed }
        var nodes: [String: [GraphDrawing.Node]] = [:]
        for place in drawn {
            let binding = index.bindings[place]
            var node = GraphDrawing.Node(
                name: "\(prefix)n\(place)",
                lines: Self.lines(of: binding),
                kind: binding.isCollection
                    ? .collection : binding.decorated != nil ? .decorator : .object(binding.lifetime),
                state: binding.state
            )
            node.isExposed = exposed.contains(place)
            nodes[binding.scope, default: []].append(node)
        }
        let children = Dictionary(grouping: composition.scopes.indices) { composition.scopes[$0].parent }
        let names = Set(composition.scopes.map(\.name))
        func box(_ number: Int) -> GraphDrawing.Box {
            let scope = composition.scopes[number]
            return GraphDrawing.Box(
                name: "\(prefix)s\(number)",
                label: scope.name,
                boxes: (children[scope.name] ?? []).map(box),
                nodes: nodes[scope.name] ?? []
            )
        }
        boxes = composition.scopes.indices.filter { number in
            composition.scopes[number].parent.map { !names.contains($0) } ?? true
        }.map(box)
        addEdges(of: drawn, index)
    }

    private mutating func addEdges(of drawn: [Int], _ index: CompositionIndex) {
        let shown = Set(drawn)
        var met: Set<GraphDrawing.Edge> = []
        var lost: [String: String] = [:]
        for place in drawn {
            for (dependency, target) in zip(index.bindings[place].dependencies, index.targets[place]) {
                var edge = GraphDrawing.Edge(
                    source: "\(prefix)n\(place)",
                    target: "",
                    kind: dependency.kind,
                    opened: dependency.opened,
                    isBroken: !dependency.answer.isSound
                )
                if let target, shown.contains(target) {
                    edge.target = "\(prefix)n\(target)"
                } else if edge.isBroken {
                    let identity = dependency.key.identity
                    let name = lost[identity] ?? "\(prefix)m\(lost.count)"
                    if lost[identity] == nil {
                        lost[identity] = name
                        let lines = [dependency.key.title]
                        missing.append(.init(name: name, lines: lines, kind: .missing, state: .needed))
                    }
                    edge.target = name
                } else {
                    continue
                }
                if met.insert(edge).inserted { edges.append(edge) }
            }
        }
    }

    private static func lines(of binding: GraphDocument.Binding) -> [String] {
        [binding.title] + binding.keys.map(\.title).filter { $0 != binding.title }
    }
}
