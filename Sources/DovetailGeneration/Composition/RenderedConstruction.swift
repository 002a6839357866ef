/// The text of one construction: a call of a factory, or the literal of a collection.
struct RenderedConstruction {
    /// What stands in front of the brackets.
    var head: String
    var elements: [String]
    var brackets: SourceWriter.Brackets = .round
    /// What the statement has to say.
    var effects: ExpressionRenderer.Rendered

    /// Writes it as the end of a statement.
    func write(behind start: String, into writer: inout SourceWriter) {
        writer.list(start + effects.prefix + head, elements, "", in: brackets)
    }
}
