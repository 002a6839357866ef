import DovetailDiagnostics

/// Whether a run reports what the naive rules find, each thing once and at its place.
struct FindingComparison {
    private(set) var differences: [String] = []
    private static let effects: Set<String> = ["isolation-mismatch", "effect-mismatch", "late-closure"]

    init(_ diagnostics: [Diagnostic], _ findings: [NaiveFinding], _ places: [String: Blueprint.Place]) {
        // What making takes that never ends is anybody's guess.
        let isEndless = findings.contains { $0.id == "dependency-cycle" }
        let diagnostics = diagnostics.filter { !isEndless || !Self.effects.contains($0.id.rawValue) }
        // Of what is wrong in one way at one place, the tool tells once; two clashes at one place are about different things.
        let told = findings.filter { !isEndless || !Self.effects.contains($0.id) }
        let clashes = told.filter { $0.id == "duplicate-binding" }
        let findings = Set(told.filter { $0.id != "duplicate-binding" }) + clashes
        var open = findings.filter { !$0.isRepeatable }.sorted { $0.places.count < $1.places.count }
        let tangles = findings.filter(\.isRepeatable)
        var met: Set<NaiveFinding> = []
        for diagnostic in diagnostics {
            let place = places["\(diagnostic.location.path):\(diagnostic.location.line)"]
            func fits(_ finding: NaiveFinding) -> Bool {
                finding.id == diagnostic.id.rawValue && finding.isWarning == (diagnostic.severity == .warning)
                    && place.map(finding.places.contains) == true
            }
            if let index = open.firstIndex(where: fits) {
                open.remove(at: index)
            } else if tangles.contains(where: fits) {
                met.formUnion(tangles.filter(fits))
            } else {
                let text =
                    "\(diagnostic.severity) \(diagnostic.id.rawValue) at \(place.map { "\($0)" } ?? "\(diagnostic.location)")"
                differences.append("not expected: \(text): \(diagnostic.headline)")
            }
        }
        for finding in open + tangles.filter({ !met.contains($0) }) {
            differences.append("expected: \(finding.isWarning ? "warning " : "")\(finding.sortKey)")
        }
    }
}
