package import DovetailDiagnostics

/// Writes the page of the documentation that explains every diagnostic, as Markdown.
package struct DiagnosticsPage: Sendable {
    package init() {}

    /// - Parameter reported: What is said of an id's wrong program.
    package func rendered(reported: (DiagnosticID) -> [Diagnostic]) -> String {
        let list = DiagnosticID.allCases.map { "- [`\($0.rawValue)`](#\($0.rawValue)): \($0.brief)\n" }.joined()
        let sections = DiagnosticID.allCases.map { id in
            "## \(id.rawValue)\n\n" + body(of: id, reported: reported(id))
        }.joined(separator: "\n")
        return Self.introduction + "\n" + list + "\n" + sections
    }

    private static let introduction = """
        # Diagnostics

        What Dovetail reports, with a program that is wrong, why it is, and the mend.

        ## Overview

        Each problem has an id, which ends its line: `error: … [missing-binding]`. `swift package dovetail explain missing-binding` prints what
        stands here of it. The ids are listed in the order in which problems are reported: the mistake that explains most comes first.

        (This page is written from `Sources/DovetailDiagnostics/Explanations`, by `DOVETAIL_RECORD=1 swift test --filter ExplanationTests`.)

        """

    /// What is shown beside a finding: a section without its title, and without what the finding says itself.
    package func help(for id: DiagnosticID) -> String { body(of: id, reported: []) }

    private func body(of id: DiagnosticID, reported: [Diagnostic]) -> String {
        let explanation = id.explanation
        var parts = [capitalized(id.brief) + ".\n", code(explanation.wrong)]
        if !reported.isEmpty { parts.append(block("", TextRenderer().rendered(reported))) }
        parts += [explanation.reason + "\n", "**Mended:**\n", code(explanation.mended)]
        if let others = explanation.otherMends { parts.append("**Other mends:** \(others)\n") }
        return parts.joined(separator: "\n")
    }

    private func code(_ modules: [Explanation.Module]) -> String {
        let files = modules.flatMap(\.files)
        return files.map { file in
            block("swift", (files.count > 1 ? "// \(file.path)\n" : "") + file.text + "\n")
        }.joined(separator: "\n")
    }

    private func block(_ language: String, _ text: String) -> String {
        "```\(language)\n\(text)```\n"
    }

    private func capitalized(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }
}
