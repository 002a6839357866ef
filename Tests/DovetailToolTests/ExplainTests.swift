import DovetailDiagnostics
import DovetailReports
import DovetailTestSupport
import Foundation
import Testing

/// The verb `explain`.
struct ExplainTests {
    @Test(arguments: ["missing-binding", "[missing-binding]"])
    func `An id is explained, also as it stands in a message`(_ id: String) throws {
        let result = try BuiltTool.run("explain", id)
        let explanation = DiagnosticID.missingBinding.explanation
        #expect(result.status == 0)
        let parts = [
            "missing-binding: nothing provides what is asked for", Self.indented(explanation.wrong[0].text),
            "error: nothing provides `any NoteStore`", "\nWhy: ", Self.indented(explanation.mended[0].text),
            "\nOther mends: ",
        ]
        var places: [String.Index] = []
        for part in parts { places.append(try #require(result.output.range(of: part), "\(part)").lowerBound) }
        #expect(places == places.sorted())
    }

    @Test(arguments: [[], ["--list"]])
    func `Without an id all are listed with their briefs`(_ arguments: [String]) throws {
        let result = try Command(executable: BuiltTool.url, arguments: ["explain"] + arguments).run()
        #expect(result.status == 0)
        let lines = result.output.split(separator: "\n")
        #expect(lines.count == DiagnosticID.allCases.count)
        for (line, id) in zip(lines, DiagnosticID.allCases) {
            #expect(line.hasPrefix("\(id.rawValue) ") && line.hasSuffix("  \(id.brief)"))
        }
    }

    @Test(
        arguments: [
            ("mising-binding", "did you mean missing-binding?"),
            ("missingBinding", "did you mean missing-binding?"),
            ("binding", "did you mean missing-binding or duplicate-binding?"),
            ("something-else", "DovetailTool explain --list lists all"),
            ("", "DovetailTool explain --list lists all"),
        ]
    )
    func `An id that there is not gets those that may be meant`(id: String, answer: String) throws {
        let result = try BuiltTool.run("explain", id)
        #expect(result.output == "error: dovetail: there is no diagnostic \(id); \(answer)\n")
        #expect(result.status == 2)
    }

    @Test(arguments: [["held-weak", "late-closure"], ["held-weak", "--list"]])
    func `One thing is explained at a time`(_ arguments: [String]) throws {
        let result = try Command(executable: BuiltTool.url, arguments: ["explain"] + arguments).run()
        #expect(result.output.hasPrefix("error: dovetail: explain "))
        #expect(result.status == 2)
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
            .joined(separator: "\n")
    }
}
