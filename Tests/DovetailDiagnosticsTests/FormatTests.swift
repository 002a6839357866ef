import DovetailDiagnostics
import DovetailReports
import Foundation
import Testing

private func place(_ path: String, _ line: Int, _ column: Int) -> DovetailDiagnostics.SourceLocation {
    .init(path: path, line: line, column: column)
}

@Suite struct DiagnosticLimits {
    private let diagnostics =
        (1...40).map { Diagnostic(.unknownType, at: place("A.swift", $0, 1), "error \($0)") }
        + [Diagnostic(.unusedInput, severity: .warning, at: place("A.swift", 50, 1), "warning")]

    @Test(
        arguments: [
            (3, "and 37 more errors and 1 more warning"), (39, "and 1 more error and 1 more warning"),
            (40, "and 1 more warning"), (41, nil), (0, "and 40 more errors and 1 more warning"),
        ]
    )
    func `what is beyond the limit is counted`(limit: Int, last: String?) {
        let text = TextRenderer(limit: DiagnosticLimit(limit)).rendered(diagnostics)
        let lines = text.split(separator: "\n")
        #expect(lines.count == limit + (last == nil ? 0 : 1))
        #expect(lines.dropFirst(limit).first.map(String.init) == last)
        let annotations = GitHubRenderer(base: BaseFolder("/"), limit: DiagnosticLimit(limit)).rendered(diagnostics)
        #expect(
            annotations.split(separator: "\n").dropFirst(limit).first.map(String.init) == last.map { "::notice::\($0)" }
        )
    }

    @Test func `without a limit all are shown`() {
        #expect(TextRenderer().rendered(diagnostics).split(separator: "\n").count == 41)
    }
}

@Suite struct Colours {
    @Test func `labels have colours, and taken away they leave the plain text`() throws {
        let diagnostic = Diagnostic(
            .missingBinding,
            at: place("A.swift", 1, 2),
            "nothing provides `A`",
            notes: [.init(.suggestion, "register it")]
        )
        let warning = Diagnostic(.unusedInput, severity: .warning, at: place("A.swift", 3, 4), "nobody needs it")
        let coloured = TextRenderer(isColoured: true).rendered([diagnostic, warning])
        #expect(coloured.contains("\u{1B}[1;31merror: \u{1B}[0m"))
        #expect(coloured.contains("\u{1B}[1;35mwarning: \u{1B}[0m"))
        #expect(coloured.contains("\u{1B}[1;36mnote: \u{1B}[0m"))
        let plain = coloured.replacing(try Regex("\u{1B}\\[[0-9;]*m"), with: "")
        #expect(plain == TextRenderer().rendered([diagnostic, warning]))
    }
}

@Suite struct GitHubAnnotations {
    @Test func `what means something to GitHub is escaped, and files are relative to the checkout`() {
        let diagnostic = Diagnostic(
            .missingBinding,
            at: place("/work/My App/Über, 100%: a#b.swift", 12, 7),
            "100% of `[K: V]`\r\nis missing, really",
            notes: [
                .init(.road, "`Kit` exposes it: here", at: place("/work/Kit.swift", 3, 9)),
                .init(.related, "and there", at: place("/elsewhere/Kit.swift", 4, 1)),
                .init(.suggestion, "register it"),
            ]
        )
        #expect(
            GitHubRenderer(base: BaseFolder("/work")).rendered([diagnostic])
                == "::error file=My App/Über%2C 100%25%3A a#b.swift,line=12,col=7,title=missing-binding::"
                + "100%25 of `[K: V]`%0D%0Ais missing, really%0AKit.swift:3:9: note: `Kit` exposes it: here"
                + "%0A/elsewhere/Kit.swift:4:1: note: and there%0Anote: register it\n"
        )
    }

    @Test func `a warning is one`() {
        let diagnostic = Diagnostic(.unusedInput, severity: .warning, at: place("A.swift", 1, 2), "nobody needs it")
        #expect(
            GitHubRenderer(base: BaseFolder("/work/")).rendered([diagnostic])
                == "::warning file=A.swift,line=1,col=2,title=unused-input::nobody needs it\n"
        )
    }
}

/// The documented form.
@Suite struct DiagnosticReports {
    @Test func `the documented example is what its diagnostic becomes`() throws {
        let diagnostic = Diagnostic(
            .missingBinding,
            at: place("/sources/Kit/List.swift", 4, 10),
            "nothing provides `Cache`, which `List` needs for its parameter `cache` in `AccountScope`",
            notes: [
                .init(.road, "`Kit` exposes `List`", at: place("/sources/Kit/Kit.swift", 9, 9)),
                .init(.suggestion, "register it in `KitAssembly`"),
            ]
        )
        #expect(
            try Self.object(JSONEncoder().encode(DiagnosticReport([diagnostic]))) == Self.object(documentedExample())
        )
    }

    @Test func `errors and warnings are counted`() throws {
        let data = try JSONEncoder().encode(
            DiagnosticReport([
                Diagnostic(.unknownType, at: place("A.swift", 1, 1), "one"),
                Diagnostic(.unusedInput, severity: .warning, at: place("A.swift", 2, 1), "two"),
                Diagnostic(.unusedInput, severity: .warning, at: place("A.swift", 3, 1), "three"),
            ])
        )
        let report = try Self.object(data)
        #expect(report["errors"] as? Int == 1)
        #expect(report["warnings"] as? Int == 2)
        #expect(report["version"] as? Int == DiagnosticReport.currentVersion)
    }

    private static func object(_ data: Data) throws -> NSDictionary {
        try #require(JSONSerialization.jsonObject(with: data) as? NSDictionary)
    }

    private func documentedExample() throws -> Data {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/DovetailReports/DiagnosticReport.swift")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
            $0.dropFirst("/// ".count)
        }
        let fences = lines.indices.filter { lines[$0].hasPrefix("```") }
        try #require(fences.count == 2)
        return Data(lines[(fences[0] + 1)..<fences[1]].joined(separator: "\n").utf8)
    }
}
