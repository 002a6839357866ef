/// What was typed.
struct Options {
    var sections: [String] = []
    var earlier: String?
    var corpora: [String] = []
    var isComplete = false
    var isHelp = false

    struct MissingValue: Error, CustomStringConvertible {
        var option: String
        var description: String { "\(option) needs a value" }
    }

    init(_ words: [String]) throws {
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--help", "-h": isHelp = true
            case "--complete": isComplete = true
            case "--against": earlier = try Self.value(of: word, &rest)
            case "--corpus": corpora.append(try Self.value(of: word, &rest))
            default: sections.append(word)
            }
        }
    }

    private static func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
        guard let value = rest.popFirst() else { throw MissingValue(option: option) }
        return value
    }

    static var help: String {
        let sections = Sections.all.map { "  \($0.name), \($0.minutes) min: \($0.summary)" }.joined(separator: "\n")
        let minutes = Sections.all.reduce(0) { $0 + $1.minutes }
        return """
            swift run --package-path Tests/Benchmarks Benchmarks [section …] [--against commit] [--corpus path] [--complete]

            Measures what Dovetail promises, prints a table, then the budgets of the design with what was found, and writes the same as JSON.

            \(sections)

            Minutes are rough, on two cores that do nothing else: \(minutes) in all. Tools that were not built before are built first, for debugging and
            for release, which takes some more. benchmarks.json says what each section took.

            --against commit  measures the tool of this commit too, in turns with today's
            --corpus path     scans the Swift files of this folder or list too
            --complete        measures also what takes longer than five minutes
            """
    }
}
