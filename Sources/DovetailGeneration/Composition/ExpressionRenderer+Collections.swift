import DovetailGraph
import DovetailLinking

extension ExpressionRenderer {
    /// `[a, b]`, `["a": a, "b": b]`, `[:]`
    mutating func literal(
        _ construction: Construction,
        of type: ResolvedType,
        _ keys: [LinkedMapKey],
        in place: Place
    ) -> RenderedConstruction {
        var literal = RenderedConstruction(head: "", elements: [], brackets: .square, effects: Rendered(text: ""))
        for (index, argument) in construction.arguments.enumerated() {
            let rendered = render(argument, in: place)
            literal.effects.add(rendered)
            literal.elements.append(index < keys.count ? "\(keys[index].expression): \(rendered.text)" : rendered.text)
        }
        if literal.elements.isEmpty, case .dictionary = type { literal.elements = [":"] }
        return literal
    }
}

extension LinkedMapKey {
    /// As an expression where the type is known.
    fileprivate var expression: String {
        switch value {
        case .string(let value): SourceWriter.literal(value)
        case .integer, .boolean: text
        case .enumCase(let name): "." + Identifier.escaped(name)
        }
    }
}
