import DovetailGraph
import DovetailLinking
import DovetailSyntax

/// The statements of a body.
extension ExpressionRenderer {
    /// The statements of a closure or function: each construction a line, then what it gives back.
    ///
    /// - Parameter unsealing: What stands behind the last value.
    func statements(of body: Body, in place: Place, unsealing: String = "") -> [String] {
        var statements: [String] = []
        for (index, construction) in body.constructions.enumerated() {
            var rendered = call(construction, in: place)
            let isLast = index == body.constructions.count - 1
            var writer = makeWriter(margin: 12)
            if isLast, construction.results.count == 1, case .local(let name) = body.result,
                construction.results[0] == name
            {
                let keyword = body.constructions.count == 1 && rendered.location == nil ? "" : "return "
                rendered.suffix = unsealing
                rendered.write(behind: keyword, into: &writer)
                statements.append(String(writer.text.dropLast()))
                return statements
            }
            rendered.write(behind: "\(pattern(construction)) = ", into: &writer)
            statements.append(String(writer.text.dropLast()))
        }
        let result = render(body.result, in: place)
        statements.append((body.constructions.isEmpty ? "" : "return ") + result.prefix + result.text + unsealing)
        return statements
    }

    /// `let plugins: [any Plugin]`, since a literal does not say what it is; `let cache`, `let (cache, _)` for a factory with several results, `_` where nothing uses any.
    func pattern(_ construction: Construction) -> String {
        let names = construction.results.map { $0.map(Identifier.escaped) ?? "_" }
        let registration = registration(of: construction.binding)
        let isSealed = signature(of: construction.binding)?.results.first?.seal != nil
        if case .collection = registration.making, !isSealed {
            return "let \(names[0]): \(types.text(registration.type, for: .internal))"
        }
        if names.allSatisfy({ $0 == "_" }) { return "_" }
        return names.count == 1 ? "let \(names[0])" : "let (\(names.joined(separator: ", ")))"
    }
}
