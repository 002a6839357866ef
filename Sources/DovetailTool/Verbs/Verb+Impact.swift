import DovetailInspection
import DovetailPipeline
import DovetailQueries

extension Verb {
    /// What would be different without something.
    static let impact = Verb(
        name: "impact",
        summary: "says what would be made differently, or not at all, without something",
        details: """
            The graphs are resolved once more as if A were not written down, and compared: what would be an error, who would get something else or nil, \
            which objects would no longer be made, and who is made with A, nearest first. A is a type as a manifest names it, with or without any and \
            module, with a tag as in URL#Production, an identifier from graph, or an assembly. It needs sources: what graph wrote does not say what \
            else could be.
            exit status: 0 also where there would be errors, 2 when the tool could not do its work
            """,
        examples: ["impact DocumentCache --plan Notes.json", "impact NotesStorage --plan Notes.json --format json"],
        operands: [Operand(name: "A", summary: "a type, an assembly, or an identifier from graph")],
        options: [impactLimit, AnswerOutput.format, GraphSource.plans, GraphSource.composition, GraphSource.base],
        run: { arguments in
            let question = ImpactQuestion(AskedName(arguments.operands[0]))
            let targets = try GraphSource.targets(for: arguments)
            guard !targets.isEmpty else {
                let plans = GraphSource.plans
                throw ArgumentParser.Fault(description: "impact needs \(plans.name), \(plans.summary)")
            }
            let base = GraphSource.baseFolder(for: arguments)
            let parts = targets.flatMap { target, modules in
                Pipeline.impacts(question, modules, target: target, base: base)
            }
            let asked = try GraphSource.asked(parts, by: arguments) { $0.composition }
            let answer = try question.answer(asked.inOrder { $0.composition })
            try AnswerOutput.write(answer, as: arguments) {
                ImpactText(answer, limit: arguments.number(of: impactLimit) ?? 20).rendered()
            }
            return .sound
        }
    )

    private static let impactLimit = VerbOption(
        name: "--limit",
        value: .number(placeholder: "N"),
        summary: "how many of several alike are shown as text, 20 otherwise; the others are counted"
    )
}

extension Array {
    /// Sorted by the module and the name of compositions.
    fileprivate func inOrder(_ composition: (Element) -> GraphDocument.Composition) -> [Element] {
        indices.sorted { left, right in
            let (first, second) = (composition(self[left]), composition(self[right]))
            return (first.module, first.name, left) < (second.module, second.name, right)
        }.map { self[$0] }
    }
}
