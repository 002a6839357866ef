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
        summary: "writes the object graphs as JSON, whether or not they are sound",
        details: """
            The members of the JSON are described on the page "The graph as data" of the documentation. It can be kept, compared by diff, and asked \
            by the other verbs with --graph.
            exit status: 0 also for a graph with errors, 2 when the tool could not do its work
            """,
        examples: ["graph --plan Notes.json", "graph --plan Notes.json --output before.json"],
        options: [output] + GraphSource.options,
        run: { arguments in
            let document = try GraphSource.document(for: arguments)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let text = String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
            if let path = arguments.value(of: output) {
                try OutputFile.write(text, to: path)
            } else {
                StandardStream.output.write(text)
            }
            return .sound
        }
    )

    private static let output = VerbOption(
        name: "--output",
        value: .text(placeholder: "FILE"),
        summary: "where to write it; standard output otherwise"
    )
}
