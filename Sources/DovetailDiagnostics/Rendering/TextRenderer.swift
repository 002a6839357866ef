/// Writes diagnostics in the compiler's own form, which Xcode, VS Code and CI logs pick up.
package struct TextRenderer: Sendable {
    /// Whether what is written is shown by a terminal: then labels have colours.
    private let isColoured: Bool
    private let limit: DiagnosticLimit

    package init(isColoured: Bool = false, limit: DiagnosticLimit = .none) {
        self.isColoured = isColoured
        self.limit = limit
    }

    /// One line for the headline and one a note, each ended by a line break. A note without a place has the
    /// diagnostic's.
    package func rendered(_ diagnostic: Diagnostic) -> String {
        var text = ""
        renderLine(
            at: diagnostic.location,
            diagnostic.severity == .error ? .error : .warning,
            "\(diagnostic.headline) [\(diagnostic.id.rawValue)]",
            into: &text
        )
        for note in diagnostic.notes {
            renderLine(at: note.location ?? diagnostic.location, .note, note.message, into: &text)
        }
        return text
    }

    /// As many as the limit allows, in the order given, then how many more there are.
    package func rendered(_ diagnostics: some Sequence<Diagnostic>) -> String {
        let (shown, remainder) = limit.applied(to: diagnostics)
        let text = shown.reduce(into: "") { $0 += rendered($1) }
        return remainder.map { "\(text)\($0)\n" } ?? text
    }

    private enum Label: String {
        case error, warning, note

        /// As the compiler has them: bold, in red, magenta and cyan.
        var colour: String {
            switch self {
            case .error: "\u{1B}[1;31m"
            case .warning: "\u{1B}[1;35m"
            case .note: "\u{1B}[1;36m"
            }
        }
    }

    private func renderLine(at location: SourceLocation, _ label: Label, _ message: String, into text: inout String) {
        guard isColoured else {
            text += "\(location): \(label.rawValue): \(message)\n"
            return
        }
        let (bold, plain) = ("\u{1B}[1m", "\u{1B}[0m")
        text += "\(bold)\(location): \(label.colour)\(label.rawValue): \(plain)"
        text += label == .note ? "\(message)\n" : "\(bold)\(message)\(plain)\n"
    }
}
