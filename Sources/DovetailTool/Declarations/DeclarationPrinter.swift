import DovetailSyntax

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The work of `DovetailTool declarations`, which only tests use: prints what the scanner reads of the files that standard input lists.
enum DeclarationPrinter {
    /// Prints a line for each file that can be read.
    static func run() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        while let path = readLine() {
            do {
                let file = Scanner.scan(SourceText(path: path, bytes: try PlanFile.bytes(of: path)))
                print(String(decoding: try encoder.encode(DeclarationRecord(file)), as: UTF8.self))
            } catch let failure as PlanFile.Failure {
                StandardStream.error.write("error: dovetail: \(failure)\n")
            }
        }
    }
}
