import Foundation

/// Measures what Dovetail promises, prints a table and writes the same as JSON:
///
///     swift run --package-path Tests/Benchmarks Benchmarks [folder or list of Swift files …]
///     swift run --package-path Tests/Benchmarks Benchmarks --queries
///
/// The second measures questions about graphs of up to 10,000 bindings instead, and writes nothing.
///
/// What is compared is run in turns, and of each the best turn counts: machines with other work give the same ratios.
@main
enum Benchmarks {
    static func main() {
        do {
            try measure()
        } catch {
            print("error: \(error)")
            exit(1)
        }
    }

    private static func measure() throws {
        let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        if CommandLine.arguments.dropFirst().first == "--queries" {
            try QueryBenchmark(tool: ScanningTool.build("release", in: repository)).run()
            return
        }
        let tools = try ["debug", "release"].map { try ScanningTool.build($0, in: repository) }
        var corpora = [try Corpus.repository(repository), try Corpus.interfacesOfToolchain()]
        corpora += try CommandLine.arguments.dropFirst().map(Corpus.given)

        var rows: [Row] = []
        for corpus in corpora where !corpus.paths.isEmpty {
            rows += try ScanningBenchmark(corpus: corpus, tools: tools, oracle: oracle(beside: repository)).run()
        }
        rows += try tools.flatMap { try MemoryBenchmark(tool: $0).run() }

        print(Row.table(rows))
        let output = repository.appendingPathComponent("Tests/Benchmarks/.build/benchmarks.json")
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(rows).write(to: output)
        print("\nwritten to \(output.path)")
    }

    /// The compiler's own parser as a program; it is no part of the repository, and may not be there.
    private static func oracle(beside repository: URL) -> String? {
        let path = repository.deletingLastPathComponent()
            .appendingPathComponent("shared/tools/declaration-oracle/oracle").path
        return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }
}
