extension Verb {
    /// For shells, which then complete verbs, options and their values.
    static let completions = Verb(
        name: "completions",
        summary: "prints what bash, zsh or fish reads to complete the command lines of this tool",
        details: "It is for \(CompletionScript.tool) and `swift package dovetail`; its first line says where it goes.",
        examples: CompletionScript.Shell.allCases.map { "completions \($0.rawValue)" },
        operands: [
            Operand(
                name: "SHELL",
                summary: "whose script to print",
                value: .choice(CompletionScript.Shell.allCases.map(\.rawValue))
            )
        ],
        run: { arguments in
            guard let shell = arguments.operands.first.flatMap(CompletionScript.Shell.init) else { return .failed }
            StandardStream.output.write(CompletionScript().rendered(for: shell))
            return .sound
        }
    )
}
