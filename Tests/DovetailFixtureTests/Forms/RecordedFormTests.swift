import DovetailDiagnostics
import DovetailTestSupport
import Foundation
import Testing

/// What is recorded of findings, in each form that they are told in.
@Suite struct RecordedFormTests {
    private static let all = Fixture.all.filter { fixture in
        FileManager.default.fileExists(atPath: file("findings.txt", of: fixture).path(percentEncoded: false))
    }

    private static func file(_ name: String, of fixture: Fixture) -> URL {
        fixture.folder.appending(path: "Want").appending(path: name)
    }

    /// The ids of what a fixture reports, in order, as each form has them.
    private struct Ids {
        var text: [String]
        var json: [String]
        var sarif: [String]
        var github: [String]

        init(_ fixture: Fixture) throws {
            let want = try fixture.want()
            text = Self.lines(want["findings.txt"]).compactMap(Self.id)
            json = try Self.objects(want["findings.json"], "findings").compactMap { $0["id"] as? String }
            let run = try Self.objects(want["findings.sarif"], "runs").first
            sarif = (run?["results"] as? [[String: Any]] ?? []).compactMap { $0["ruleId"] as? String }
            github = Self.lines(want["findings.github"]).compactMap { line in
                line.firstMatch(of: /^::(?:error|warning) [^:]*,title=([a-z-]+)::/).map { String($0.output.1) }
            }
        }

        private static func lines(_ text: String?) -> [Substring] { text?.split(separator: "\n") ?? [] }

        private static func objects(_ text: String?, _ member: String) throws -> [[String: Any]] {
            let object = try JSONSerialization.jsonObject(with: Data((text ?? "{}").utf8)) as? [String: Any]
            return object?[member] as? [[String: Any]] ?? []
        }

        /// What stands in brackets at the end of a line that isn't a note.
        private static func id(of line: Substring) -> String? {
            guard line.last == "]", !line.contains(": note: "), let start = line.lastIndex(of: "[") else { return nil }
            return String(line[start...].dropFirst().dropLast())
        }
    }

    @Test(arguments: all)
    func `all forms of a fixture tell of the same`(_ fixture: Fixture) throws {
        let ids = try Ids(fixture)
        #expect(!ids.text.isEmpty)
        #expect(ids.json == ids.text)
        #expect(ids.sarif == ids.text)
        #expect(ids.github == ids.text)
    }

    @Test(
        .disabled(if: ProcessInfo.processInfo.environment["DOVETAIL_FIXTURE"] != nil, "not all fixtures are looked at")
    )
    func `every id is shown by a fixture in every form`() throws {
        var left = Set(DiagnosticID.allCases.map(\.rawValue))
        for fixture in Self.all {
            let ids = try Ids(fixture)
            left.subtract(Set(ids.text).intersection(ids.json).intersection(ids.sarif).intersection(ids.github))
        }
        #expect(left.sorted() == [])
    }

    @Test(arguments: all)
    func `a recorded log is what the standard requires, and its places are there`(_ fixture: Fixture) throws {
        let log = try Data(contentsOf: Self.file("findings.sarif", of: fixture))
        #expect(SARIFCheck(log, folder: fixture.folder).faults == [])
    }

    /// What is done to a log that is sound, and what is to be said of it.
    private static let damages: [(String, String, String)] = [
        (#""version" : "2.1.0""#, #""version" : "2.0.0""#, "$.version is not 2.1.0"),
        (#""results" : ["#, #""findings" : ["#, "$.runs[0] has no results"),
        (#""level" : "error""#, #""level" : "fatal""#, "level is none of"),
        (#""ruleIndex" : 0"#, #""ruleIndex" : 1"#, "ruleIndex does not point at its rule"),
        (#""ruleId" : "missing-binding""#, #""ruleId" : "missing""#, "ruleIndex does not point at its rule"),
        (#""startColumn" : "#, #""startColumn" : -"#, "startColumn is no number"),
        (#""startColumn" : "#, #""startColumn" : 100"#, "has no place"),
        (#""startLine" : "#, #""startLine" : 0, "endLine" : "#, "unknown member endLine"),
        (#""startLine" : "#, #""startLine" : 999"#, "has no place"),
        ("%20", " ", "is no relative URI"),
        ("%25", "%", "is no relative URI"),
        ("%23", "#", "is no relative URI"),
        ("%C3%9C", "Ü", "is no relative URI"),
        (#""uri" : "App/"#, #""uri" : "/App/"#, "is no relative URI"),
        (#""uriBaseId" : "%SRCROOT%""#, #""uriBaseId" : "ROOT""#, "is relative to nothing that is told"),
        ("file:///", "file:", "%SRCROOT% is no folder's URI"),
        (#""text" : ""#, #""text" : 1, "lost" : ""#, "text is no text, or empty"),
        (#""help" : {"#, #""helpText" : {"#, "has no help"),
        (#""id" : 1"#, #""id" : 0"#, "related locations are not told apart"),
    ]

    @Test(arguments: damages)
    func `a log that is broken is told of`(_ sound: String, _ broken: String, _ fault: String) throws {
        let names = ["OddlyNamedFilesAreToldOfInEveryForm", "CyclesWithoutClosuresAreReportedEdgeByEdge"]
        let logs = try names.map { name in
            let folder = Repository.fixtures.appending(path: name)
            let file = folder.appending(path: "Want/findings.sarif")
            return (folder: folder, text: try String(contentsOf: file, encoding: .utf8))
        }
        let (folder, log) = try #require(logs.first { $0.text.contains(sound) })
        let damaged = log.replacing(sound, with: broken)
        let faults = SARIFCheck(Data(damaged.utf8), folder: folder).faults
        #expect(faults.contains { $0.contains(fault) }, "\(faults)")
    }
}
