/// Tells a reviewer what differs.
package struct DifferenceRenderer: Sendable {
    package init() {}

    /// For a terminal: one change a line, marked as those of a patch.
    package func text(_ difference: GraphDifference) -> String {
        if difference.isEmpty { return "the graphs are the same\n" }
        return difference.parts.map { part in
            let lines = part.changes.map { "  \($0.mark) \($0.sentence.text)" }
            return ([heading(of: part).text + ":"] + lines).joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }

    /// For a comment on a review.
    package func markdown(_ difference: GraphDifference) -> String {
        if difference.isEmpty { return "The object graphs are the same.\n" }
        return difference.parts.map { part in
            let lines = part.changes.map { "- `\($0.mark)` \($0.sentence.markdown)" }
            return (["### \(heading(of: part).markdown)", ""] + lines).joined(separator: "\n") + "\n"
        }.joined(separator: "\n")
    }

    private func heading(of part: GraphDifference.Part) -> Sentence {
        part.compositions.isEmpty ? "the package" : "\(all: part.compositions, limit: .max)"
    }
}

extension GraphDifference.Change {
    /// What came, went or is another.
    package var mark: String { old == nil ? "+" : new == nil ? "-" : "~" }
}
