import DovetailDiagnostics
import DovetailReports
import Foundation
import Testing

/// What the standard requires of a log, and what its readers need.
@Suite struct SARIFLogTests {
    private static let paths = [
        "/work/a b/Über#100%:x.swift", "/work/Sources/Kit.swift", "/elsewhere/Other Kit.swift", "Kit.swift",
    ]

    private static let diagnostics = [
        Diagnostic(
            .missingBinding,
            at: .init(path: paths[0], line: 12, column: 9),
            "nothing provides `A`",
            notes: [
                .init(.road, "`Kit` exposes `A`", at: .init(path: paths[1], line: 3, column: 9)),
                .init(.related, "it is there", at: .init(path: paths[2], line: 4, column: 1)),
                .init(.suggestion, "write `Shared(A.self) { (b: B) in A(b) }`"),
                .init(.suggestion, "or there", at: .init(path: paths[3], line: 5, column: 2)),
            ]
        ),
        Diagnostic(
            .unusedInput,
            severity: .warning,
            at: .init(path: paths[1], line: 1, column: 1),
            "nobody needs `B`"
        ),
    ]

    private typealias Object = [String: Any]

    private static func run(_ diagnostics: [Diagnostic] = diagnostics) throws -> [String: Any] {
        let log = SARIFLog(diagnostics, base: BaseFolder("/work")) { $0.column + 100 }
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(log)) as? Object
        #expect(object?["version"] as? String == "2.1.0")
        #expect((object?["$schema"] as? String)?.hasSuffix("/sarif-schema-2.1.0.json") == true)
        let runs = try #require(object?["runs"] as? [Object])
        #expect(runs.count == 1)
        return try #require(runs.first)
    }

    private static func locations(of results: [Object]) -> [Object] {
        results.flatMap { (($0["locations"] as? [Object]) ?? []) + (($0["relatedLocations"] as? [Object]) ?? []) }
    }

    private static func results(of run: Object) throws -> [Object] { try #require(run["results"] as? [Object]) }

    @Test func `the rules are those of the registry that results have, and each points at its own`() throws {
        let run = try Self.run()
        let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
        #expect(driver["name"] as? String == "Dovetail")
        let rules = try #require(driver["rules"] as? [Object])
        let ids: [DiagnosticID] = [.missingBinding, .unusedInput]
        #expect(rules.map { $0["id"] as? String } == ids.map(\.rawValue))
        for (rule, id) in zip(rules, ids) {
            #expect((rule["shortDescription"] as? Object)?["text"] as? String == id.brief)
            #expect((rule["fullDescription"] as? Object)?["text"] as? String == id.explanation.reason)
            let help = try #require(rule["help"] as? [String: String])
            for module in id.explanation.wrong + id.explanation.mended {
                #expect(help["markdown"]?.contains("```swift\n\(module.text)\n```") == true)
                let indented = module.text.replacing("\n\n", with: "\n").replacing("\n", with: "\n    ")
                #expect(help["text"]?.replacing("\n\n", with: "\n").contains("    \(indented)\n") == true)
            }
        }
        for result in try Self.results(of: run) {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
        }
        #expect(try Self.results(of: run).map { $0["level"] as? String } == ["error", "warning"])
    }

    @Test func `paths are URIs that lead back to them, relative to the base where they are in it`() throws {
        let run = try Self.run()
        let bases = try #require(run["originalUriBaseIds"] as? [String: Object])
        let base = try #require(bases["%SRCROOT%"]?["uri"] as? String)
        #expect(base == "file:///work/")
        let uris = Self.locations(of: try Self.results(of: run)).compactMap { location in
            (location["physicalLocation"] as? Object)?["artifactLocation"] as? [String: String]
        }
        #expect(
            uris == [
                ["uri": "a%20b/%C3%9Cber%23100%25%3Ax.swift", "uriBaseId": "%SRCROOT%"],
                ["uri": "Sources/Kit.swift", "uriBaseId": "%SRCROOT%"],
                ["uri": "file:///elsewhere/Other%20Kit.swift"],
                ["uri": "Kit.swift"],
                ["uri": "Sources/Kit.swift", "uriBaseId": "%SRCROOT%"],
            ]
        )
        let found = uris.dropLast().map { uri in
            URL(string: uri["uri"] ?? "", relativeTo: uri["uriBaseId"] == nil ? nil : URL(string: base))?.path
        }
        #expect(found == Self.paths)
    }

    @Test func `the unit of columns is named, and they are in it`() throws {
        let run = try Self.run()
        #expect(run["columnKind"] as? String == "unicodeCodePoints")
        let regions = Self.locations(of: try Self.results(of: run)).map { location in
            (location["physicalLocation"] as? Object)?["region"] as? [String: Int]
        }
        #expect(regions.first == ["startLine": 12, "startColumn": 109])
        let isCounted = regions.map { ($0?["startLine"] ?? 0) > 0 && ($0?["startColumn"] ?? 0) > 0 }
        #expect(!isCounted.contains(false))
    }

    @Test func `related locations are numbered, and say why they are`() throws {
        let result = try #require(try Self.results(of: Self.run()).first)
        let related = try #require(result["relatedLocations"] as? [Object])
        #expect(related.map { $0["id"] as? Int } == [0, 1, 2])
        #expect(
            related.map { ($0["message"] as? [String: String])?["text"] } == [
                "`Kit` exposes `A`", "it is there", "or there",
            ]
        )
        #expect(try Self.results(of: Self.run()).last?["relatedLocations"] == nil)
    }

    @Test func `braces in a message are no placeholders`() throws {
        let result = try #require(try Self.results(of: Self.run()).first)
        #expect(
            (result["message"] as? [String: String])?["text"]
                == "nothing provides `A`\nwrite `Shared(A.self) {{ (b: B) in A(b) }}`"
        )
    }

    @Test func `a run in which nothing is found has results, none`() throws {
        #expect(try Self.results(of: Self.run([])).isEmpty)
    }
}
