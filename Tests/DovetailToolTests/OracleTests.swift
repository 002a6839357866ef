import DeclarationComparison
import DovetailTestSupport
import Foundation
import Testing

/// The scanner against the compiler's own parser, over whatever Swift is at hand. `Tests/Comparison` does it for more.
@Suite(.enabled(if: OracleComparison.isOracleThere)) struct OracleTests {
    private func expectAgreement(_ paths: [String], initializers: Int) throws {
        let comparison = try OracleComparison(paths)
        #expect(comparison.files.map(\.path) == paths)
        // Nothing would be easier to agree on than nothing.
        #expect(comparison.tally.initializers >= initializers)
        for file in comparison.files where !file.agrees { Issue.record("\(file.description)") }
        // Also where the oracle finds fault: the scanner need not, but then it reads the same.
        for file in comparison.files where !file.scannerHasProblems && !file.declarationsAgree {
            Issue.record("\(file.description)")
        }
    }

    @Test(
        "Every declaration of this repository is read as the compiler's parser reads it",
        arguments: [("Sources", 50), ("Tests", 300), ("Examples", 30), ("Plugins", 0)]
    )
    func repository(folder: String, initializers: Int) throws {
        let folder = Repository.root.appending(path: folder)
        try expectAgreement(OracleComparison.files(in: folder, "swift"), initializers: initializers)
    }

    @Test("Every declaration of the reduced reports is read as the compiler's parser reads it") func cases() throws {
        let folder = OracleComparison.shared.appending(path: "cases")
        try expectAgreement(OracleComparison.files(in: folder, "swift"), initializers: 20)
    }

    @Test("Every declaration of the compiler's own libraries is read as its parser reads it") func interfaces() throws {
        let info = try Command("swiftc", ["-print-target-info"]).run(errors: .nothing).output
        let target = try JSONDecoder().decode(TargetInfo.self, from: Data(info.utf8))
        let folder = URL(filePath: target.paths.runtimeResourcePath)
        try expectAgreement(OracleComparison.files(in: folder, "swiftinterface"), initializers: 1_000)
    }

    private struct TargetInfo: Decodable {
        struct Paths: Decodable {
            var runtimeResourcePath: String
        }

        var paths: Paths
    }
}
