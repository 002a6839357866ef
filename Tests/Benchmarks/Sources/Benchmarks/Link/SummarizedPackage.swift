import Foundation
import Workload

/// A workload on disk, and the command lines of the two ways to its composition: in one step from its sources, and in two by way of summaries.
struct SummarizedPackage {
    private struct Plan: Codable {
        var version: Int
        var target: String
        var output: String
        var modules: [Module]
    }

    struct Module: Codable {
        var name: String
        var package: String
        var dependencies: [String]
        var conditions: [String]
        var sources: [String]
    }

    let modules: [Module]
    let registrations: Int
    /// Of the sources.
    let bytes: Int
    private let plan = "plan.json"
    private let output: String
    private let folder: URL

    init(registrations: Int, in folder: URL) throws {
        let renderer = PackageRenderer(PackageModel(PackageModel.Size(registrations: registrations)))
        try renderer.write(to: folder)
        let written = try renderer.writePlan(in: folder)
        var plan = try JSONDecoder().decode(Plan.self, from: Data(contentsOf: URL(fileURLWithPath: written)))
        // As seen from the folder, which is how other build systems name files.
        for index in plan.modules.indices {
            plan.modules[index].sources = plan.modules[index].sources.map { path in
                path.hasPrefix(folder.path + "/") ? String(path.dropFirst(folder.path.count + 1)) : path
            }
        }
        (modules, output) = (plan.modules, plan.output)
        try JSONEncoder().encode(plan).write(to: folder.appendingPathComponent(self.plan))
        self.folder = folder
        self.registrations = registrations
        bytes = renderer.byteCount
        for module in modules {
            let list = module.sources.joined(separator: "\n")
            try Data(list.utf8).write(to: folder.appendingPathComponent("\(module.name).sources"))
        }
    }

    var paths: [String] { modules.flatMap(\.sources).map { folder.appendingPathComponent($0).path } }

    /// Seconds of the processor.
    func generate(_ tool: Tool) throws -> Double {
        try Command(tool.path, ["generate", "--plan", plan], in: folder.path).run().seconds
    }

    func summarize(_ module: Module, _ tool: Tool) throws -> Double {
        var arguments = ["summarize", "--module", module.name, "--package", module.package]
        for dependency in module.dependencies { arguments += ["--dependency", dependency] }
        arguments += ["--output", "\(module.name).summary", "@\(module.name).sources"]
        return try Command(tool.path, arguments, in: folder.path).run().seconds
    }

    func summarizeAll(_ tool: Tool) throws -> Double { try modules.reduce(0) { $0 + (try summarize($1, tool)) } }

    func link(_ tool: Tool) throws -> Double {
        let summaries = modules.map { "\($0.name).summary" }
        let arguments = ["link", "--target", PackageModel.product, "--output", "linked.swift"] + summaries
        return try Command(tool.path, arguments, in: folder.path).run().seconds
    }

    struct OtherBytes: Error, CustomStringConvertible {
        var description: String { "what is linked from summaries is not what is written in one step" }
    }

    /// Throws unless both ways wrote the same.
    func verify() throws {
        let linked = try Data(contentsOf: folder.appendingPathComponent("linked.swift"))
        guard try linked == Data(contentsOf: URL(fileURLWithPath: output)) else { throw OtherBytes() }
    }

    func bytesOfSummaries() throws -> Int {
        try modules.reduce(0) { $0 + (try Data(contentsOf: folder.appendingPathComponent("\($1.name).summary")).count) }
    }
}
