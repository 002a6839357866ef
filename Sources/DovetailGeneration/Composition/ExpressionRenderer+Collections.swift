import DovetailGraph
import DovetailLinking
import DovetailSyntax

extension ExpressionRenderer {
    private func hasSealedElements(_ type: ResolvedType, _ object: ObjectID) -> Bool {
        guard let element = type.collectedElement else { return false }
        let module = program.assemblies[composition.assembly(of: object.binding)].module
        return signatures.sealed.seal(of: element, in: module) != nil
    }

    /// `[a, b]`, `["a": a, "b": b]`, `[:]`; inside a seal where others may not see what it holds.
    func literal(
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
        let object = ObjectID(binding: construction.binding, result: 0)
        if signature(of: construction.binding)?.results.first?.seal != nil {
            literal.head =
                types.text(heldType(of: object), for: .internal) + (hasSealedElements(type, object) ? "(" : "(value: ")
            literal.tail = ")"
        }
        return literal
    }
}

extension ResolvedType {
    /// What the elements of a collection are; nil where the type is none.
    var collectedElement: ResolvedType? {
        switch self {
        case .array(let element), .dictionary(_, let element): element
        default: nil
        }
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
