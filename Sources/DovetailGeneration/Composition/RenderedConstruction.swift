import DovetailDiagnostics

/// The text of one construction: a call of a factory, or the literal of a collection.
struct RenderedConstruction {
    /// What stands in front of the brackets.
    var head: String
    var elements: [String]
    var brackets: SourceWriter.Brackets = .round
    /// What stands behind them.
    var tail = ""
    /// What stands behind the whole.
    var suffix = ""
    /// What the statement has to say.
    var effects: ExpressionRenderer.Rendered
    /// Where the compiler is to tell that something can't be sent along; nil where declarations say that it can.
    var location: SourceLocation?

    /// Writes it as the end of a statement.
    ///
    /// - Parameter cell: The property that remembers the weak object that is made.
    func write(behind start: String, rememberedBy cell: String? = nil, into writer: inout SourceWriter) {
        writer.mapped(to: location) { writer in
            guard let cell else {
                return writer.list(start + effects.prefix + head, elements, tail + suffix, in: brackets)
            }
            writer.list("\(start)\(effects.prefix)\(cell).remember(\(head)", elements, ")", in: brackets)
        }
    }
}
