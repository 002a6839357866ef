#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// How the answer to a question is told.
enum AnswerOutput {
    static let format = VerbOption(
        name: "--format",
        value: .choice(["text", "json"]),
        summary: "text for people, or JSON"
    )

    /// Writes an answer to standard output in the form that is asked for.
    static func write(_ answer: some Encodable, as arguments: Arguments, text: () -> String) throws {
        guard arguments.value(of: format) == "json" else {
            StandardStream.output.write(text())
            return
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        StandardStream.output.write(String(decoding: try encoder.encode(answer), as: UTF8.self) + "\n")
    }
}
