import DovetailDiagnostics
import Testing

@Suite struct TextRenderers {
    private func place(_ path: String, _ line: Int, _ column: Int) -> DovetailDiagnostics.SourceLocation {
        .init(path: path, line: line, column: column)
    }

    @Test func `a diagnostic has the compiler's form, and a note without a place has the diagnostic's`() {
        let diagnostic = Diagnostic(
            .missingBinding,
            at: place("/My App/Sources/Über.swift", 12, 7),
            "nothing provides `Cache`",
            notes: [
                .init(.road, "`Kit` exposes `List`", at: place("Kit.swift", 3, 9)),
                .init(.suggestion, "register it"),
            ]
        )
        #expect(
            TextRenderer().rendered(diagnostic) == """
                /My App/Sources/Über.swift:12:7: error: nothing provides `Cache` [missing-binding]
                Kit.swift:3:9: note: `Kit` exposes `List`
                /My App/Sources/Über.swift:12:7: note: register it

                """
        )
    }

    @Test func `a warning is called one, and several come in the order given`() {
        let diagnostics = [
            Diagnostic(.unusedInput, severity: .warning, at: place("B.swift", 1, 1), "one"),
            Diagnostic(.unknownType, at: place("A.swift", 2, 1), "two"),
        ]
        #expect(
            TextRenderer().rendered(diagnostics) == """
                B.swift:1:1: warning: one [unused-input]
                A.swift:2:1: error: two [unknown-type]

                """
        )
    }
}

@Suite struct ReportingOrder {
    private func diagnostic(
        _ id: DiagnosticID,
        _ severity: Diagnostic.Severity,
        _ path: String,
        _ line: Int,
        _ headline: String = ""
    ) -> Diagnostic {
        Diagnostic(id, severity: severity, at: .init(path: path, line: line, column: 1), headline)
    }

    @Test func `errors come first, then the rank of the id, then the place, then the given order`() {
        let ordered = [
            diagnostic(.missingBinding, .error, "A.swift", 9),
            diagnostic(.missingBinding, .error, "A.swift", 10, "first"),
            diagnostic(.missingBinding, .error, "A.swift", 10, "again"),
            diagnostic(.missingBinding, .error, "B.swift", 1),
            diagnostic(.scopeViolation, .error, "A.swift", 1),
            diagnostic(.duplicateBinding, .error, "A.swift", 1),
            diagnostic(.dependencyCycle, .error, "A.swift", 1),
            diagnostic(.effectMismatch, .error, "A.swift", 1),
            diagnostic(.scopeViolation, .warning, "A.swift", 1),
            diagnostic(.lateClosure, .warning, "A.swift", 1),
            diagnostic(.unusedRegistration, .warning, "A.swift", 1),
        ]
        #expect((ordered[5...] + ordered[..<5]).inReportingOrder() == ordered)
    }
}

@Suite struct DiagnosticIDs {
    @Test(arguments: DiagnosticID.allCases)
    func `every id is searchable and has a brief of one line`(id: DiagnosticID) {
        #expect(id.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
        #expect(!id.brief.isEmpty && !id.brief.contains("\n") && !id.brief.hasSuffix("."))
    }

    @Test func `no two briefs are the same`() {
        #expect(Set(DiagnosticID.allCases.map(\.brief)).count == DiagnosticID.allCases.count)
    }
}
