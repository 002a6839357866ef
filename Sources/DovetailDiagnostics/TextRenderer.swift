/// Writes diagnostics in the compiler's own form, which Xcode, VS Code and CI logs pick up.
package struct TextRenderer: Sendable {
    package init() {}

    /// One line for the headline and one a note, each ended by a line break. A note without a place has the
    /// diagnostic's.
    package func rendered(_ diagnostic: Diagnostic) -> String {
        var text = ""
        renderLine(
            at: diagnostic.location,
            diagnostic.severity.rawValue,
            "\(diagnostic.headline) [\(diagnostic.id.rawValue)]",
            into: &text
        )
        for note in diagnostic.notes {
            renderLine(at: note.location ?? diagnostic.location, "note", note.message, into: &text)
        }
        return text
    }

    /// All of them, in the order given.
    package func rendered(_ diagnostics: some Sequence<Diagnostic>) -> String {
        diagnostics.reduce(into: "") { $0 += rendered($1) }
    }

    private func renderLine(
        at location: SourceLocation,
        _ label: String,
        _ message: String,
        into text: inout String
    ) {
        text += "\(location): \(label): \(message)\n"
    }
}
