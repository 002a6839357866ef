import DeclarationComparison
import Foundation

/// Goes through what both tools printed, file by file, and prints every disagreement.
struct Comparison {
    let listsErroneous: Bool
    private var tally = ComparisonTally()
    private var lines = 0
    private var disagreements = 0
    /// What the oracle finds errors in: how many files, those where the scanner finds none, and of these the ones that it reads
    /// differently.
    private var erroneous = (files: 0, unnoticed: 0, different: 0)

    var agrees: Bool { disagreements == 0 }

    init(listsErroneous: Bool) {
        self.listsErroneous = listsErroneous
    }

    mutating func run(oracle: URL, scanner: URL) throws {
        let decoder = JSONDecoder()
        var expected = try LineReader(oracle)
        var found = try LineReader(scanner)
        while let line = try expected.next() {
            var file = try decoder.decode(FileDeclarations.self, from: line)
            guard let other = try found.next() else {
                throw Run.Failure(description: "the scanner's output ends before \(file.path)")
            }
            let scanned = try decoder.decode(FileDeclarations.self, from: other)
            guard scanned.path == file.path, scanned.bytes == file.bytes else {
                throw Run.Failure(description: "the scanner read \(scanned.path) where the oracle read \(file.path)")
            }
            let source = FileManager.default.contents(atPath: file.path) ?? Data()
            lines += source.count { $0 == UInt8(ascii: "\n") }
            file.removeBinaryNames(in: source)
            add(file, FileComparison(oracle: file, scanner: scanned))
        }
        if try found.next() != nil { throw Run.Failure(description: "the scanner read more files than the oracle") }
    }

    private mutating func add(_ file: FileDeclarations, _ comparison: FileComparison) {
        tally.add(file)
        if comparison.oracleHasErrors {
            erroneous.files += 1
            guard !comparison.scannerHasProblems else { return }
            erroneous.unnoticed += 1
            if !comparison.declarationsAgree { erroneous.different += 1 }
            if listsErroneous { print(comparison.description) }
        } else if !comparison.agrees {
            disagreements += max(comparison.missing.count, comparison.unexpected.count, 1)
            print(comparison.description)
        }
    }

    func printSummary() {
        print("compared: \(tally.description), \(lines) lines")
        print(
            "syntax errors, by the oracle: in \(erroneous.files) files; the scanner finds no fault with "
                + "\(erroneous.unnoticed) of them, and reads \(erroneous.different) of these differently"
        )
        print("disagreements: \(disagreements)")
    }
}
