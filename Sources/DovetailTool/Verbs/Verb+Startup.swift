import DovetailQueries

extension Verb {
    /// What opening a scope does.
    static let startup = Verb(
        name: "startup",
        summary: "tells what opening a scope makes, in order, and what decides how long that takes",
        details: """
            Awaits are counted, as nobody knows how long each of them takes. What is made side by side counts as its longest member. Compositions \
            in which the same happens are told together.
            exit status: 0 also for a graph with errors, 2 when the tool could not do its work
            """,
        examples: ["startup AccountScope --plan Notes.json", "startup AccountScope --graph before.json --format json"],
        operands: [Operand(name: "SCOPE", summary: "the scope that is opened")],
        options: [AnswerOutput.format] + GraphSource.options,
        run: { arguments in
            let question = StartupQuestion(AskedName(arguments.operands[0]))
            let answer = try question.answer(in: try GraphSource.document(for: arguments))
            try AnswerOutput.write(answer, as: arguments) { StartupText(answer).rendered() }
            return .sound
        }
    )
}
