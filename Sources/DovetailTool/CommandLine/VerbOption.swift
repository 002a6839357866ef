/// An option of a verb, such as `--plan FILE`.
struct VerbOption: Hashable, Sendable {
    /// What stands behind its name.
    enum Value: Hashable, Sendable {
        /// Nothing: it is there or not.
        case none
        /// Any text; the placeholder is for the help.
        case text(placeholder: String)
        /// A whole number that is not negative.
        case number(placeholder: String)
        /// One of these words.
        case choice([String])
    }

    /// With its dashes.
    var name: String
    var value: Value = .none
    /// What it is for, in one line.
    var summary: String
    var isRequired = false
    var isRepeatable = false
    /// Whether whoever gives a package has to give it, and not plans by name.
    var isRequiredOfPackages = false

    /// As it is written in a usage line.
    var usage: String {
        let written =
            switch value {
            case .none: name
            case .text(let placeholder), .number(let placeholder): "\(name) \(placeholder)"
            case .choice(let words): "\(name) \(words.joined(separator: "|"))"
            }
        return (isRequired ? written : "[\(written)]") + (isRepeatable ? "…" : "")
    }
}
