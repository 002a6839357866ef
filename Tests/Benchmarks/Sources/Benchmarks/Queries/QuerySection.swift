import Foundation

/// How long the tool takes to answer questions about large packages, sources read or not, against checking them.
struct QuerySection: Section {
    static let name = "queries"
    static let summary = "questions about graphs of 1,000 and 10,000 bindings, against `check` of the same"

    let workbench: Workbench

    func rows() throws -> [Row] {
        try [1_000, 10_000].flatMap(rows)
    }

    private func rows(of count: Int) throws -> [Row] {
        let tool = try workbench.tool("release")
        let folder = try workbench.folder("queries-\(count)")
        let old = try LargePackage(count, in: folder.appendingPathComponent("old"))
        let new = try LargePackage(count, in: folder.appendingPathComponent("new"), isEdited: true)
        let graphs = [old, new].map { $0.plan + ".graph" }
        for (package, graph) in zip([old, new], graphs) {
            _ = try Command(tool.path, ["graph", "--plan", package.plan, "--output", graph]).run()
        }
        let (asked, needed) = ("P\(count - 1)", "P10")
        var questions = [["diff", graphs[0], graphs[1]]]
        questions += [
            ["why", asked], ["why", asked, needed], ["why", needed, "--all"], ["why-not", needed],
            ["why-not", needed, asked], ["startup", "AccountScope"], ["graph", "--format", "dot"],
        ].map { $0 + ["--graph", graphs[0]] }
        // Each has the graph resolved twice, and so needs the sources.
        questions += [["impact", needed], ["impact", asked]].map { $0 + ["--plan", old.plan] }
        return try questions.map { words in
            let turns = try Turns(3) {
                try Command(tool.path, words, isQuiet: true).run().seconds
            } reference: {
                try Command(tool.path, ["check", "--plan", old.plan], isQuiet: true).run().seconds
            }
            let shown = words.map { $0.contains("/") ? "…" : $0 }.joined(separator: " ")
            return turns.row(Self.name, "\(count) bindings: \(shown)", "s", against: "`check`")
        }
    }
}
