import DovetailQueries

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Verb {
    /// For reviews: what an edit does to the graphs.
    static let diff = Verb(
        name: "diff",
        summary: "tells what differs between two graphs that graph --output wrote, in sentences",
        details: """
            What matters most to others comes first: scopes, what opening them asks for, what they need of each other; then registrations and what \
            objects take. Where a line stands is no difference. In the form markdown it can be put into a review.
            exit status: 0 whether or not they differ, 2 when the tool could not do its work; with --exit-code 1 when they differ
            """,
        examples: [
            "diff before.json after.json", "diff before.json --plan Notes.json",
            "diff before.json after.json --format markdown --exit-code",
        ],
        operands: [
            Operand(name: "OLD", summary: "the graphs as they were", value: .file),
            Operand(
                name: "NEW",
                summary: "the graphs as they are; those of the sources otherwise",
                isOptional: true,
                value: .file
            ),
        ],
        options: [diffFormat, exitCode, GraphSource.plans, GraphSource.base],
        run: { arguments in
            let old = try GraphSource.document(at: arguments.operands[0])
            let new =
                try arguments.operands.count > 1
                ? GraphSource.document(at: arguments.operands[1]) : GraphSource.document(for: arguments)
            if arguments.operands.count > 1 { [old, new].forEach(GraphSource.warn) }
            let difference = DocumentDiffer(old: old, new: new).difference()
            switch arguments.value(of: diffFormat) {
            case "json": StandardStream.output.write(try encoded(DifferenceReport(difference)))
            case "markdown": StandardStream.output.write(DifferenceRenderer().markdown(difference))
            default: StandardStream.output.write(DifferenceRenderer().text(difference))
            }
            return arguments.has(exitCode) && !difference.isEmpty ? .errors : .sound
        }
    )

    private static func encoded(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }

    private static let diffFormat = VerbOption(
        name: "--format",
        value: .choice(["text", "markdown", "json"]),
        summary: "for a terminal, for a review, or for programs"
    )
    private static let exitCode = VerbOption(name: "--exit-code", summary: "ends with 1 when the graphs differ")
}
