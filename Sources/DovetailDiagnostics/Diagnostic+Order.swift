extension Sequence<Diagnostic> {
    /// Errors before warnings, then by rank of the id, then by place. Equal ones keep their order.
    package func inReportingOrder() -> [Diagnostic] {
        let ranks = Dictionary(uniqueKeysWithValues: zip(DiagnosticID.allCases, 0...))
        return enumerated()
            .map { offset, diagnostic in
                (diagnostic, group: diagnostic.severity == .error ? 0 : 1, rank: ranks[diagnostic.id] ?? 0, offset)
            }
            .sorted { left, right in
                if (left.group, left.rank) != (right.group, right.rank) {
                    return (left.group, left.rank) < (right.group, right.rank)
                }
                if left.0.location != right.0.location { return left.0.location < right.0.location }
                return left.3 < right.3
            }
            .map(\.0)
    }
}
