package import DovetailDiagnostics

/// Writes explanations for a terminal: plain text, paragraphs broken into lines.
package struct ExplanationText: Sendable {
    /// The columns that a paragraph may take.
    private static let width = 80
    private static let indentation = "    "

    package init() {}

    /// The ids, each with its brief behind it, in columns.
    package func renderedList() -> String {
        let width = DiagnosticID.allCases.map(\.rawValue.utf8.count).max() ?? 0
        return DiagnosticID.allCases.map { id in
            id.rawValue + String(repeating: " ", count: width + 2 - id.rawValue.utf8.count) + id.brief + "\n"
        }.joined()
    }

    /// - Parameter reported: What is said of the wrong program; nothing is told of that where there is none.
    package func rendered(_ id: DiagnosticID, reported: [Diagnostic] = []) -> String {
        let explanation = id.explanation
        var parts = [paragraph("\(id.rawValue): \(id.brief)."), "Wrong:\n", code(explanation.wrong)]
        if !reported.isEmpty { parts += ["What is reported:\n", indented(TextRenderer().rendered(reported))] }
        parts += [paragraph("Why: " + explanation.reason), "Mended:\n", code(explanation.mended)]
        if let others = explanation.otherMends { parts.append(paragraph("Other mends: " + others)) }
        return parts.joined(separator: "\n")
    }

    /// Several files are told apart by their paths.
    private func code(_ modules: [Explanation.Module]) -> String {
        let files = modules.flatMap(\.files)
        return files.map { file in
            let path = files.count > 1 ? "// \(file.path)\n" : ""
            return indented(path + file.text + "\n")
        }.joined(separator: "\n")
    }

    private func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : Self.indentation + $0 }.joined(separator: "\n")
    }

    private func paragraph(_ text: String) -> String {
        var lines: [Substring] = []
        var rest = text[...]
        while rest.count > Self.width, let space = rest.prefix(Self.width + 1).lastIndex(of: " ") {
            lines.append(rest[..<space])
            rest = rest[rest.index(after: space)...]
        }
        return (lines + [rest]).map { $0 + "\n" }.joined()
    }
}
