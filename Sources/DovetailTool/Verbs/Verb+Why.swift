import DovetailQueries

extension Verb {
    /// Why something is in the graph.
    static let why = Verb(
        name: "why",
        summary: "says why something is in the graph, or why it needs something else, by the shortest road",
        details: """
            Read "why A" as "why is A there?", and "why A B" as "why does A need B?". A and B are types as a manifest names them, with or without any \
            and module, with a tag as in URL#Production, or identifiers from graph, such as AccountScope/Clock; or scopes, or assemblies. Each \
            composition is asked, and those that answer alike are told together.
            exit status: 0 when it is so in some composition, 1 when in none, 2 when the tool could not do its work
            """,
        examples: ["why DocumentCache --plan Notes.json", "why NotesEditor DocumentCache --all --plan Notes.json"],
        operands: [
            Operand(name: "A", summary: "a type, a scope, an assembly, or an identifier from graph"),
            Operand(name: "B", summary: "what A is thought to need", isOptional: true),
        ],
        options: [eachRoad, roadLimit, AnswerOutput.format] + GraphSource.options,
        run: { arguments in
            let names = arguments.operands.map(AskedName.init)
            let isEach = arguments.has(eachRoad) || arguments.has(roadLimit)
            let question = WhyQuestion(
                names[0],
                needs: names.dropFirst().first,
                limit: isEach ? max(1, arguments.number(of: roadLimit) ?? 20) : nil
            )
            let answer = try question.answer(in: try GraphSource.document(for: arguments))
            try AnswerOutput.write(answer, as: arguments) { WhyText(answer).rendered() }
            return answer.isSo ? .sound : .errors
        }
    )

    private static let eachRoad = VerbOption(
        name: "--all",
        summary: "all roads, shorter ones first, and not the shortest alone"
    )
    private static let roadLimit = VerbOption(
        name: "--limit",
        value: .number(placeholder: "N"),
        summary: "how many of all roads are shown, 20 otherwise; the others are counted"
    )
}
