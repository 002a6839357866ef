import DeclarationComparison
import DovetailTestSupport
import Foundation
import Testing

/// The lexer against the compiler's own parser, over files made to mislead it; see `tools/declaration-oracle`.
@Suite(.enabled(if: OracleComparison.isOracleThere)) struct HiddenDelimiterTests {
    @Test("What hides a delimiter from the compiler hides it from the scanner") func agreement() throws {
        let folder = try TemporaryFolder("dovetail-hidden")
        let paths = try HiddenDelimiters.sources.enumerated().map { index, source in
            let file = folder.url.appending(path: "\(index).swift")
            try Data(source.utf8).write(to: file)
            return file.path(percentEncoded: false)
        }
        let files = try OracleComparison(paths).files
        #expect(files.count == paths.count)
        // The table holds what no compiler accepts, too: there is nothing to compare then.
        #expect(files.count { !$0.oracleHasErrors } > 5_000)
        for file in files where !file.agrees {
            Issue.record("\(try String(contentsOfFile: file.path, encoding: .utf8))\n\(file.description)")
        }
    }
}
