import DovetailQueries

extension Verb {
    /// Why something is not in the graph.
    static let whyNot = Verb(
        name: "why-not",
        summary: "says why something that is registered is not in the graph, or why it does not get something else",
        details: """
            Read "why-not A" as "why is A not there?", and "why-not A B" as "why does A not get B?". A and B are written as for why. What is not \
            needed, replaced, in another scope, in an assembly that is not listed, under a condition, or registered nowhere is told with the places.
            exit status: 0 when it is so in some composition, 1 when it is there in all, 2 when the tool could not do its work
            """,
        examples: ["why-not DocumentCache --plan Notes.json", "why-not NotesEditor DocumentCache --graph old.json"],
        operands: [
            Operand(name: "A", summary: "a type, a scope, an assembly, or an identifier from graph"),
            Operand(name: "B", summary: "what A was thought to get", isOptional: true),
        ],
        options: [scope, AnswerOutput.format] + GraphSource.options,
        run: { arguments in
            let names = arguments.operands.map(AskedName.init)
            let question = WhyNotQuestion(
                names[0],
                needs: names.dropFirst().first,
                in: arguments.value(of: scope)
            )
            let (asked, whole) = try GraphSource.documents(for: arguments)
            let answer = try question.answer(in: asked, of: whole)
            try AnswerOutput.write(answer, as: arguments) { WhyNotText(answer).rendered() }
            return answer.isSo ? .sound : .errors
        }
    )

    private static let scope = VerbOption(
        name: "--in",
        value: .text(placeholder: "SCOPE"),
        summary: "the scope in which A is missed"
    )
}
