import Foundation

/// How long the tool takes to answer questions about large packages, sources read or not.
struct QueryBenchmark {
    var tool: ScanningTool
    var counts = [1_000, 10_000]

    /// Prints a table: seconds of processor time, the best of some turns.
    func run() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("large-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for count in counts {
            let old = try LargePackage(count, in: folder.appendingPathComponent("old\(count)"))
            let new = try LargePackage(count, in: folder.appendingPathComponent("new\(count)"), isEdited: true)
            let graphs = [old, new].map { $0.plan + ".graph" }
            print("\(count) bindings, \(tool.configuration) tool, seconds of processor time:")
            try measure("check", "--plan", old.plan)
            for (package, graph) in zip([old, new], graphs) {
                try measure("graph", "--plan", package.plan, "--output", graph)
            }
            let size = try Data(contentsOf: URL(fileURLWithPath: graphs[0])).count
            print("  the graph has \(size / 1_000) kB")
            try measure("diff", graphs[0], graphs[1])
            try measure("diff", graphs[0], graphs[0])
            try measure("startup", "AccountScope", "--graph", graphs[0])
            let (asked, needed) = ("P\(count - 1)", "P10")
            let questions = [
                ["why", asked], ["why", asked, needed], ["why", needed, "--all"], ["why-not", needed],
                ["why-not", needed, asked], ["graph", "--format", "dot"],
            ]
            for words in questions { try measure(words + ["--graph", graphs[0]]) }
            // Each has the graph resolved twice, and so needs the sources.
            for words in [["impact", needed], ["impact", asked]] { try measure(words + ["--plan", old.plan]) }
        }
    }

    private func measure(_ words: String...) throws { try measure(words) }

    private func measure(_ words: [String]) throws {
        var best: Double?
        for _ in 0..<3 {
            // A verb that there is not yet is told as that.
            guard let seconds = try? Command(tool.path, words).run().seconds else { continue }
            best = min(best ?? seconds, seconds)
        }
        let shown = words.map { $0.contains("/") ? "…" : $0 }.joined(separator: " ")
        print("  \(best.map { String(format: "%6.2f", $0) } ?? " fails")  \(shown)")
    }
}
