import DovetailInspection
import DovetailPipeline
import DovetailQueries

extension Verb {
    /// What a module needs.
    static let requires = contract(
        "requires",
        .requirements,
        summary: "says what a module's assemblies need from elsewhere, by scope, and what for",
        details: """
            The module's assemblies are resolved alone: what then nothing answers is told, with who needs it and whether that can do without; scopes \
            that are to be opened and what to hand in; and the inputs that whoever opens a scope hands in.
            """
    )

    /// What a module offers.
    static let provides = contract(
        "provides",
        .offers,
        summary: "says what a module's assemblies offer to others, by scope",
        details: """
            Keys are told by who can name their types: every module, those of the package, or the module alone, which can still be handed to \
            objects of it; with elements of collections, and decorators of what others offer.
            """
    )

    private static func contract(
        _ name: String,
        _ side: ContractText.Side,
        summary: String,
        details: String
    ) -> Verb {
        Verb(
            name: name,
            summary: summary,
            details: details + """

                MODULE is a module with an assembly, or the name of an assembly, which is then asked alone. The JSON has both sides.
                exit status: 0, or 2 when the tool could not do its work
                """,
            examples: ["\(name) NotesKit --plan Notes.json", "\(name) NotesStorage --plan Notes.json --format json"],
            operands: [Operand(name: "MODULE", summary: "a module, or an assembly")],
            options: [AnswerOutput.format, GraphSource.plans, GraphSource.base],
            run: { arguments in
                let answer = try contracts(of: arguments.operands[0], for: arguments)
                try AnswerOutput.write(answer, as: arguments) { ContractText(answer, side).rendered() }
                return .sound
            }
        )
    }

    /// As the module's own target has it where its plan is given, or else the first that knows the module.
    private static func contracts(of name: String, for arguments: Arguments) throws -> ContractAnswer {
        let targets = try GraphSource.targets(for: arguments)
        guard !targets.isEmpty else {
            throw ArgumentParser.Fault(description: "it needs \(GraphSource.plans.name), \(GraphSource.plans.summary)")
        }
        let base = GraphSource.baseFolder(for: arguments)
        let module = name.split(separator: ".").first.map(String.init) ?? name
        for (target, modules) in targets.filter({ $0.target == module }) + targets.filter({ $0.target != module }) {
            let contracts = Pipeline.contracts(of: name, modules, target: target, base: base)
            if !contracts.isEmpty { return ContractAnswer(contracts: contracts) }
        }
        let known = targets.reduce(into: Set<String>()) { known, part in
            known.formUnion(Pipeline.contractNames(part.modules, target: part.target))
        }
        let near = ArgumentParser.near(name, Array(known))
        throw ArgumentParser.Fault(
            description: "no module with an assembly, and no assembly, is called \(name)"
                + (near.map { "; \($0)" } ?? "")
        )
    }
}
