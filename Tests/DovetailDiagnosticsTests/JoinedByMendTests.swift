import DovetailDiagnostics
import Testing

/// Errors that one edit mends, as one.
struct JoinedByMendTests {
    private func place(_ line: Int) -> DovetailDiagnostics.SourceLocation {
        .init(path: "/App.swift", line: line, column: 1)
    }

    private func error(
        _ line: Int,
        _ headline: String,
        id: DiagnosticID = .missingBinding,
        severity: Diagnostic.Severity = .error,
        mends: [Diagnostic.Note]
    ) -> Diagnostic {
        let road = Diagnostic.Note(.road, "road \(line)", at: place(line))
        return Diagnostic(id, severity: severity, at: place(line), headline, notes: [road] + mends)
    }

    private var mend: Diagnostic.Note { .init(.suggestion, "list `A`", at: place(90)) }
    private var other: Diagnostic.Note { .init(.suggestion, "list `B`", at: place(90)) }

    @Test func `errors with the same first advice at the same place are one, which tells of the others in front of it`()
    {
        let joined = [
            error(1, "no X", mends: [mend, other]), error(2, "no Y", mends: [other]), error(3, "no Z", mends: [mend]),
        ].joinedByMend()
        #expect(joined.map(\.headline) == ["no X", "no Y"])
        #expect(
            joined[0].notes == [
                .init(.road, "road 1", at: place(1)),
                .init(.related, "for the same reason, it seems, no Z", at: place(3)), mend, other,
            ]
        )
        #expect(joined[1].notes == [.init(.road, "road 2", at: place(2)), other])
    }

    @Test func `of many, five are told and the rest counted`() {
        let joined = (1...8).map { error($0, "no \($0)", mends: [mend]) }.joinedByMend()
        #expect(joined.count == 1)
        #expect(joined[0].notes.count == 8)
        #expect(joined[0].notes[6].message == "2 more errors for the same reason")
        let seven = (1...7).map { error($0, "no \($0)", mends: [mend]) }.joinedByMend()
        #expect(seven[0].notes[6].message == "1 more error for the same reason")
    }

    @Test func `advice without a place, warnings, and errors of other kinds stay apart`() {
        let placeless = Diagnostic.Note(.suggestion, "list `A`")
        let apart = [
            error(1, "no X", mends: [placeless]), error(2, "no Y", mends: [placeless]),
            error(3, "no Z", mends: [mend]), error(4, "no Z", id: .emptyCollection, mends: [mend]),
            error(5, "no W", severity: .warning, mends: [mend]), error(6, "no V", severity: .warning, mends: [mend]),
            error(7, "no U", mends: []), error(8, "no T", mends: []),
        ]
        #expect(apart.joinedByMend() == apart)
    }
}
