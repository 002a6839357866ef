/// A graph with everything known about it that the rules look at.
struct Analysis: Sendable {
    let answered: AnsweredGraph
    let order: ConstructionOrder
    let effects: InferredEffects

    var graph: Graph { answered.graph }

    init(_ graph: Graph) {
        answered = AnsweredGraph(graph)
        order = ConstructionOrder(answered)
        effects = InferredEffects(answered, order)
    }
}
