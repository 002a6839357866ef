/// What `--help` prints.
enum Help {
    /// As its user writes it.
    static let program = Invocation.program(of: Array(CommandLine.arguments.dropFirst()))

    /// Whether the command plugin started it.
    static let isOfPackage = Invocation.isOfPackage(Array(CommandLine.arguments.dropFirst()))

    /// All verbs.
    static func text(listing verbs: [Verb] = Verb.all) -> String {
        let verbs = verbs.filter { !$0.isHidden }
        let names = verbs.map { ([$0.name] + $0.operands.map(\.usage)).joined(separator: " ") }
        return """
            usage: \(program) VERB …

            Checks object graphs that Dovetail's manifests describe, and writes the code that builds them.

            \(table(Array(zip(names, verbs.map(\.summary)))))

            \(program) VERB --help says more of one.
            exit status: 0 when all is well, 1 when there are errors, 2 when the tool could not do its work
            """
    }

    /// One verb.
    static func text(of verb: Verb) -> String {
        var parts = [usage(of: verb), verb.summary + (verb.details.isEmpty ? "" : "\n" + verb.details)]
        let rows = verb.operands.map { ($0.name, $0.summary) } + verb.options.map { ($0.heading, $0.summary) }
        if !rows.isEmpty { parts.append(table(rows)) }
        if !verb.examples.isEmpty {
            let lines = verb.examples.map { "  \(program) \($0)" }
            parts.append("for example:\n" + lines.joined(separator: "\n"))
        }
        return parts.joined(separator: "\n\n")
    }

    /// The line that shows how a verb is written.
    static func usage(of verb: Verb) -> String {
        // A word that is one of some reads as the verb's second.
        let choices = verb.operands.prefix { if case .choice = $0.value { true } else { false } }
        let words =
            [program, verb.name] + choices.map(\.usage) + verb.options.map(\.usage)
            + verb.operands.dropFirst(choices.count).map(\.usage)
        return "usage: " + words.joined(separator: " ")
    }

    private static func table(_ rows: [(name: String, summary: String)]) -> String {
        let width = rows.map(\.name.count).max() ?? 0
        return rows.map { row in
            "  \(row.name)\(String(repeating: " ", count: width - row.name.count))  \(row.summary)"
        }.joined(separator: "\n")
    }
}

extension VerbOption {
    /// As the table of a verb's help has it.
    fileprivate var heading: String {
        switch value {
        case .none, .choice: name
        case .text(let placeholder), .number(let placeholder): "\(name) \(placeholder)"
        }
    }
}
