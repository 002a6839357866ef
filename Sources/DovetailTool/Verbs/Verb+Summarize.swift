import DovetailPipeline
import DovetailSummaries
import DovetailSyntax

extension Verb {
    /// The first half of `generate`, for build systems that run and cache each module's part on its own.
    static let summarize = Verb(
        name: "summarize",
        summary: "reads one module's sources, and writes what `link` needs of them",
        details: """
            A summary has no function bodies: where an edit in one moves no lines, its bytes stay the same. It is written only when they change. \
            Files are named in it as they are given here, and so in what `link` writes and reports; relative ones are the same on every machine. \
            What cannot be read in a source is reported by `link`. A source @FILE stands for the lines of FILE.
            """,
        examples: [
            "summarize --module NotesKit --package notes --output NotesKit.summary Sources/NotesKit/Note.swift",
            "summarize --module Notes --package notes --dependency NotesKit --output Notes.summary @Notes.sources",
        ],
        operands: [Operand(name: "SOURCE", summary: "a Swift file of the module", isRepeatable: true, value: .file)],
        options: [module, package, dependency, condition, summaryFile],
        isForOtherBuildSystems: true,
        run: { arguments in
            let name = arguments.value(of: module) ?? ""
            let read = ReadModule(
                name: name,
                packageName: arguments.value(of: package) ?? name,
                dependencies: arguments.values(of: dependency),
                conditions: Set(arguments.values(of: condition)),
                sources: try SummaryFile.paths(arguments).map { path in
                    SourceText(path: path, bytes: try PlanFile.bytes(of: path))
                }
            )
            try SummaryFile.write(Pipeline.summarize(read), to: arguments.value(of: summaryFile) ?? "")
            return .sound
        }
    )

    private static let module = VerbOption(
        name: "--module",
        value: .text(placeholder: "NAME"),
        summary: "the module's name, as in `import`",
        isRequired: true
    )
    private static let package = VerbOption(
        name: "--package",
        value: .text(placeholder: "NAME"),
        summary:
            "the compiler's -package-name: modules of one package see what is `package` in each other; its own otherwise"
    )
    private static let dependency = VerbOption(
        name: "--dependency",
        value: .text(placeholder: "NAME"),
        summary: "a module that it depends on and that has a summary; several for several",
        isRepeatable: true
    )
    private static let condition = VerbOption(
        name: "--condition",
        value: .text(placeholder: "NAME"),
        summary: "a compilation condition, as the compiler gets by -D; several for several",
        isRepeatable: true
    )
    private static let summaryFile = VerbOption(
        name: "--output",
        value: .text(placeholder: "FILE"),
        summary: "the summary to write",
        isRequired: true
    )
}
