import DeclarationComparison
import Foundation

/// Holds the scanner against the compiler's own parser, over the Swift files that standard input lists; README.md beside the package says how.
///
/// Every type, extension, type alias, initializer, property and import outside of bodies is compared, with all that both print of it but
/// blanks, comments and backticks: names, places, generics, inherited types, labels, types, defaults, effects, modifiers and attributes with
/// their conditions. `-` is before what only the oracle sees, `+` before what only the scanner does.
@main
enum CompareDeclarations {
    static let usage = "usage: CompareDeclarations --oracle FILE --tool FILE [--list-erroneous] < list-of-paths"

    static func main() {
        do {
            exit(try run(Array(CommandLine.arguments.dropFirst())) ? 0 : 1)
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            exit(2)
        }
    }

    /// Gives back whether the two agree.
    private static func run(_ arguments: [String]) throws -> Bool {
        guard let oracle = value(of: "--oracle", in: arguments), let tool = value(of: "--tool", in: arguments) else {
            throw Run.Failure(description: usage)
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "comparison-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = folder.appending(path: "paths")
        try FileHandle.standardInput.readDataToEndOfFile().write(to: paths)

        let expected = try Run(oracle, [], paths: paths, output: folder.appending(path: "oracle.jsonl"))
        let found = try Run(tool, ["declarations"], paths: paths, output: folder.appending(path: "tool.jsonl"))
        var comparison = Comparison(listsErroneous: arguments.contains("--list-erroneous"))
        try comparison.run(oracle: expected.output, scanner: found.output)
        comparison.printSummary()
        print("times: oracle \(expected.duration), scanner \(found.duration)")
        guard expected.status == 0, found.status == 0 else {
            throw Run.Failure(description: "the oracle ended with \(expected.status), the scanner with \(found.status)")
        }
        return comparison.agrees
    }

    private static func value(of option: String, in arguments: [String]) -> String? {
        guard let index = arguments.firstIndex(of: option), index + 1 < arguments.count else { return nil }
        return arguments[index + 1]
    }
}
