import DovetailTestSupport
import Foundation
import Testing

/// The tables of what other tools do, in `Tests/Peers`, are held to the fixtures that they name.
@Suite struct PeerTableTests {
    private struct Row: CustomTestStringConvertible, Sendable {
        var table: String
        var behaviour: String
        var answer: String

        var testDescription: String { "\(table): \(behaviour)" }
    }

    private static let rows: [Row] = tables.flatMap(rows)

    @Test func everyPeerHasItsTable() {
        #expect(
            Self.tables.map(\.lastPathComponent) == ["DaggerAndMetro.md", "Needle.md", "SafeDI.md", "Swinject.md"]
        )
        #expect(Self.rows.count > 150)
    }

    @Test(arguments: rows)
    private func `is shown by fixtures that there are`(_ row: Row) throws {
        let claims = try Self.claims(in: row.answer)
        #expect(!claims.isEmpty, "names no fixture")
        for (fixture, line) in claims {
            let want = Repository.fixtures.appending(path: "\(fixture)/Want")
            let shown = ["output.txt", "findings.txt"].compactMap {
                try? String(contentsOf: want.appending(path: $0), encoding: .utf8)
            }
            #expect(!shown.isEmpty, "there is no fixture \(fixture)")
            if let line { #expect(shown.contains { $0.contains(line) }, "\(fixture) does not show \"\(line)\"") }
        }
    }

    private static var tables: [URL] {
        let folder = Repository.root.appending(path: "Tests/Peers")
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).filter { $0.pathExtension == "md" && $0.lastPathComponent != "README.md" }
            .sorted { $0.path < $1.path }
    }

    private static func rows(of table: URL) -> [Row] {
        let text = (try? String(contentsOf: table, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return Row(
                table: table.deletingPathExtension().lastPathComponent,
                behaviour: cells[0],
                answer: cells.count == 3 ? cells[2] : ""
            )
        }
    }

    /// The fixtures that an answer names, each with the text behind its colon: "`Name`: what it prints; `Other`".
    private static func claims(in answer: String) throws -> [(fixture: String, line: String?)] {
        var text = answer[...]
        if text.hasPrefix("Differs") {
            guard let start = text.range(of: ". `", options: .backwards)?.lowerBound else { return [] }
            text = text[start...].dropFirst(2)
        }
        return text.split(separator: "; ").compactMap { claim in
            guard let match = claim.prefixMatch(of: /`([A-Z][A-Za-z]+)`(?:: (.+))?/) else { return nil }
            return (String(match.1), match.2.map(String.init))
        }
    }
}
