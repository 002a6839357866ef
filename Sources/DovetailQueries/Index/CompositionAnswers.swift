/// What several compositions answer alike.
struct CompositionAnswers<Value: Hashable> {
    private var compositions: [Value: [CompositionReference]] = [:]
    private var order: [Value] = []

    mutating func add(_ value: Value, of composition: CompositionReference) {
        if compositions[value] == nil { order.append(value) }
        compositions[value, default: []].append(composition)
    }

    /// In the order met.
    func map<Answer>(_ transform: ([CompositionReference], Value) -> Answer) -> [Answer] {
        order.map { transform(compositions[$0] ?? [], $0) }
    }
}
