import DeclarationComparison
import DovetailTestSupport
import Foundation
import Testing

/// The scanner against the compiler's own parser, over files that end too early; see `tools/declaration-oracle`.
@Suite(.enabled(if: OracleComparison.isOracleThere)) struct CutFileOracleTests {
    @Test("A file cut off inside of something is told of, and one that is complete is not") func agreement() throws {
        let folder = try TemporaryFolder("dovetail-cut")
        let folders = [
            Repository.root.appending(path: "Tests/Fixtures"), OracleComparison.shared.appending(path: "cases"),
        ]
        var cuts: [String] = []
        for path in folders.flatMap({ OracleComparison.files(in: $0, "swift") }) {
            let bytes = FileManager.default.contents(atPath: path) ?? Data()
            for part in 1..<8 {
                let file = folder.url.appending(path: "\(cuts.count).swift")
                try bytes.prefix(bytes.count * part / 8).write(to: file)
                cuts.append(file.path(percentEncoded: false))
            }
        }
        var toldOf = 0
        for file in try OracleComparison(cuts).files {
            let bytes = FileManager.default.contents(atPath: file.path).map { [UInt8]($0) } ?? []
            if !file.oracleHasErrors {
                #expect(!file.scannerHasProblems, "\(String(decoding: bytes, as: UTF8.self))")
            } else if Delimiters.areOpen(at: bytes) {
                #expect(file.scannerHasProblems, "\(String(decoding: bytes, as: UTF8.self))")
                toldOf += 1
            }
        }
        #expect(toldOf > 500)
    }
}

/// Counts brackets as a person would who knows only line comments and plain strings, which is all that most fixtures have.
private enum Delimiters {
    /// False also where there is more than that.
    static func areOpen(at bytes: [UInt8]) -> Bool {
        var depth = 0
        var rest = bytes[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: "/") where rest.first == byte: rest = rest.drop { $0 != UInt8(ascii: "\n") }
            case UInt8(ascii: "\""):
                let string = rest.prefix { $0 != byte && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\n") }
                rest = rest[string.endIndex...]
                guard rest.popFirst() == byte, !string.isEmpty else { return false }
            case UInt8(ascii: "/") where rest.first == UInt8(ascii: "*"): return false
            case UInt8(ascii: "#"), UInt8(ascii: "`"): return false
            default: break
            }
        }
        return depth > 0
    }
}
