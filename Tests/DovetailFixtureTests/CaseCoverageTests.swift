import DovetailTestSupport
import Foundation
import Testing

/// Each reduced public bug report has a fixture, or a test of the plugin where it is about builds, that names it.
@Suite struct CaseCoverageTests {
    @Test func `every reported fault is named by a fixture or a plugin test`() throws {
        let list = Repository.root.deletingLastPathComponent().appending(path: "shared/cases/README.md")
        // The reports stand beside a checkout, and not in it.
        guard let text = try? String(contentsOf: list, encoding: .utf8) else { return }
        let cases = text.split(separator: "\n").filter { $0.hasPrefix("## case") }.compactMap {
            $0.split(separator: " ").dropFirst().first
        }
        .map(String.init)
        #expect(cases.count >= 28)
        let named = try Self.casesNamed(in: ["Tests/Fixtures", "Tests/DovetailPluginTests"])
        #expect(cases.filter { !named.contains($0) } == [])
    }

    private static func casesNamed(in folders: [String]) throws -> Set<String> {
        var named: Set<String> = []
        for folder in folders {
            let url = Repository.root.appending(path: folder)
            let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
            for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
                for line in try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline)
                where line.contains("//") {
                    named.formUnion(line.matches(of: /case\d\d/).map { String($0.output) })
                }
            }
        }
        return named
    }
}
