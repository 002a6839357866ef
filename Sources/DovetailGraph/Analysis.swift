/// A graph with everything known about it that the rules look at.
final class Analysis {
    let answered: AnsweredGraph
    let order: ConstructionOrder
    let effects: InferredEffects
    let leftovers: LeftoverExtent

    var graph: Graph { answered.graph }

    init(_ graph: Graph, leftovers: LeftoverExtent) {
        answered = AnsweredGraph(graph)
        order = ConstructionOrder(answered)
        effects = InferredEffects(answered, order)
        self.leftovers = leftovers
    }
}
