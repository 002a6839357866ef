import Foundation
import Workload

/// How long the tool takes to answer questions about large packages, sources read or not, against checking them.
struct QuerySection: Section {
    static let name = "queries"
    static let summary = "questions about graphs of 1,000 and 10,000 bindings, against `check` of the same"
    static let minutes = 2

    let workbench: Workbench

    func rows() throws -> [Row] {
        try [1_000, 10_000].flatMap(rows)
    }

    private func rows(of count: Int) throws -> [Row] {
        let tool = try workbench.tool("release")
        let folder = try workbench.folder("queries-\(count)")
        let old = PackageModel(PackageModel.Size(registrations: count))
        let plan = try written(old, to: folder.appendingPathComponent("old"))
        let other = try written(Self.edited(old), to: folder.appendingPathComponent("new"))
        let graphs = [plan, other].map { $0 + ".graph" }
        for (plan, graph) in zip([plan, other], graphs) {
            _ = try Command(tool.path, ["graph", "--plan", plan, "--output", graph]).run()
        }
        let (asked, needed) = Self.ends(of: old)
        var questions = [["diff", graphs[0], graphs[1]]]
        questions += [
            ["why", asked], ["why", asked, needed], ["why", needed, "--all"], ["why-not", needed],
            ["why-not", needed, asked], ["startup", "AccountScope"], ["graph", "--format", "dot"],
        ].map { $0 + ["--graph", graphs[0]] }
        // Each has the graph resolved twice, and so needs the sources.
        questions += [["impact", needed], ["impact", asked]].map { $0 + ["--plan", plan] }
        return try questions.map { words in
            let turns = try Turns(3) {
                try answer(to: words, tool)
            } reference: {
                try Command(tool.path, ["check", "--plan", plan], isQuiet: true).run().seconds
            }
            let shown = words.map { $0.contains("/") ? "…" : $0 }.joined(separator: " ")
            return turns.row(Self.name, "\(count) bindings: \(shown)", "s", against: "`check`")
        }
    }

    /// How long an answer takes, in seconds, which is one only if it says what was asked for.
    ///
    /// `why-not` of what is there ends with 1, as does `why` of what is not. So does a verb that fails, with nothing on its standard output.
    private func answer(to words: [String], _ tool: Tool) throws -> Double {
        let outcome = try Command(tool.path, words, isQuiet: true).run(
            expecting: words.first?.hasPrefix("why") == true ? [0, 1] : [0]
        )
        let text = String(decoding: outcome.output, as: UTF8.self)
        // What is asked about is named in its answer; a graph and a difference are as long as what they are of.
        let isAboutOne = ["why", "why-not", "impact"].contains(words[0])
        let isNamed = !isAboutOne || text.contains(words[1].replacingOccurrences(of: "any ", with: ""))
        guard isNamed, !text.allSatisfy(\.isWhitespace) else { throw NoAnswer(question: words, output: text) }
        return outcome.seconds
    }

    private struct NoAnswer: Error, CustomStringConvertible {
        var question: [String]
        var output: String

        var description: String { "\(question.joined(separator: " ")): no answer but \(output.prefix(200))" }
    }

    private func written(_ package: PackageModel, to folder: URL) throws -> String {
        let renderer = PackageRenderer(package)
        try renderer.write(to: folder)
        return try renderer.writePlan(in: folder)
    }

    /// With a need and a lifetime that are others.
    private static func edited(_ package: PackageModel) -> PackageModel {
        let middle = package.objects.indices.last { package.objects[$0].lifetime == .transient }
        var edited = middle.map { package.adding(needOf: $0) } ?? package
        if let shared = edited.objects.indices.last(where: { edited.objects[$0].lifetime == .shared }) {
            edited.objects[shared].lifetime = .lazy
        }
        return edited
    }

    /// The last root that needs something, and the end of the road of its first needs.
    private static func ends(of package: PackageModel) -> (root: String, end: String) {
        let needy = package.exposed.last { $0.parameters.contains { $0.object != nil } }
        guard let root = needy else { return ("Kit", "Kit") }
        var end = root
        while let next = end.parameters.lazy.compactMap(\.object).first { end = package.objects[next] }
        return (root.typeName, end.lifetime == .input ? end.requested : end.typeName)
    }
}
