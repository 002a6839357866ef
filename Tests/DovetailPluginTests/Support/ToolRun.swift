import DovetailTestSupport
import Foundation

@testable import DovetailTool

/// Runs the tool by itself on the plan of a package under test, with an output of its own. Faster than a build.
struct ToolRun {
    /// The exit status.
    let status: Int32
    /// What it printed.
    let output: String
    /// What it wrote.
    let text: String

    /// - Parameter exchanged: Texts to be read in the place of files, by path.
    init(on module: String, of package: PackageCopy, exchanged: [String: String] = [:]) throws {
        let folder = try TemporaryFolder("dovetail-run")
        var plan = try JSONDecoder().decode(BuildPlan.self, from: Data(contentsOf: package.plan(of: module)))
        let output = folder.url.appending(path: "Output.swift")
        plan.output = output.path(percentEncoded: false)
        for (path, text) in exchanged {
            let stand = folder.url.appending(path: (path as NSString).lastPathComponent)
            try Data(text.utf8).write(to: stand)
            for index in plan.modules.indices {
                plan.modules[index].sources = plan.modules[index].sources.map {
                    $0 == path ? stand.path(percentEncoded: false) : $0
                }
            }
        }
        let file = folder.url.appending(path: "plan.json")
        try JSONEncoder().encode(plan).write(to: file)
        let result = try BuiltTool.run("generate", "--plan", file.path(percentEncoded: false))
        status = result.status
        self.output = result.output
        text = try String(contentsOf: output, encoding: .utf8)
    }
}
