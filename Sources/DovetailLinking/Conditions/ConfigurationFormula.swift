/// Which of a target's configurations something is true of, said as simply as possible.
package struct ConfigurationFormula: Hashable, Sendable {
    /// Terms of which one has to hold, each with literals that all have to.
    package private(set) var terms: [[Configuration.Literal]]

    /// Tells some configurations from others. All of them are branches of one tree of decisions.
    package init(of included: [Configuration], besides excluded: [Configuration]) {
        terms = []
        for configuration in included where !terms.contains(where: configuration.implies) {
            terms.append(Self.shortest(configuration.literals, avoiding: excluded))
        }
        // An early term may be covered by those that came later.
        for index in terms.indices.reversed() {
            var others = terms
            others.remove(at: index)
            let isSpare = included.allSatisfy { configuration in others.contains(where: configuration.implies) }
            if isSpare { terms = others }
        }
    }

    /// Drops what is not needed to keep clear of the others, what does not hold first.
    private static func shortest(
        _ literals: [Configuration.Literal],
        avoiding excluded: [Configuration]
    ) -> [Configuration.Literal] {
        var term = literals
        for literal in literals.filter({ !$0.holds }) + literals.filter(\.holds) {
            let shorter = term.filter { $0 != literal }
            if excluded.allSatisfy({ $0.excludes(shorter) }) { term = shorter }
        }
        return term
    }

    /// Whether it holds in all configurations.
    package var isTautology: Bool { terms.contains { $0.isEmpty } }

    /// Whether it tells platforms apart, and nothing that every target is built with and without.
    package var isOfPlatforms: Bool {
        terms.allSatisfy { term in term.allSatisfy { $0.atom.text != "DEBUG" } }
    }

    /// As `#if` takes it: `DEBUG && !os(Linux)`.
    package var condition: String {
        let texts = terms.map { term in
            term.map { ($0.holds ? "" : "!") + $0.atom.text }.joined(separator: " && ")
        }
        return texts.count == 1
            ? texts[0]
            : zip(terms, texts).map { $0.count == 1 ? $1 : "(\($1))" }.joined(separator: " || ")
    }

    /// As an error says it: "where `DEBUG` is set and `os(Linux)` is not".
    package var words: String {
        terms.map { "where \(Self.words(of: $0))" }.joined(separator: ", or ")
    }

    private static func words(of term: [Configuration.Literal]) -> String {
        let positive = term.filter(\.holds).map { "`\($0.atom.text)`" }
        let negative = term.filter { !$0.holds }.map { "`\($0.atom.text)`" }
        var parts: [String] = []
        if !positive.isEmpty { parts.append("\(list(positive, "and")) \(positive.count == 1 ? "is" : "are") set") }
        switch negative.count {
        case 0: break
        case 1: parts.append("\(negative[0]) is not\(positive.isEmpty ? " set" : "")")
        default: parts.append("neither \(negative.joined(separator: " nor ")) is\(positive.isEmpty ? " set" : "")")
        }
        return parts.joined(separator: " and ")
    }

    private static func list(_ words: [String], _ conjunction: String) -> String {
        guard words.count > 1, let last = words.last else { return words.joined() }
        return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
    }
}

extension Configuration {
    /// Whether all of the literals hold in it for certain.
    fileprivate func implies(_ term: [Literal]) -> Bool {
        term.allSatisfy { value(of: $0.atom) == $0.holds }
    }

    /// Whether one of the literals fails in it for certain.
    fileprivate func excludes(_ term: [Literal]) -> Bool {
        term.contains { literal in value(of: literal.atom).map { $0 != literal.holds } ?? false }
    }
}
