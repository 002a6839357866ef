import DovetailQueries

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Verb {
    /// The graphs as data.
    static let graph = Verb(
        name: "graph",
        summary: "writes the object graphs as JSON, or as a drawing, whether or not they are sound",
        details: """
            The members of the JSON are described on the page "The graph as data" of the documentation. It can be kept, compared by diff, and asked \
            by the other verbs with --graph. A drawing has a box for each scope, and marks what is broken; Graphviz draws dot, and GitHub mermaid.
            exit status: 0 also for a graph with errors, 2 when the tool could not do its work
            """,
        examples: [
            "graph --plan Notes.json", "graph --plan Notes.json --output before.json",
            "graph --format mermaid --graph before.json",
        ],
        options: [graphFormat, isComplete, output] + GraphSource.options,
        run: { arguments in
            let document = try GraphSource.document(for: arguments)
            let text = try text(of: document, for: arguments)
            if let path = arguments.value(of: output) {
                try OutputFile.write(text, to: path)
            } else {
                StandardStream.output.write(text)
            }
            return .sound
        }
    )

    private static func text(of document: GraphDocument, for arguments: Arguments) throws -> String {
        let format = arguments.value(of: graphFormat) ?? "json"
        if format == "json" {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
        }
        let drawing = GraphDrawing(document, isComplete: arguments.has(isComplete))
        return format == "dot" ? DOTRenderer().rendered(drawing) : MermaidRenderer().rendered(drawing)
    }

    private static let graphFormat = VerbOption(
        name: "--format",
        value: .choice(["json", "dot", "mermaid"]),
        summary: "all of it as JSON, or a drawing"
    )
    private static let isComplete = VerbOption(
        name: "--all",
        summary: "draws also what is not needed, and what is replaced; JSON always has it"
    )
    private static let output = VerbOption(
        name: "--output",
        value: .text(placeholder: "FILE"),
        summary: "where to write it; standard output otherwise"
    )
}
