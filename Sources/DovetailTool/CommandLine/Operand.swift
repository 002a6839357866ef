/// An argument of a verb that is told by its position, such as the ID in `explain ID`.
struct Operand: Hashable, Sendable {
    /// What may stand there.
    enum Value: Hashable, Sendable {
        /// Any text.
        case text
        /// The path of a file.
        case file
        /// One of these words.
        case choice([String])
        /// Any text; these words are what a shell completes it to.
        case suggestion([String])
    }

    /// For the help, in capitals.
    var name: String
    /// What it is, in one line.
    var summary: String
    /// Optional ones stand behind those that are not.
    var isOptional = false
    /// The last one of a verb may stand there more than once; as `@FILE` too, for the lines of a file.
    var isRepeatable = false
    var value = Value.text

    /// As it is written in a usage line.
    var usage: String {
        let written = if case .choice(let words) = value { words.joined(separator: "|") } else { name }
        return (isOptional ? "[\(written)]" : written) + (isRepeatable ? "…" : "")
    }
}
