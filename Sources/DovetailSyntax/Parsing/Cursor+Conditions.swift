/// Gives each branch of a `#if` its whole condition, with the negation of those before it.
struct ConditionalBranches {
    private var negations: [String] = []

    /// The condition of the next branch, whose directive states `own`; nil stands for `#else`.
    mutating func condition(ofNext own: String?) -> String {
        let terms = negations.map { "!(\($0))" }
        guard let own else { return terms.joined(separator: " && ") }
        negations.append(own)
        return terms.isEmpty ? own : (terms + ["(\(own))"]).joined(separator: " && ")
    }
}

extension Cursor {
    /// Reads `#if`, `#elseif` or `#else` with its condition; nil for `#else`.
    mutating func parseCondition() -> String? {
        let isElse = isDirective("#else")
        advance()
        if isElse { return nil }
        let start = token.start
        guard !token.startsLine else { return "false" }
        skipCondition()
        return collapsedText(range(from: start))
    }
}
