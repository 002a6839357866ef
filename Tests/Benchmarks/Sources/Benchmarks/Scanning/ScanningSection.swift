import Foundation

/// Bytes over time, lexing and declarations, beside `wc -l` and the compiler's parser over the same files.
struct ScanningSection: Section {
    static let name = "scanning"
    static let summary = "lexing and reading declarations, against the compiler's parser and `wc -l`"
    static let minutes = 3

    let workbench: Workbench

    private static let rounds = 3

    func rows() throws -> [Row] {
        var corpora = [try Corpus.repository(workbench.repository), try Corpus.interfacesOfToolchain()]
        corpora += try workbench.corpora.map(Corpus.given)
        return try corpora.filter { !$0.paths.isEmpty }.flatMap(rows)
    }

    private func rows(of corpus: Corpus) throws -> [Row] {
        let tools = try ["debug", "release"].map(workbench.tool)
        var measurements = tools.map { _ in [Tool.Measurement]() }
        var lineCounts: [Double] = []
        var parses: [Double] = []
        for _ in 0..<Self.rounds {
            for (index, tool) in tools.enumerated() {
                measurements[index].append(try tool.measureScanning(corpus.paths, rounds: 2))
            }
            lineCounts += try (0..<3).map { _ in try secondsOfLineCount(corpus) }
            if let oracle = workbench.oracle { parses.append(try Command(oracle, []).run(lines: corpus.paths).seconds) }
        }
        return zip(tools, measurements).flatMap { tool, measured in
            let megabytes = Double(measured.first?.bytes ?? 0) / 1e6
            let size = "\(corpus.name), \(Table.number(megabytes)) MB, \(tool.configuration)"
            let reference = parses.min().map { Row.Reference(name: "the compiler's parser", value: megabytes / $0) }
            let lines = lineCounts.min().map { Row.Reference(name: "`wc -l`", value: megabytes / $0) }
            let scanning = megabytes / (measured.flatMap(\.scanning).min() ?? 0)
            let lexing = megabytes / (measured.flatMap(\.lexing).min() ?? 0)
            let least = tool.configuration == "debug" ? 50.0 : 200.0
            let budget = Budget(promise: "scanning Swift", limit: .atLeast(least))
            return [
                Row(
                    Self.name,
                    "declarations: \(size)",
                    scanning,
                    "MB/s",
                    against: reference,
                    budget: budget,
                    note: measured.first.map { note(of: $0, lexing: scanning / lexing, corpus) }
                ),
                Row(Self.name, "declarations: \(size)", scanning, "MB/s", against: lines),
                Row(Self.name, "lexing: \(size)", lexing, "MB/s", against: lines),
            ]
        }
    }

    /// What the input is like, and what is not compared.
    private func note(of measurement: Tool.Measurement, lexing share: Double, _ corpus: Corpus) -> String {
        let tokens = Double(measurement.tokens) / Double(measurement.bytes) * 1_000
        let input =
            "\(Table.number(tokens)) tokens in each KB, of which lexing takes \(Table.number(share * 100)) % of the time"
        let isCompared = workbench.oracle != nil
        return [input, corpus.reason, isCompared ? nil : Self.withoutOracle].compactMap(\.self).joined(separator: "; ")
    }

    private static let withoutOracle = """
        not compared with the compiler's parser, as the program that runs it, \(Workbench.placeOfOracle), is not there beside the checkout
        """

    /// In pieces, as there is a limit to a command's arguments.
    private func secondsOfLineCount(_ corpus: Corpus) throws -> Double {
        var seconds = 0.0
        for start in stride(from: 0, to: corpus.paths.count, by: 500) {
            let piece = corpus.paths[start..<min(start + 500, corpus.paths.count)]
            seconds += try Command("/usr/bin/env", ["wc", "-l"] + piece).run().seconds
        }
        return seconds
    }
}
