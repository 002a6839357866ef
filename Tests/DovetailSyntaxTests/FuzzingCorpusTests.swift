import Foundation
import Testing

/// What fuzzing has found so far, on every test run; see `Tests/Fuzzing/run`.
@Suite struct FuzzingCorpusTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fuzzing/Corpus")

    @Test("Whatever the bytes, what the scanner says of them is consistent")
    func corpus() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
        #expect(!names.isEmpty)
        for name in names {
            let data = try Data(contentsOf: Self.folder.appendingPathComponent(name))
            let violations = ScannerInvariants.violations(in: [UInt8](data))
            #expect(violations.isEmpty, "\(name)")
        }
    }
}
