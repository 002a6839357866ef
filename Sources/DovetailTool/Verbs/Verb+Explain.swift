import DovetailDiagnostics
import DovetailInspection
import DovetailPipeline
import DovetailReports

extension Verb {
    /// What a diagnostic means, by a program that has it.
    static let explain = Verb(
        name: "explain",
        summary: "prints what a diagnostic means: a program that has it, why that is wrong, and the mend",
        details: "Without an ID it lists them all.",
        examples: ["explain missing-binding", "explain --list"],
        operands: [
            Operand(
                name: "ID",
                summary: "what ends a message, such as missing-binding",
                isOptional: true,
                value: .suggestion(DiagnosticID.allCases.map(\.rawValue))
            )
        ],
        options: [list],
        run: { arguments in
            if let id = arguments.operands.first {
                if arguments.has(list) { throw ArgumentParser.Fault(description: "explain takes an ID or --list") }
                let explained = try DiagnosticID(explained: id)
                let reported = Pipeline.diagnostics(of: explained.explanation.wrong)
                StandardStream.output.write(ExplanationText().rendered(explained, reported: reported))
            } else {
                StandardStream.output.write(ExplanationText().renderedList())
            }
            return .sound
        }
    )

    private static let list = VerbOption(name: "--list", summary: "lists all ids with what they stand for")
}

extension DiagnosticID {
    /// The id of the name, which may stand in brackets as in a message.
    fileprivate init(explained text: String) throws(ArgumentParser.Fault) {
        let name = text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : text
        guard let id = DiagnosticID(rawValue: name) else {
            let names = Self.allCases.map(\.rawValue)
            let parts = names.filter { !name.isEmpty && $0.contains(name) }.joined(separator: " or ")
            let near = ArgumentParser.near(name, names) ?? (parts.isEmpty ? nil : "did you mean \(parts)?")
            throw ArgumentParser.Fault(
                description: "there is no diagnostic \(name); \(near ?? "\(Help.program) explain --list lists all")"
            )
        }
        self = id
    }
}
