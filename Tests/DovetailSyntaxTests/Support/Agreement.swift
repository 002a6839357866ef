import DovetailSyntax
import Foundation

/// How the scanner's view of a file differs from the oracle's.
struct Agreement {
    var declarationCount: Int
    /// Lines that only one of them has, marked `-` for the oracle's and `+` for the scanner's.
    var differences: [String]
    var problems: [String]

    init(_ file: OracleFile) {
        let bytes = FileManager.default.contents(atPath: file.path).map { [UInt8]($0) } ?? []
        let scanned = DovetailSyntax.Scanner.scan(SourceText(path: file.path, bytes: bytes))
        problems = scanned.problems.map { "\(scanned.source.location(of: $0.offset)): \($0.message)" }
        // The oracle gives `#if` around attributes as one attribute; the scanner gives the attributes. Neither spelling
        // says which of them hold, so that such declarations cannot be held against each other.
        let conditional = Set(file.declarationLines.filter { $0.contains("#if") }.map(Self.subject))
        let expected = file.declarationLines.filter { !conditional.contains(Self.subject($0)) }
        let actual = scanned.declarationLines.filter { !conditional.contains(Self.subject($0)) }
        declarationCount = expected.count
        let change = actual.sorted().difference(from: expected.sorted())
        differences = change.map { change in
            switch change {
            case .remove(_, let line, _): "- " + line
            case .insert(_, let line, _): "+ " + line
            }
        }
    }

    /// The kind and name at the head of a line.
    private static func subject(_ line: String) -> String {
        line.split(separator: " ").prefix(2).joined(separator: " ")
    }
}
