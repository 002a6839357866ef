import Foundation

/// Bytes over time, lexing and declarations, beside `wc -l` and the compiler's parser over the same files.
struct ScanningBenchmark {
    var corpus: Corpus
    var tools: [ScanningTool]
    var oracle: String?

    private static let rounds = 3

    func run() throws -> [Row] {
        var measurements = tools.map { _ in [ScanningTool.Measurement]() }
        var lineCounts: [Double] = []
        var parses: [Double] = []
        for _ in 0..<Self.rounds {
            for (index, tool) in tools.enumerated() {
                measurements[index].append(try tool.measure(corpus.paths, rounds: 2))
            }
            lineCounts += try (0..<3).map { _ in try secondsOfLineCount() }
            if let oracle { parses.append(try Command(oracle, []).run(lines: corpus.paths).seconds) }
        }
        let lineCount = lineCounts.min() ?? 0
        return zip(tools, measurements).flatMap { tool, measured in
            let lexing = measured.flatMap(\.lexing).min() ?? 0
            let scanning = measured.flatMap(\.scanning).min() ?? 0
            let bytes = measured.first?.bytes ?? 0
            let budget = tool.configuration == "debug" ? 50.0 : 200.0
            return [
                row("lexing, \(tool.configuration)", lexing, bytes, nil, lineCount, parses.min()),
                row("declarations, \(tool.configuration)", scanning, bytes, budget, lineCount, parses.min()),
            ]
        }
    }

    private func row(
        _ name: String,
        _ seconds: Double,
        _ bytes: Int,
        _ budget: Double?,
        _ lineCount: Double,
        _ parse: Double?
    ) -> Row {
        let megabytes = Double(bytes) / 1e6
        return Row(
            name: name,
            corpus: corpus.name,
            megabytes: megabytes,
            value: megabytes / seconds,
            unit: "MB/s",
            budget: budget,
            isWithinBudget: budget.map { megabytes / seconds >= $0 },
            timesOfLineCount: seconds / lineCount,
            timesFasterThanParser: parse.map { $0 / seconds }
        )
    }

    /// In pieces, as there is a limit to a command's arguments.
    private func secondsOfLineCount() throws -> Double {
        var seconds = 0.0
        for start in stride(from: 0, to: corpus.paths.count, by: 500) {
            let piece = corpus.paths[start..<min(start + 500, corpus.paths.count)]
            seconds += try Command("/usr/bin/env", ["wc", "-l"] + piece).run().seconds
        }
        return seconds
    }
}
