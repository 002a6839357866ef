/// How the scanner's view of a file differs from the oracle's.
package struct FileComparison: Sendable {
    package var path: String
    /// Lines of declarations that only the oracle has, in its order.
    package var missing: [String]
    /// Lines of declarations that only the scanner has, in its order.
    package var unexpected: [String]
    package var oracleHasErrors: Bool
    package var scannerHasProblems: Bool

    package init(oracle: FileDeclarations, scanner: FileDeclarations) {
        path = oracle.path
        oracleHasErrors = oracle.hasSyntaxErrors
        scannerHasProblems = scanner.hasSyntaxErrors
        let expected = oracle.lines
        let found = scanner.lines
        if expected == found {
            missing = []
            unexpected = []
        } else {
            missing = Self.lines(expected, without: found)
            unexpected = Self.lines(found, without: expected)
        }
    }

    /// Whether both see the same declarations, problems aside.
    package var declarationsAgree: Bool { missing.isEmpty && unexpected.isEmpty }

    /// Whether the two agree. A file that is no Swift has no right reading, so that one with errors may differ.
    package var agrees: Bool { oracleHasErrors || (declarationsAgree && !scannerHasProblems) }

    /// The disagreement in words, with both sides.
    package var description: String {
        var lines = [path]
        if scannerHasProblems != oracleHasErrors {
            lines.append(
                scannerHasProblems ? "  only the scanner finds fault with it" : "  only the oracle finds fault with it"
            )
        }
        lines += missing.map { "  - " + $0 }
        lines += unexpected.map { "  + " + $0 }
        return lines.joined(separator: "\n")
    }

    private static func lines(_ lines: [String], without others: [String]) -> [String] {
        var counts: [String: Int] = [:]
        for line in others { counts[line, default: 0] += 1 }
        return lines.filter { line in
            guard let count = counts[line], count > 0 else { return true }
            counts[line] = count - 1
            return false
        }
    }
}
